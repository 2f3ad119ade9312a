// Cues for the end of a mandate: `mettre fin au mandat`, `neemt een einde`, `eindigt het mandaat`; also
// detects ends that lie in the future.

import { has, isSign, isUpper, type Token } from '../tokens.ts'
import { type FoundCue, isHave, toCue, wordsOf } from './found-cue.ts'

/** `mettre fin au mandat de`, `constate la fin des mandats`: an end that has taken effect. */
export function endOfMandateAt(tokens: readonly Token[], at: number): FoundCue | null {
  if (/^eindig(?:t|en)$/.test(tokens[at]?.fold ?? '')) {
    if (endsAtOnce(tokens, at)) return toCue('end_of_term', 'before', at)
    return has(tokens[at + 2], 'mandate') && !tokens[at + 1]?.opens ? toCue('end_of_term', 'after', at) : null
  }
  if (/^enden?t?$/.test(tokens[at]?.fold ?? '') && endsAtOnce(tokens, at))
    return toCue('end_of_term', 'before', at)
  const ends = comesToEnd(tokens, at)
  if (ends) return ends
  if (!namesMandate(tokens, at) && !(isHeading(tokens, at) && has(tokens[at + 1], 'mandate'))) return null
  const before = tokens.slice(Math.max(0, at - 10), at).map(({ fold }) => fold)
  if (/^(?:jusqu|pour|lors|apres|avant|duree)$/.test(before.at(-2) ?? '') || before.at(-1) === 'sans')
    return null
  if (before.slice(-4).some(word => NOT.test(word))) return null
  const puts =
    /^(?:mettre|met|mettent|mis|mettant)$/.test(before.at(-1) ?? '') ||
    /^(?:te |heeft |hebben )?(?:stellen|gesteld|maken|gemaakt)\b/.test(wordsOf(tokens, at + 1, at + 3))
  if (
    !puts &&
    !before.some(word => STATES.test(word)) &&
    at > 0 &&
    !isSign(tokens[at - 1], '-.:') &&
    !isHeading(tokens, at)
  )
    return null
  return toCue(puts ? 'dismissal' : 'end_of_term', 'after', at)
}

// `Einde mandaat als bestuurder` at the start of a line.
const isHeading = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.fold === 'einde' && (tokens[at]?.opens ?? false) && isUpper(tokens[at])

/** `étant venu à échéance`, `arrive à son terme`, `suite à l'expiration du mandat de X`; not `expire en 2030`. */
export function expiryAt(tokens: readonly Token[], at: number): FoundCue | null {
  const fold = tokens[at]?.fold ?? ''
  if (fold === 'expiration' && EXPIRATION.test(wordsOf(tokens, at - 4, at + 3)))
    return { ...toCue('end_of_term', 'after', at), expires: true }
  const comes = /^(?:echeance|terme|expiration|fin)$/.test(fold) && COMES.test(wordsOf(tokens, at - 4, at))
  if (!comes && !/^(?:expire(?:nt|s|es)?|echue?s?)$/.test(fold) && !isTerminated(tokens, at)) return null
  const before = tokens.slice(Math.max(0, at - SENTENCE_REACH), at)
  const sentence = before.slice(before.findLastIndex(token => isSign(token, '.;:')) + 1)
  const ahead = wordsOf(tokens, at - 6, at + 10)
  if (!sentence.some(token => has(token, 'mandate')) && !/^fin de mandat/.test(wordsOf(tokens, at, at + 3)))
    return null
  if (!NOW.test(ahead) && (/\b20\d\d\b/.test(ahead) || TERM.test(ahead))) return null
  return { ...toCue('end_of_term', 'before', at), expires: true }
}

