// Cues without a verb of change: composition of a board, `wordt voorzitter`, `nieuwe bestuurders`, `ne se
// représente plus`.

import { has, isSign, type Token } from '../tokens.ts'
import { type FoundCue, toCue, wordsOf } from './found-cue.ts'

/** `mise en place des nouveaux administrateurs` */
export function putInPlaceAt(tokens: readonly Token[], at: number): FoundCue | null {
  const words = tokens.slice(at, at + 3).map(({ fold }) => fold)
  return words.join(' ') === 'mise en place'
    ? { ...toCue('appointment', 'after', at), to: at + 3, weak: true }
    : null
}

/** `le conseil se compose comme suit`, `est dès lors composé de`: who is in office, nothing that changes. */
export function compositionAt(tokens: readonly Token[], at: number): FoundCue | null {
  if (
    !/^(?:administree?s?|bestuurd|composee?|compose|composent|composition|samengesteld|samenstelling|zusammensetzung|bestaat|besteht)$/.test(
      tokens[at]?.fold ?? '',
    )
  )
    return null
  const near = tokens.slice(Math.max(0, at - 12), at + 8)
  const board = near.some(({ fold }) =>
    /^(?:conseil|organe|raad|bestuursorgaan|verwaltungsrat(?:e?s)?|bestuur)$/.test(fold),
  )
  const run =
    /^(?:administree?s?|bestuurd)$/.test(tokens[at]?.fold ?? '') &&
    /^(?:par|door)$/.test(tokens[at + 1]?.fold ?? '')
  if (!board && !run) return null
  // `le conseil est composé comme suit, pour une durée de six ans` begins a term.
  const renews = TERM.test(wordsOf(tokens, at + 1, at + 10))
  return toCue(renews ? 'reappointment' : 'confirmation', 'after', at)
}

const TERM = /^(?:comme suit |de la maniere suivante )?pour une (?:nouvelle )?(?:duree|periode|terme) de\b/

const STAYS = /^(?:blijft|blijven|bleibt|bleiben)$/
const BECOMES = /^(?:wordt|worden|werd)$/

/** `blijft bestuurder` (no change) and `wordt voorzitter`. */
export function stateAt(tokens: readonly Token[], at: number): FoundCue | null {
  const fold = tokens[at]?.fold ?? ''
  const office = tokens.slice(at + 1, at + 7).findIndex(token => token.class.office || has(token, 'delegate'))
  if (STAYS.test(fold)) return { ...toCue('confirmation', 'before', at), weak: office < 0 }
  return BECOMES.test(fold) && office === 0 ? toCue('appointment', 'before', at) : null
}

/** `De functies worden als volgt verdeeld:` */
export function sharedOutAt(tokens: readonly Token[], at: number): FoundCue | null {
  if (!/^(?:verdeeld|toegewezen|toegekend|verdeling|taakverdeling)$/.test(tokens[at]?.fold ?? '')) return null
  const near = [...tokens.slice(Math.max(0, at - 8), at), ...tokens.slice(at, at + 8)]
  return near.some(token => /^(?:functies|taken|mandaten|taakverdeling)$/.test(token.fold)) &&
    near.some(token => isSign(token, ':'))
    ? toCue('appointment', 'after', at)
    : null
}

/** `Nieuwe bestuurders`, `Nieuw:` at the start of a line. */
export function newcomersAt(tokens: readonly Token[], at: number): FoundCue | null {
  const [token, next] = [tokens[at], tokens[at + 1]]
  if (!/^nieuwe?$/.test(token?.fold ?? '') || !(token?.opens || tokens[at - 1]?.opens)) return null
  return isSign(next, ':') || next?.class.office ? toCue('appointment', 'after', at) : null
}

/** `Madame X ne se représente plus` */
export function noCandidateAt(tokens: readonly Token[], at: number): FoundCue | null {
  if (
    !/^represente(?:nt)?$/.test(tokens[at]?.fold ?? '') ||
    tokens[at - 1]?.fold !== 'se' ||
    tokens[at - 2]?.fold !== 'ne'
  )
    return null
  return toCue('end_of_term', 'before', at)
}

/** `hebben zich niet opnieuw kandidaat gesteld`, `is niet meer herkiesbaar` */
export function noDutchCandidateAt(tokens: readonly Token[], at: number): FoundCue | null {
  if (!/^(?:kandidaat|herkiesbaar)$/.test(tokens[at]?.fold ?? '')) return null
  return /\bniet\b/.test(wordsOf(tokens, at - 4, at)) ? toCue('end_of_term', 'before', at) : null
}
