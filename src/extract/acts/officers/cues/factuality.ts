// Factuality of a cue: whether the text states the change as a fact, or as hypothetical, possible, rejected, withdrawn or
// postponed.

import { has, isSign, isUpper, isWord, type Token } from '../tokens.ts'
import { wordsOf } from './found-cue.ts'
import { endsLater } from './mandate-ends.ts'

/** `jusqu'à révocation`, `en cas de démission`, `sans désignation de valeur nominale`: hypothetical. */
export function isHypothetical(tokens: readonly Token[], at: number): boolean {
  if (confirmsStatement(tokens, at) || isFuture(tokens, at) || isInCaseOf(tokens, at)) return true
  if (BY_MISTAKE.test(wordsOf(tokens, at - 4, at + 5))) return true
  if (NOT_REVOKED.test(wordsOf(tokens, at - 2, at + 1))) return true
  if (MISSTATED.test(wordsOf(tokens, at - STATED_REACH, at))) return true
  // `s'appelle désormais SA Y`
  if (/^appel/.test(tokens[at]?.fold ?? '') && /^s['’]?$/.test(tokens[at - 1]?.fold ?? '')) return true
  // `cesse d'être chargé de la gestion journalière`: the first verb is the change.
  if (/\bcess(?:e|ent|era|eront|er) d' ?etre$/.test(wordsOf(tokens, at - 4, at))) return true
  if (/^(?:verval|verstr|afloopt)/.test(tokens[at]?.fold ?? '') && endsLater(tokens, at)) return true
  // `ontslaat de voorzitter van de voorlezing van het verslag`
  if (/^ontsla/.test(tokens[at]?.fold ?? '') && /\bvoorlezing\b/.test(wordsOf(tokens, at, at + 12)))
    return true
  return (
    /(?:jusqu' ?a|sauf|sans|en cas de|avant|sauf cas de|faute de|depuis|(?:sinds|seit)(?: (?:het|dem|der))?|ordre du jour|woonplaats|na|zonder|ohne|behoudens|bis zur)(?: (?:la|leur|sa|cette|une|l'|de))?$/.test(
      wordsOf(tokens, at - 4, at),
    ) || /^de (?:valeur|parts|sa propre|domicile)/.test(wordsOf(tokens, at + 1, at + 3))
  )
}

// `son gérant, désigné par l'acte constitutif, mandat non révoqué à ce jour`
const NOT_REVOKED = /\b(?:non|niet|nicht) (?:encore )?(?:revoque|herroepen|widerrufen)/

// `a été nommée par erreur`
const BY_MISTAKE =
  /\b(?:par erreur|erronement|ten onrechte|bij vergissing|verkeerdelijk|irrtumlich|versehentlich)/

const STATED_REACH = 24 // tokens
// `werd verkeerdelijk vermeld dat`, `il a été mentionné par erreur que`; `date à laquelle elle sera remplacée`
const MISSTATED = new RegExp(
  String.raw`(?:${BY_MISTAKE.source})[^.;]{0,30}? (?:dat|que|dass)\b[^.;]*$|\bdate a laquelle\b[^.;,]*$`,
)

// `En cas de cessation de ses fonctions, sont désignés :`, `Le décès, l'interdiction ou la faillite de X entraîne`
function isInCaseOf(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - CASE_REACH), at)
  const start = at - before.length + before.findLastIndex(token => isSign(token, '.;:')) + 1
  const opens = (place: number): boolean => IN_CASE_OF.test(wordsOf(tokens, place, place + 4))
  if (opens(start)) return true
  // `qui accepte` / `En cas de décès de X, est nommé :`: the sentence before has no full stop.
  const line = tokens.slice(start, at).findLastIndex(token => token.opens && isUpper(token))
  if (line >= 0 && opens(start + line)) return true
  return (
    /^(?:deces|overlijden|tod)$/.test(tokens[at]?.fold ?? '') &&
    /\b(?:interdiction|deconfiture|incapacite|onbekwaamheid|onbekwaamverklaring|entmundigung|unfahigkeit)\b/.test(
      wordsOf(tokens, at, at + 14),
    )
  )
}

const CASE_REACH = 50 // tokens, within a sentence
/** Words that open a conditional sentence. */
export const IN_CASE_OF =
  /^(?:en cas d|au cas ou|dans l'hypothese|in geval van|im falle|falls|indien (?!nodig)|zolang|tant que|solange|sofern|si (?:le|la|l'|les|un|une|m|monsieur|madame|mme)\b|wenn)/

