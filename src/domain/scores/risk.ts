// How a bankruptcy probability is shown: a band and a score.

import type { RiskReason } from './risk-reason.ts'

export type RiskBand = 'Unknown' | 'Low' | 'Moderate' | 'Elevated' | 'High' | 'Severe'

/** A stored score of one company. */
export type Score = {
  /** Probability of bankruptcy within twelve months, 0 to 1; null where there is none, and `reason` says why. */
  probability: number | null
  altmanZ: number | null
  modelVersion: string
  /** Since when the company has this value, ISO 8601 with offset. */
  evaluatedAt: string
  /** Why there is no probability, or what overrode the model. Not shown: an operator can look it up. */
  reason: RiskReason | null
  /** Last day on which it may be shown, `YYYY-MM-DD`; null: until there is a newer one. */
  validUntil: string | null
  /** What it rests on; left out where no filing is known. */
  basis?: ScoreBasis
}

/** The filing a score rests on, and how much of what its model asks for that filing allows. */
export type ScoreBasis = {
  /** Reference of the deposit. */
  deposit: string
  periodEnd: string
  /** Ratios of the year that could be formed, of those asked for; null where no model was asked. */
  inputsKnown: number | null
  inputsTotal: number | null
}

/** What is stored of a company's risk. */
export type StoredRisk = {
  score: Score | undefined
  /** That its bankruptcy is open by the gazette. */
  openBankruptcy: boolean
  /** Since when that is stored, ISO 8601; left out where it is not known. */
  openSince?: string
}

export type Risk = {
  band: RiskBand
  /** 100 minus the probability in percent: higher is safer. Null when unscored, never 0. */
  scoreOutOf100: number | null
  probability: number | null
  altmanZ: number | null
  modelVersion: string | null
  /** Since when the value that is shown holds. */
  evaluatedAt: string | null
  /** Which rule gave the probability in place of the model; left out where the model did. */
  rule?: 'open_bankruptcy'
  /** Left out without a score, and where it rests on no filing. */
  basis?: ScoreBasis
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

/** Upper limits, exclusive, of the twelve-month probability. From the last one on it is `Severe`. */
export const BANDS: readonly (readonly [limit: number, band: RiskBand])[] = [
  [0.005, 'Low'],
  [0.015, 'Moderate'],
  [0.04, 'Elevated'],
  [0.1, 'High'],
]

/** What stands for the probability of a company in open bankruptcy, whatever its accounts say. */
export const OPEN_BANKRUPTCY_PROBABILITY = 0.99

const BANKRUPT_SITUATIONS: ReadonlySet<string | null> = new Set(['048', '049', '050'])

/** Whether a situation code of the register says that the company is bankrupt. */
export function isBankruptSituation(situationCode: string | null): boolean {
  return BANKRUPT_SITUATIONS.has(situationCode)
}

/** The band of a probability between 0 and 1. */
export function bandOf(probability: number): RiskBand {
  return BANDS.find(([limit]) => probability < limit)?.[1] ?? 'Severe'
}

export type RiskCircumstances = {
  naturalPerson: boolean
  /** By the register or by the gazette. */
  openBankruptcy: boolean
  /** Since when that is stored, ISO 8601; left out where it is not known. */
  openSince?: string
  /** `YYYY-MM-DD`. */
  today: string
}

/**
 * How a score is shown. `UNSCORED` without a probability, after its last day, and always for natural persons, who are
 * never scored; an open bankruptcy overrides what any score says.
 */
export function riskOf(score: Score | undefined, circumstances: RiskCircumstances): Risk {
  const { naturalPerson, openBankruptcy, openSince, today } = circumstances
  if (naturalPerson) return UNSCORED
  if (openBankruptcy) return toBankruptRisk(score, openSince)
  if (score === undefined || score.probability === null) return UNSCORED
  // Set for a bankruptcy that has been closed or revoked since: the next run computes one.
  if (score.reason === 'open_bankruptcy') return UNSCORED
  if (score.validUntil !== null && score.validUntil < today) return UNSCORED
  return { ...toRisk(score.probability, score), ...(score.basis && { basis: score.basis }) }
}

// No model gave this probability: it holds since a run or the gazette first said so, not since an earlier score.
function toBankruptRisk(score: Score | undefined, openSince: string | undefined): Risk {
  const scoredSince = score?.reason === 'open_bankruptcy' ? score.evaluatedAt : undefined
  const [evaluatedAt = null] = [openSince, scoredSince].filter(since => since !== undefined).sort()
  return { ...toRisk(OPEN_BANKRUPTCY_PROBABILITY, score), evaluatedAt, rule: 'open_bankruptcy' }
}

function toRisk(probability: number, score: Score | undefined): Risk {
  return {
    band: bandOf(probability),
    scoreOutOf100: Math.round(100 * (1 - probability)),
    probability,
    altmanZ: score?.altmanZ ?? null,
    modelVersion: score?.modelVersion ?? null,
    evaluatedAt: score?.evaluatedAt ?? null,
  }
}
