// Presentation of a bankruptcy probability: band and score.

// Reasons for a missing or overridden probability: a closed list, so that each can be counted.

export const RISK_REASONS = {
  natural_person: 'Natural persons are never scored.',
  open_bankruptcy: 'A bankruptcy is open: the probability is set, not computed.',
  judicially_dissolved: 'A court has dissolved the company: the model was not trained on such companies.',
  never_filed: 'No annual accounts are known, and the model is not calibrated for companies without them.',
  filing_too_old:
    'The latest figures are for a year that ended more than 36 months ago, and the model is not calibrated for such companies.',
  not_structured: 'Annual accounts are filed as a document without machine-readable figures.',
  inputs_missing: 'The latest filing lacks too many of the figures required for a score.',
  segment_not_calibrated: 'The model is not calibrated for companies that file accounts of this kind.',
} as const

export type RiskReason = keyof typeof RISK_REASONS

export type RiskBand = 'Unknown' | 'Low' | 'Moderate' | 'Elevated' | 'High' | 'Severe'

/** A stored score of one company. */
export type Score = {
  /** Probability of bankruptcy within twelve months, 0 to 1; null with a `reason`. */
  probability: number | null
  altmanZ: number | null
  modelVersion: string
  /** Start of validity of this value, ISO 8601 with offset. */
  evaluatedAt: string
  /** Reason for a missing probability, or the override of the model. Internal, for operators. */
  reason: RiskReason | null
  /** Last day of validity, `YYYY-MM-DD`; null: until replaced. */
  validUntil: string | null
  /** Input of the score; absent without a known filing. */
  basis?: ScoreBasis
}

/** The filing behind a score, and its share of the model's inputs. */
export type ScoreBasis = {
  /** Reference of the deposit. */
  deposit: string
  periodEnd: string
  /** Known current-year ratios, of those required; null without a model. */
  inputsKnown: number | null
  inputsTotal: number | null
}

/** Stored risk data of a company. */
export type StoredRisk = {
  score: Score | undefined
  /** Whether a bankruptcy is open in the gazette. */
  openBankruptcy: boolean
  /** Since when that is stored, ISO 8601; absent if unknown. */
  openSince?: string
}

export type Risk = {
  band: RiskBand
  /** 100 minus the probability in percent: higher is safer. Null when unscored, never 0. */
  scoreOutOf100: number | null
  probability: number | null
  altmanZ: number | null
  /** Null without a score, and for a probability that a rule set. */
  modelVersion: string | null
  /** Start of validity of the shown value. */
  evaluatedAt: string | null
  /** The rule that set the probability instead of the model; absent for the model. */
  rule?: 'open_bankruptcy'
  /** Absent without a score, or without a filing. */
  basis?: ScoreBasis
}

/** The risk of a company without a current score. */
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

/** Probability assigned to a company in open bankruptcy. */
export const OPEN_BANKRUPTCY_PROBABILITY = 0.99

/** Situation codes of the register that mean bankruptcy. */
export const BANKRUPT_SITUATIONS: readonly string[] = ['048', '049', '050']

/** Whether a situation code of the register means bankruptcy. */
export function isBankruptSituation(situationCode: string | null): boolean {
  return situationCode !== null && BANKRUPT_SITUATIONS.includes(situationCode)
}

/** The band of a probability between 0 and 1. */
export function bandOf(probability: number): RiskBand {
  return BANDS.find(([limit]) => probability < limit)?.[1] ?? 'Severe'
}

type RiskCircumstances = {
  naturalPerson: boolean
  /** By the register or by the gazette. */
  openBankruptcy: boolean
  /** Since when that is stored, ISO 8601; absent if unknown. */
  openSince?: string
  /** `YYYY-MM-DD`. */
  today: string
}

/**
 * Presentation of a score. `UNSCORED` without a probability, after its last day, and always for natural
 * persons; an open bankruptcy overrides any score.
 */
export function riskOf(score: Score | undefined, circumstances: RiskCircumstances): Risk {
  const { naturalPerson, openBankruptcy, openSince, today } = circumstances
  if (naturalPerson) return UNSCORED
  if (openBankruptcy) return toBankruptRisk(score, openSince)
  if (score === undefined || score.probability === null) return UNSCORED
  // Set for a bankruptcy that has since been closed or revoked: the next run recomputes it.
  if (score.reason === 'open_bankruptcy') return UNSCORED
  if (score.validUntil !== null && score.validUntil < today) return UNSCORED
  return { ...toRisk(score.probability, score), ...(score.basis && { basis: score.basis }) }
}

// Valid since a run or the gazette first recorded the bankruptcy, not since an earlier score.
function toBankruptRisk(score: Score | undefined, openSince: string | undefined): Risk {
  const scoredSince = score?.reason === 'open_bankruptcy' ? score.evaluatedAt : undefined
  const [evaluatedAt = null] = [openSince, scoredSince].filter(since => since !== undefined).sort()
  return {
    ...toRisk(OPEN_BANKRUPTCY_PROBABILITY, score),
    modelVersion: null,
    evaluatedAt,
    rule: 'open_bankruptcy',
  }
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