// `zal worden voorgesteld om X te benoemen`, within the same clause.
function isFuture(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - FUTURE_REACH), at)
  const clause = before.slice(before.findLastIndex(token => isSign(token, ',.;:')) + 1)
  // `tot de vergadering die zal beraadslagen`: not the clause of the cue.
  return clause.some(
    ({ fold }, at) => /^(?:zal|zullen)$/.test(fold) && !/vergadering die$/.test(wordsOf(clause, at - 2, at)),
  )
}

const FUTURE_REACH = 16 // tokens

// `confirme que l'assemblée a été convoquée`
function confirmsStatement(tokens: readonly Token[], at: number): boolean {
  // `confirme que le mandat de X prend fin`: the verb behind states the change.
  if (/^confirme(?:nt)?$/.test(tokens[at]?.fold ?? '') && tokens[at + 1]?.fold === 'que') return true
  if (
    /^(?:bevestigt|bevestigen|bestatigt)$/.test(tokens[at]?.fold ?? '') &&
    /^(?:dat|dass)$/.test(tokens[at + 1]?.fold ?? '')
  )
    return true
  return (
    /^confirme/.test(tokens[at]?.fold ?? '') &&
    tokens
      .slice(at + 1, at + 10)
      .some(
        ({ fold }, index, near) =>
          /^(?:que|qu')$/.test(fold) && !/^(?:tant|autant)$/.test(near[index - 1]?.fold ?? ''),
      ) &&
    !tokens.slice(at + 1, at + 4).some(token => has(token, 'mandate') || token.class.cues?.length)
  )
}

// Changes that are rejected, withdrawn, postponed or merely possible.

const REACH = 30 // tokens, within a sentence

// `rejette la proposition de révoquer`, `weigert het ontslag`, `reporte la nomination`
const REJECTS =
  /^(?:rejette(?:nt)?|refuse(?:nt)?|verwerpt|verwerpen|weigert|weigeren|lehnt|lehnen|report(?:e|ent|er)|ajourne(?:nt)?|ajourner|suspend(?:u|re)?|schorst|verdaagt|verdagen|vertagt|vertagen|verschiebt|verschieben)$/
// `peut être révoqué`, `devait démissionner`, `serait nommée`
const FRENCH_MODAL =
  /\b(?:peu(?:t|vent)|pourr(?:a|ont|ait|aient)|doi(?:t|vent)|dev(?:ra|ront|ait|aient|rait|raient)|serai(?:t|ent))(?: (?:pas|plus|etre|mettre|se|en|aussi|egalement|toujours|ainsi|valablement|a tout moment))*$/
// `kan worden ontslagen`, `kann abberufen werden`, `ontslag zou nemen`: nothing but the object between the verbs.
const MODAL =
  /\b(?:kan|kunnen|kon|konden|mag|mogen|zou|zouden|kann|konnen|konnte|konnten)\b(?!.* (?:en|und|die|dat)\b)(?!.* (?:te|zu)$)/
const AFTER_MODAL = /\b(?:worden|nemen|werden|zijn|sein)\b|^[a-z]+(?:en|aan)\b/
// `a retiré sa démission`, `annulation de la nomination`, `intrekking van het ontslag`
const WITHDRAWS =
  /\b(?:retir(?:e|ent|er|ant)|annul(?:e|ent|er|ation)|revien(?:t|nent) sur|renonce a|malgre(?: (?:la|les) demandes?)?|(?:ziet|zien) af van|niet over tot|intrekking|annulering|trekt|trekken|ziehe?t?)(?: (?:a|de|du|des|sa|son|ses|la|le|les|l'|leur|zijn|haar|hun|van|het|die|der|ihren?|seinen?))*$/
// `vraagt het ontslag van X`
const REQUESTS =
  /\b(?:vraagt|vragen|eist|eisen|verlangt|fordert|fordern|beantragt) (?:het|de|die|den)$|\bpas fait l' ?objet d' ?une demande de$/
// `propose à la prochaine assemblée de nommer`; what is proposed to this meeting is usually adopted.
const PROPOSES = /\b(?:propose(?:nt|ra|ront)?|schlagt|schlagen) .*\b(?:prochaine|nachsten?)\b/
// `n'est pas acceptée`, `wordt verworpen`, `wird abgelehnt`, `heeft ingetrokken`
const CANCELLED =
  /\b(?:n' ?(?:est|a|ont)|ne sont) pas (?:ete )?(?:accepte|approuve|adopte|retenu|suivi)|\b(?:est|sont|ete) (?:rejete|refuse|retire|annule)|\bniet (?:aanvaard|goedgekeurd|aangenomen|weerhouden)|\b(?:wordt|worden|werd|werden|is|zijn) (?:verworpen|afgewezen|geweigerd|ingetrokken|geannuleerd|vernietigd|uitgesteld)|\bvernietigd$|\b(?:was|is|waren|zijn) nietig\b|\best nulle?\b|\bist nichtig\b|\buit tot (?:een|de) (?:volgende|latere)|\b(?:heeft|hebben) (?:[a-z]+ ){0,3}ingetrokken|(?<!een einde )\bingetrokken\b|\bnicht angenommen|\bverzichtet\b|\bnicht (?:mehr )?zur$|\b(?:wird|werden|wurden?) (?:abgelehnt|verworfen)|^(?!.*\bsich\b).*\bzuruckgezogen\b/
// What another verb of the sentence says is no longer about the change.
const NEXT_CLAUSE = /^(?:accepte[a-z]*|aanvaard[a-z]*|angenommen)$/

/** True where the sentence says that the change at `at` was rejected, withdrawn or postponed, or is merely possible. */
export function isCancelled(tokens: readonly Token[], at: number): boolean {
  // `a retiré sa démission`
  if (/^retir/.test(tokens[at]?.fold ?? '') && isOtherChange(tokens[at + 2] ?? (tokens[at] as Token)))
    return true
  const before = clauseBefore(tokens, at)
  const words = before.join(' ')
  if (
    before.some(fold => REJECTS.test(fold)) ||
    WITHDRAWS.test(words) ||
    REQUESTS.test(words) ||
    PROPOSES.test(words) ||
    FRENCH_MODAL.test(words)
  )
    return true
  if (isPossible(tokens, at)) return true
  return CANCELLED.test(wordsUntilNextCue(tokens, at).join(' '))
}

function isPossible(tokens: readonly Token[], at: number): boolean {
  const near = tokens.slice(Math.max(0, at - MODAL_REACH), at)
  const clause = near.slice(near.findLastIndex(token => isSign(token, ',.;:')) + 1)
  const verbs = wordsOf(tokens, at, at + 3)
  return (
    (MODAL.test(clause.map(({ fold }) => fold).join(' ')) && AFTER_MODAL.test(verbs)) ||
    NOUN_WITH_MODAL.test(verbs)
  )
}

const MODAL_REACH = 16 // tokens
const NOUN_WITH_MODAL = /^[a-z]+ (?:zou|zouden|kan|kunnen) nemen/

// Back to the change before it or the beginning of the clause.
function clauseBefore(tokens: readonly Token[], at: number): string[] {
  const before = tokens.slice(Math.max(0, at - REACH), at)
  const start = before.findLastIndex(token => isSign(token, '.;:') || isOtherChange(token)) + 1
  return before
    .slice(start)
    .filter(isWord)
    .map(({ fold }) => fold)
}

function wordsUntilNextCue(tokens: readonly Token[], at: number): string[] {
  const after = tokens.slice(at + 1, at + 1 + REACH)
  const end = after.findIndex(
    (token, place) => isEndOfSentence(after, place) || isOtherChange(token) || isAccepted(after, place),
  )
  return after
    .slice(0, end < 0 ? after.length : end)
    .filter(isWord)
    .map(({ fold }) => fold)
}

function isEndOfSentence(tokens: readonly Token[], place: number): boolean {
  return (
    isSign(tokens[place], ';') || (isSign(tokens[place], '.') && (tokens[place - 1]?.text.length ?? 3) > 2)
  )
}

// `n'est pas acceptée` is the refusal itself.
function isAccepted(tokens: readonly Token[], place: number): boolean {
  return (
    NEXT_CLAUSE.test(tokens[place]?.fold ?? '') && !/^(?:pas|niet|nicht)$/.test(tokens[place - 1]?.fold ?? '')
  )
}

const isOtherChange = (token: Token): boolean =>
  !/^(?:retir|renonce$)/.test(token.fold) &&
  (token.class.cues?.some(({ change }) => change !== 'confirmation') ?? false)
