// Decides whether a changed score is stored. Features such as age change daily, so tiny changes are not
// stored.

import { bandOf } from '../../domain/scores/risk.ts'
import type { CompanyScore } from './score-batch.ts'

/** The newest stored row of a company. */
type StoredScore = Omit<CompanyScore, 'segment' | 'reason' | 'enterpriseNumber'> & {
  segment: string | null
  reason: string | null
  modelVersion: string
}

// Far below the resolution of any calibration.
const MIN_RELATIVE_CHANGE = 0.02

/**
 * True without a stored row; when model, deposit, reason, Z'', last valid day or band changed; or when the
 * probability changed by 2 % relative or more since the served row.
 */
export function isChanged(
  stored: StoredScore | undefined,
  score: CompanyScore,
  modelVersion: string,
): boolean {
  if (stored === undefined || stored.modelVersion !== modelVersion) return true
  if (stored.reason !== score.reason || stored.reference !== score.reference) return true
  if (stored.segment !== score.segment || stored.validUntil !== score.validUntil) return true
  if (stored.inputsKnown !== score.inputsKnown || stored.inputsTotal !== score.inputsTotal) return true
  if (stored.altmanZ !== score.altmanZ || stored.periodEnd !== score.periodEnd) return true
  return hasMoved(stored.probability, score.probability)
}

function hasMoved(before: number | null, after: number | null): boolean {
  if (before === null || after === null) return before !== after
  return bandOf(before) !== bandOf(after) || Math.abs(after - before) >= MIN_RELATIVE_CHANGE * before
}

/** True when the served values of a score are unchanged, whatever else differs. */
export function isSameValue(stored: StoredScore, score: CompanyScore, modelVersion: string): boolean {
  return (
    stored.probability === score.probability &&
    stored.altmanZ === score.altmanZ &&
    stored.reason === score.reason &&
    stored.modelVersion === modelVersion
  )
}