// `se termine ce jour`, `s'est terminé`
const isTerminated = (tokens: readonly Token[], at: number): boolean =>
  /^termine(?:e|s|es|nt)?$/.test(tokens[at]?.fold ?? '') &&
  /\b(?:se|s' ?(?:est|etant)|se sont)$/.test(wordsOf(tokens, at - 3, at))

const COMES =
  /\b(?:arrive(?:nt|e|s|es)?|arrivant|vient|viennent|venue?s?|venant|parvenue?s?) (?:a|au|en)(?: (?:son|leur|l'))?$/
const EXPIRATION = /\b(?:suite|vu|apres|constat[a-z]*|acte) (?:a |de )?l' expiration d(?:u|es) mandats?$/
const SENTENCE_REACH = 120 // tokens: two people with birth and address
/** The day of the meeting. */
export const NOW = /\bce jour\b|\bpresente (?:assemblee|reunion)|\baujourd|\bplein droit\b|\bs' ?est\b/
const TERM = /\b(?:ans?|annees?|duree|periode)\b/

// `prend fin de plein droit ce jour`, not `prendra fin à l'assemblée de 2029`.
function comesToEnd(tokens: readonly Token[], at: number): FoundCue | null {
  if (tokens[at]?.fold === 'einde') return comesToDutchEnd(tokens, at)
  if (tokens[at]?.fold !== 'fin' || !/^(?:prend|prennent|pris)$/.test(tokens[at - 1]?.fold ?? '')) return null
  if (tokens[at - 1]?.fold === 'pris' && hasEnded(tokens, at)) return toCue('end_of_term', 'before', at)
  const after = wordsOf(tokens, at + 1, at + 9)
  const ahead = /assemblee|issue|lors|cloture/.test(after)
  const now = /plein droit|ce jour|immediat|aujourd|la date|des ce/.test(after)
  return now && !ahead ? { ...toCue('end_of_term', 'before', at), weak: true } : null
}

// `Le mandat de X a pris fin en qualité d'administrateur`
function hasEnded(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 30), at)
  const sentence = before.slice(before.findLastIndex(token => isSign(token, '.;:')) + 1)
  return sentence.slice(-4).some(isHave) && sentence.some(token => has(token, 'mandate'))
}

// `Het mandaat van X eindigt van rechtswege`, `Das Mandat von X endet mit sofortiger Wirkung`
function endsAtOnce(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 30), at)
  const sentence = before.slice(before.findLastIndex(token => isSign(token, '.;:')) + 1)
  const now = /van rechtswege|heden|vandaag|onmiddellijk|von rechts wegen|sofort|heut(?:e|ig)/.test(
    wordsOf(tokens, at + 1, at + 6),
  )
  return now && sentence.some(token => has(token, 'mandate')) && !endsLater(tokens, at)
}

/** `na de jaarvergadering van 2029`, `hun mandaat`: a term that ends later. */
export function endsLater(tokens: readonly Token[], at: number): boolean {
  const near = wordsOf(tokens, at - 14, at + 12)
  return (
    /jaarvergadering|algemene vergadering (?:van|die)|\bzal\b|\bzullen\b/.test(near) ||
    /\b(?:hun|zijn|haar|dit|deze) (?:mandaat|mandaten|opdracht|functie)/.test(
      wordsOf(tokens, at - 30, at + 4),
    )
  )
}

// `neemt een einde`, `een einde heeft genomen`.
function comesToDutchEnd(tokens: readonly Token[], at: number): FoundCue | null {
  const near = wordsOf(tokens, at - 30, at + 4)
  if (
    tokens[at - 1]?.fold !== 'een' ||
    !/\b(?:neemt|nemen|nam|namen|kwam|kwamen|komt|komen|genomen|gekomen)\b/.test(near)
  )
    return null
  return endsLater(tokens, at) ? null : toCue('end_of_term', 'before', at)
}

// A mandate later in the sentence (`fin au mandat`), or a compound such as `Verwaltungsratsmandats`.
function namesMandate(tokens: readonly Token[], at: number): boolean {
  const next = tokens.slice(at + 1, at + 16)
  const sentenceEnd = next.findIndex(token => isSign(token, '.;:'))
  const reach = next.slice(0, sentenceEnd < 0 ? next.length : sentenceEnd)
  return reach.some(
    (token, index) =>
      (has(token, 'mandate') &&
        /^(?:du|au|aux|des|de|la|les|son|sa|leur|leurs|d'|van|het|der)$/.test(
          reach[index - 1]?.fold ?? '',
        )) ||
      (/mandats?$/.test(token.fold) && token.class.office),
  )
}

// `n'a pas été mis fin`, `wordt geen einde gesteld`
const NOT = /^(?:pas|geen|niet|nicht|keine?)$/

// Verbs that state an end as effective: `constate la fin`, `met fin`, `neemt akte`.
const STATES =
  /^(?:constat[a-z]*|acte|acter|mettre|met|mettent|mis|prend|pris|kenntnis|stelt|vast|akte|nimmt|acte|approuve|accepte|decide|fait)$/
