// Changes of the risk band.

import { bandOf, OPEN_BANKRUPTCY_PROBABILITY, type RiskBand, type Score } from '../risk.ts'

/**
 * The band as its changes are told: as it is served, but a score set for a bankruptcy counts as Severe until the next
 * run, and an expired one keeps its band until then, because nothing is written when these days come.
 */
export function recordedBand(
  score: Pick<Score, 'probability' | 'reason'> | undefined,
  isOpenByGazette: boolean,
): RiskBand {
  if (isOpenByGazette || score?.reason === 'open_bankruptcy') return bandOf(OPEN_BANKRUPTCY_PROBABILITY)
  return score === undefined || score.probability === null ? 'Unknown' : bandOf(score.probability)
}
