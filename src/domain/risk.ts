// How a bankruptcy probability is shown: a band and a score.

export type RiskBand = 'Unknown' | 'Low' | 'Moderate' | 'Elevated' | 'High' | 'Severe'

/** A stored score of one company. */
export type Score = {
  /** Probability of bankruptcy within twelve months, 0 to 1. */
  probability: number
  altmanZ: number | null
  modelVersion: string
  /** ISO 8601 with offset. */
  evaluatedAt: string
}

export type Risk = {
  band: RiskBand
  /** 100 minus the probability in percent: higher is safer. Null when unscored, never 0. */
  scoreOutOf100: number | null
  probability: number | null
  altmanZ: number | null
  modelVersion: string | null
  evaluatedAt: string | null
}

/** The risk of a company that has no current score. */
export const UNSCORED: Risk = Object.freeze({
  band: 'Unknown',
  scoreOutOf100: null,
  probability: null,
  altmanZ: null,
  modelVersion: null,
  evaluatedAt: null,
})

// Upper limits, exclusive, of the twelve-month probability.
const BANDS: readonly [limit: number, band: RiskBand][] = [
  [0.005, 'Low'],
  [0.015, 'Moderate'],
  [0.04, 'Elevated'],
  [0.1, 'High'],
]

/** The band of a probability between 0 and 1. */
export function bandOf(probability: number): RiskBand {
  return BANDS.find(([limit]) => probability < limit)?.[1] ?? 'Severe'
}

/** How a score is shown; `UNSCORED` without one, and always for natural persons, who are never scored. */
export function riskOf(score: Score | undefined, naturalPerson: boolean): Risk {
  if (score === undefined || naturalPerson) return UNSCORED
  return {
    band: bandOf(score.probability),
    scoreOutOf100: Math.round(100 * (1 - score.probability)),
    probability: score.probability,
    altmanZ: score.altmanZ,
    modelVersion: score.modelVersion,
    evaluatedAt: score.evaluatedAt,
  }
}
