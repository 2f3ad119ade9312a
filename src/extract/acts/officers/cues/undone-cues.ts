// Changes that did not come about: rejected, refused, withdrawn, put off or merely possible.

import { isSign, isWord, type Token } from '../tokens.ts'
import { wordsOf } from './found-cue.ts'

const REACH = 30 // tokens, within a sentence

// `rejette la proposition de révoquer`, `weigert het ontslag`, `reporte la nomination`
const REJECTS =
  /^(?:rejette(?:nt)?|refuse(?:nt)?|verwerpt|verwerpen|weigert|weigeren|lehnt|lehnen|report(?:e|ent|er)|ajourne(?:nt)?|ajourner|suspend(?:u|re)?|schorst|verdaagt|verdagen|vertagt|vertagen|verschiebt|verschieben)$/
// `peut être révoqué`, `devait démissionner`, `serait nommée`
const MAY_FRENCH =
  /\b(?:peu(?:t|vent)|pourr(?:a|ont|ait|aient)|doi(?:t|vent)|dev(?:ra|ront|ait|aient|rait|raient)|serai(?:t|ent))(?: (?:pas|plus|etre|mettre|se|en|aussi|egalement|toujours|ainsi|valablement|a tout moment))*$/
// `kan worden ontslagen`, `kann abberufen werden`, `ontslag zou nemen`: nothing but the object between the verbs.
const MAY =
  /\b(?:kan|kunnen|kon|konden|mag|mogen|zou|zouden|kann|konnen|konnte|konnten)\b(?!.* (?:en|und|die|dat)\b)(?!.* (?:te|zu)$)/
const AFTER_MAY = /\b(?:worden|nemen|werden|zijn|sein)\b|^[a-z]+(?:en|aan)\b/
// `a retiré sa démission`, `annulation de la nomination`, `intrekking van het ontslag`
const WITHDRAWS =
  /\b(?:retir(?:e|ent|er|ant)|annul(?:e|ent|er|ation)|revien(?:t|nent) sur|renonce a|malgre(?: (?:la|les) demandes?)?|(?:ziet|zien) af van|niet over tot|intrekking|annulering|trekt|trekken|ziehe?t?)(?: (?:a|de|du|des|sa|son|ses|la|le|les|l'|leur|zijn|haar|hun|van|het|die|der|ihren?|seinen?))*$/
// `n'est pas acceptée`, `wordt verworpen`, `wird abgelehnt`, `heeft ingetrokken`
const IS_UNDONE =
  /\b(?:n' ?(?:est|a|ont)|ne sont) pas (?:ete )?(?:accepte|approuve|adopte|retenu|suivi)|\b(?:est|sont|ete) (?:rejete|refuse|retire|annule)|\bniet (?:aanvaard|goedgekeurd|aangenomen|weerhouden)|\b(?:wordt|worden|werd|werden|is|zijn) (?:verworpen|afgewezen|geweigerd|ingetrokken|geannuleerd|vernietigd|uitgesteld)|\bvernietigd$|\b(?:was|is|waren|zijn) nietig\b|\best nulle?\b|\bist nichtig\b|\buit tot (?:een|de) (?:volgende|latere)|\b(?:heeft|hebben) (?:[a-z]+ ){0,3}ingetrokken|(?<!een einde )\bingetrokken\b|\bnicht angenommen|\b(?:wird|werden|wurden?) (?:abgelehnt|verworfen)|^(?!.*\bsich\b).*\bzuruckgezogen\b/
// What another verb of the sentence says is no longer about the change.
const NEXT_CLAUSE = /^(?:accepte[a-z]*|aanvaard[a-z]*|angenommen)$/

/** Whether the sentence says that the change told at `at` was rejected, refused, withdrawn or put off, or may come. */
export function isUndone(tokens: readonly Token[], at: number): boolean {
  // `a retiré sa démission`
  if (/^retir/.test(tokens[at]?.fold ?? '') && isOtherChange(tokens[at + 2] ?? (tokens[at] as Token)))
    return true
  const before = clauseBefore(tokens, at)
  const words = before.join(' ')
  if (before.some(fold => REJECTS.test(fold)) || WITHDRAWS.test(words) || MAY_FRENCH.test(words)) return true
  if (mayCome(tokens, at)) return true
  return IS_UNDONE.test(wordsUntilNextCue(tokens, at).join(' '))
}

function mayCome(tokens: readonly Token[], at: number): boolean {
  const near = tokens.slice(Math.max(0, at - MAY_REACH), at)
  const clause = near.slice(near.findLastIndex(token => isSign(token, ',.;:')) + 1)
  const verbs = wordsOf(tokens, at, at + 3)
  return (MAY.test(clause.map(({ fold }) => fold).join(' ')) && AFTER_MAY.test(verbs)) || IF_NOUN.test(verbs)
}

const MAY_REACH = 16 // tokens
const IF_NOUN = /^[a-z]+ (?:zou|zouden|kan|kunnen) nemen/

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
    isSign(tokens[place], ';') || (isSign(tokens[place], '.') && (tokens[place - 1]?.text.length ?? 0) > 2)
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
