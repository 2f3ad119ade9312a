// Changes of the risk band.

import { bandOf, OPEN_BANKRUPTCY_PROBABILITY, type RiskBand, type Score } from '../risk.ts'

/** What sets a band whatever the score is. */
type Rulings = {
  /** A bankruptcy is open by the register or the gazette. */
  isOpen: boolean
  /** A court has dissolved the company, by the gazette. */
  isDissolved: boolean
}

/**
 * The band that changes are recorded by: the served one, but for an expired score, which keeps its band until the next run
 * because nothing is written on that day.
 */
export function recordedBand(
  score: Pick<Score, 'probability' | 'reason'> | undefined,
  { isOpen, isDissolved }: Rulings,
): RiskBand {
  if (isOpen) return bandOf(OPEN_BANKRUPTCY_PROBABILITY)
  // Set for a bankruptcy that is no longer open: the next run computes it.
  if (isDissolved || score === undefined || score.probability === null || score.reason === 'open_bankruptcy')
    return 'Unknown'
  return bandOf(score.probability)
}
