// Finds cues: words that signal a change of office, with the side on which the names are expected.

import { has, isWord, type Token } from '../tokens.ts'
import {
  confirmsChange,
  isAcceptance,
  isAdjective,
  isCauseOfEnd,
  isDischarge,
  isElsewhere,
  isInHeading,
  isManner,
  isOfContract,
  isPastAppointment,
  isRenewed,
  isRenewedAtOnce,
  isRenewedBehind,
} from './exclude-cues.ts'
import { isHypothetical } from './factuality.ts'
import type { FoundCue } from './found-cue.ts'
import { frenchCueAt, noCandidateAt, replacesAt, yieldsAt } from './french-cues.ts'
import { endOfMandateAt, expiryAt } from './mandate-ends.ts'
import { replacedAt } from './replacement-cues.ts'
import { separableInfinitiveAt, separableVerbAt } from './separable-verbs.ts'
import {
  compositionAt,
  newcomersAt,
  noDutchCandidateAt,
  noMemberAt,
  putInPlaceAt,
  sharedOutAt,
  stateAt,
  takesPlaceAt,
} from './special-cues.ts'
import { cueAt } from './verb-cues.ts'

/** Cues in text order; none inside masked ranges. */
export function findCues(tokens: readonly Token[], masked: readonly boolean[]): FoundCue[] {
  const found = tokens
    .flatMap((token, at) => (masked[at] || !isWord(token) ? [] : cuesAt(tokens, at)))
    .sort((a, b) => a.at - b.at)
  const told = found.filter(cue => !isCauseOfEnd(tokens, cue, found))
  return told.filter(
    cue =>
      !isAdjective(tokens, cue, found) &&
      !isRenewedAtOnce(tokens, cue, found) &&
      !isRenewedBehind(tokens, cue, found) &&
      !isManner(tokens, cue, found) &&
      !isInHeading(tokens, cue, found) &&
      !confirmsChange(tokens, cue, found),
  )
}

function cuesAt(tokens: readonly Token[], at: number): FoundCue[] {
  const cue = cueAt(tokens, at)
  if (cue && isHypothetical(tokens, at)) return []
  const found: FoundCue[] = []
  const composition = compositionAt(tokens, at)
  if (composition) found.push(composition)
  const state =
    putInPlaceAt(tokens, at) ??
    takesPlaceAt(tokens, at) ??
    stateAt(tokens, at) ??
    newcomersAt(tokens, at) ??
    sharedOutAt(tokens, at) ??
    frenchCueAt(tokens, at)
  if (state) return [...found, state]
  const separable = separableVerbAt(tokens, at) ?? separableInfinitiveAt(tokens, at)
  if (separable) return [...found, separable]
  if (cue && (isPastAppointment(tokens, at, cue) || isRenewed(tokens, at, cue))) return found
  if (cue && (isAcceptance(tokens, at, cue) || isElsewhere(tokens, at, cue) || isOfContract(tokens, at, cue)))
    return found
  const leaving = noCandidateAt(tokens, at) ?? noDutchCandidateAt(tokens, at) ?? noMemberAt(tokens, at)
  if (leaving) found.push(leaving)
  return [...found, ...changesAt(tokens, at, cue)]
}

function changesAt(tokens: readonly Token[], at: number, cue: FoundCue | null): FoundCue[] {
  const replaced = replacedAt(tokens, at)
  if (replaced) return isHypothetical(tokens, at) ? [] : replaced
  const yields = yieldsAt(tokens, at)
  if (yields) return yields
  const expiry = expiryAt(tokens, at)
  if (expiry) return [expiry]
  const replaces = replacesAt(tokens, at)
  if (replaces) return [replaces]
  if (cue && !isDischarge(tokens, at)) return [cue]
  const end = has(tokens[at], 'endNouns') ? endOfMandateAt(tokens, at) : null
  return end ? [end] : []
}
