// Changes of the risk band.

import { bandOf, OPEN_BANKRUPTCY_PROBABILITY, type RiskBand, type Score } from '../risk.ts'

/**
 * The band that changes are recorded by. It is the served one with two differences, because nothing is written on these
 * days: a score set for a bankruptcy stays Severe until the next run, and an expired score keeps its band until then.
 */
export function recordedBand(
  score: Pick<Score, 'probability' | 'reason'> | undefined,
  isOpenByGazette: boolean,
): RiskBand {
  if (isOpenByGazette || score?.reason === 'open_bankruptcy') return bandOf(OPEN_BANKRUPTCY_PROBABILITY)
  return score === undefined || score.probability === null ? 'Unknown' : bandOf(score.probability)
}
