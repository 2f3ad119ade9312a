// Cues for replacement: `X est remplacé par Y`, `de vervanging van X door Y`.

import { has, isSign, type Token } from '../tokens.ts'
import { type FoundCue, isBe, toCue, wordsOf } from './found-cue.ts'

/** `X est remplacé par Y`: X ends, Y begins. */
export function replacedAt(tokens: readonly Token[], at: number): FoundCue[] | null {
  if (
    /^remplacent?$|^remplacer$/.test(tokens[at]?.fold ?? '') &&
    /^(?:le|la|les)$/.test(tokens[at - 1]?.fold ?? '') &&
    tokens[at + 1]?.fold === 'par'
  )
    return [toCue('appointment', 'after', at + 1)]
  // `pourvoit à son remplacement par X`
  if (
    tokens[at]?.fold === 'remplacement' &&
    /^(?:son|leur) remplacement par$/.test(wordsOf(tokens, at - 1, at + 2))
  )
    return [toCue('appointment', 'after', at + 1)]
  const exchange = exchangeAt(tokens, at)
  if (exchange) return exchange
  if (isTakenOver(tokens, at)) return [toCue('appointment', 'after', at + 1)]
  if (isTakenBy(tokens, at)) return successionOf('before', at, at + 1)
  const active = replacesActively(tokens, at)
  if (active) return active
  if (!/^(?:remplacee?s?|vervangen|opgevolgd|ersetzt|ersetzen)$/.test(tokens[at]?.fold ?? '')) return null
  // `accepte la démission de X, ainsi remplacé par Y`: the end of X is stated before.
  const direct = /^(?:par|door|durch)$/.test(tokens[at + 1]?.fold ?? '')
  if (direct && !tokens.slice(Math.max(0, at - 4), at).some(isBe) && statesEnd(tokens, at))
    return [toCue('appointment', 'after', at + 1)]
  const by = tokens
    .slice(at + 1, at + PASSIVE_REACH)
    .findIndex(({ fold }) => /^(?:par|door|durch)$/.test(fold))
  const before = tokens.slice(Math.max(0, at - 4), at).some(isBe)
  const dutch = direct && tokens[at + 1]?.fold === 'door'
  if (by < 0 || !(before || dutch)) return replacedBefore(tokens, at)
  return successionOf('before', at, at + 1 + by)
}

// `X wird durch Y ersetzt`, `om X door Y te vervangen`: who follows stands before the verb.
function replacedBefore(tokens: readonly Token[], at: number): FoundCue[] | null {
  const near = tokens.slice(Math.max(0, at - SUCCESSOR_REACH), at)
  const by = near.findLastIndex(
    ({ fold }, place) => /^(?:door|durch)$/.test(fold) && !REPRESENTED.test(near[place - 1]?.fold ?? ''),
  )
  if (by < 0 || near.slice(by).some((token, place, rest) => endsClause(token, rest[place - 1]))) return null
  const place = at - near.length + by
  const begin = toCue('appointment', 'after', place)
  return statesEnd(tokens, place)
    ? [begin]
    : [{ ...toCue('end_of_term', 'before', place), to: place, replaced: true }, begin]
}

const SUCCESSOR_REACH = 45 // tokens: a company with its representative and address
const REPRESENTED = /^(?:vertegenwoordigd|vertreten)$/

// Not the dots of a date or a number.
const endsClause = (token: Token, before: Token | undefined): boolean =>
  isSign(token, ';:') || (isSign(token, '.') && before?.kind !== 'number')

// `de vervanging van X door Y`, `le remplacement de X par Y`
function exchangeAt(tokens: readonly Token[], at: number): FoundCue[] | null {
  if (
    !/^(?:vervanging|remplacement)$/.test(tokens[at]?.fold ?? '') ||
    /^(?:ter|in|zijn|haar|en|son|leur)$/.test(tokens[at - 1]?.fold ?? '')
  )
    return null
  const after = tokens.slice(at + 1, at + REPLACEMENT_REACH)
  const by = findBy(after)
  return by < 0 ? null : successionOf('after', at, at + 1 + by)
}

// The word `par` that names who follows, not the one of `représentée par`.
function findBy(after: readonly Token[]): number {
  const stop = after.findIndex(
    (token, at) =>
      isSign(token, ';:') || (isSign(token, '.') && after[at - 1]?.kind !== 'number' && !isTitled(after, at)),
  )
  return after
    .slice(0, stop < 0 ? after.length : stop)
    .findIndex(({ fold }, at) => /^(?:door|par)$/.test(fold) && !has(after[at - 1], 'represented'))
}

// `M. Varlin`
const isTitled = (after: readonly Token[], at: number): boolean => has(after[at - 1], 'title')

// `deze functie wordt waargenomen door X`
function isTakenOver(tokens: readonly Token[], at: number): boolean {
  if (
    !/^(?:waargenomen|opgenomen|overgenomen|ingenomen)$/.test(tokens[at]?.fold ?? '') ||
    tokens[at + 1]?.fold !== 'door'
  )
    return false
  return tokens
    .slice(Math.max(0, at - PASSIVE_REACH), at)
    .some(token => has(token, 'mandate') || token.fold === 'plaats')
}

// `Le mandat de X est repris par Y`, not where a line is broken up between.
const isTakenBy = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.fold === 'repris' &&
  tokens[at + 1]?.fold === 'par' &&
  isBe(tokens[at - 1] ?? NO_WORD) &&
  !tokens.slice(at + 2, at + 6).some(token => isSign(token, ':')) &&
  MANDATE_OF.test(wordsOf(tokens, at - SENTENCE_REACH, at))

const NO_WORD = { fold: '' }
const MANDATE_OF = /\b(?:mandat|fonctions?|poste) (?:de|d'|du)\b[^.;]*$/

const successionOf = (side: FoundCue['side'], at: number, by: number): FoundCue[] => [
  { ...toCue('end_of_term', side, at), replaced: true },
  toCue('appointment', 'after', by),
]

export const PASSIVE_REACH = 12 // tokens
const SENTENCE_REACH = 45 // tokens

// A word such as `démission` earlier in the sentence.
function statesEnd(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - SENTENCE_REACH), at)
  return before
    .slice(before.findLastIndex(token => isSign(token, ';')) + 1)
    .some(token =>
      token.class.cues?.some(
        ({ change }) => change === 'resignation' || change === 'dismissal' || change === 'death',
      ),
    )
}

// `remplacer X par Y`, `X te vervangen door Y`
function replacesActively(tokens: readonly Token[], at: number): FoundCue[] | null {
  const dutch = tokens[at]?.fold === 'vervangen' && /^(?:te|om)$/.test(tokens[at - 1]?.fold ?? '')
  const french =
    /^remplace(?:r|nt)?$/.test(tokens[at]?.fold ?? '') && !tokens.slice(Math.max(0, at - 3), at).some(isBe)
  if (!dutch && !french) return null
  const after = tokens.slice(at + 1, at + REPLACEMENT_REACH)
  const by = findBy(after)
  if (by < 0) return null
  return successionOf(dutch ? 'before' : 'after', at, at + 1 + by)
}

const REPLACEMENT_REACH = 50 // tokens: birth and address
