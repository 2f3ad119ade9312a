// Whether a company's score has changed enough for a row of its own. Ages grow by the day, so that some digit of every
// probability moves daily: a million rows a day would say nothing.

import { bandOf } from '../../domain/scores/risk.ts'
import type { CompanyScore } from './score-batch.ts'

/** What the newest stored row of a company says. */
export type StoredScore = Omit<CompanyScore, 'segment' | 'reason' | 'enterpriseNumber'> & {
  segment: string | null
  reason: string | null
  modelVersion: string
}

// Far under what the calibration of any model can tell apart.
const MIN_RELATIVE_CHANGE = 0.02

/**
 * True without a stored row; when the model, the deposit, the reason, Z'' or the last day changed; when the band did; or
 * when the probability moved by 2 % of itself or more since the row that is served.
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

/** True when what is served of a score is to the last digit what was served before, however the row differs beside it. */
export function isSameValue(stored: StoredScore, score: CompanyScore, modelVersion: string): boolean {
  return (
    stored.probability === score.probability &&
    stored.altmanZ === score.altmanZ &&
    stored.reason === score.reason &&
    stored.modelVersion === modelVersion
  )
}
