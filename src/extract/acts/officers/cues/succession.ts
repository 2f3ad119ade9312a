// Cues for replacement: `X est remplacé par Y`, `de vervanging van X door Y`.

import { has, isSign, type Token } from '../tokens.ts'
import { type FoundCue, isBe, toCue } from './found-cue.ts'

/** `X est remplacé par Y`: X ends, Y begins. */
export function replacedAt(tokens: readonly Token[], at: number): FoundCue[] | null {
  if (
    /^remplacent?$|^remplacer$/.test(tokens[at]?.fold ?? '') &&
    /^(?:le|la|les)$/.test(tokens[at - 1]?.fold ?? '') &&
    tokens[at + 1]?.fold === 'par'
  )
    return [toCue('appointment', 'after', at + 1)]
  const exchange = exchangeAt(tokens, at)
  if (exchange) return exchange
  if (isTakenOver(tokens, at)) return [toCue('appointment', 'after', at + 1)]
  const active = replacesActively(tokens, at)
  if (active) return active
  if (!/^(?:remplacee?s?|vervangen|opgevolgd|ersetzt)$/.test(tokens[at]?.fold ?? '')) return null
  // `accepte la démission de X, ainsi remplacé par Y`: the end of X is stated before.
  const direct = /^(?:par|door|durch)$/.test(tokens[at + 1]?.fold ?? '')
  if (direct && !tokens.slice(Math.max(0, at - 4), at).some(isBe) && statesEnd(tokens, at))
    return [toCue('appointment', 'after', at + 1)]
  const by = tokens
    .slice(at + 1, at + PASSIVE_REACH)
    .findIndex(({ fold }) => /^(?:par|door|durch)$/.test(fold))
  const before = tokens.slice(Math.max(0, at - 4), at).some(isBe)
  if (by < 0 || !before) return null
  return successionOf('before', at, at + 1 + by)
}

// `de vervanging van X door Y`, `le remplacement de X par Y`
function exchangeAt(tokens: readonly Token[], at: number): FoundCue[] | null {
  if (
    !/^(?:vervanging|remplacement)$/.test(tokens[at]?.fold ?? '') ||
    /^(?:ter|in|zijn|haar|en|son|leur)$/.test(tokens[at - 1]?.fold ?? '')
  )
    return null
  const after = tokens.slice(at + 1, at + REPLACEMENT_REACH)
  const by = after.findIndex(({ fold }) => /^(?:door|par)$/.test(fold))
  const stop = after.findIndex(token => isSign(token, '.;:'))
  return by < 0 || (stop >= 0 && stop < by) ? null : successionOf('after', at, at + 1 + by)
}

// `deze functie wordt waargenomen door X`
function isTakenOver(tokens: readonly Token[], at: number): boolean {
  if (
    !/^(?:waargenomen|opgenomen|overgenomen)$/.test(tokens[at]?.fold ?? '') ||
    tokens[at + 1]?.fold !== 'door'
  )
    return false
  return tokens.slice(Math.max(0, at - PASSIVE_REACH), at).some(token => has(token, 'mandate'))
}

const successionOf = (side: FoundCue['side'], at: number, by: number): FoundCue[] => [
  { ...toCue('end_of_term', side, at), replaced: true },
  toCue('appointment', 'after', by),
]

const PASSIVE_REACH = 12 // tokens
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
  const stop = after.findIndex(token => isSign(token, '.;:'))
  const by = after
    .slice(0, stop < 0 ? after.length : stop)
    .findIndex(({ fold }) => /^(?:par|door)$/.test(fold))
  if (by < 0) return null
  return successionOf(dutch ? 'before' : 'after', at, at + 1 + by)
}

const REPLACEMENT_REACH = 30 // tokens
