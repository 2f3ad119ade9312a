// Presentation of a bankruptcy probability: band and score.

// Reasons for a missing or overridden probability: a closed list, so that each can be counted.

export const RISK_REASONS = {
  natural_person: 'Natural persons are never scored.',
  open_bankruptcy: 'A bankruptcy is open: the probability is set, not computed.',
  judicially_dissolved:
    'A court has dissolved the company or liquidates it: the model was not trained on such companies.',
  no_accounts_held:
    'No annual accounts were held when scores were last computed, and the model is not calibrated for companies without them.',
  never_filed: 'No longer told: `no_accounts_held` says it without claiming that none were filed.',
  filing_too_old:
    'The latest figures are for a year that ended more than 36 months ago, and the model is not calibrated for such companies.',
  not_structured: 'Annual accounts are filed as a document without machine-readable figures.',
  figures_not_loaded:
    'Annual accounts are filed, but their figures were not loaded, or could not be read, when scores were last computed.',
  inputs_missing: 'The latest filing lacks too many of the figures required for a score.',
  segment_not_calibrated: 'The model is not calibrated for companies that file accounts of this kind.',
} as const

export type RiskReason = keyof typeof RISK_REASONS

/** Reasons for a missing score beyond those stored with one. */
const MORE_REASONS = {
  risk_unanswered: 'Risk source unavailable.',
  no_score_held: 'No risk score is stored for this company.',
  bankruptcy_ended: 'A bankruptcy has ended since the last score: the next one is due.',
  dissolution_revoked: 'A judicial dissolution was revoked since the last score: the next one is due.',
} as const

/** English sentence by reason for which a company has no score. */
export const UNSCORED_REASONS = { ...RISK_REASONS, ...MORE_REASONS } as const

export type UnscoredReason = keyof typeof UNSCORED_REASONS

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
  /** Whether a court has dissolved the company by the gazette; absent if not. */
  judiciallyDissolved?: boolean
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
  /** Why there is no score; absent with one. */
  unscored?: UnscoredReason
}

/** The risk of a company without a current score. */
export const unscoredRisk = (unscored: UnscoredReason): Risk => ({ ...UNSCORED, unscored })

const UNSCORED: Risk = Object.freeze({
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
  /** By the gazette. */
  judiciallyDissolved?: boolean | undefined
  /** `YYYY-MM-DD`. */
  today: string
}

/**
 * Presentation of a score. Unscored without a probability, after its last day, when a court has dissolved the company,
 * and always for natural persons; an open bankruptcy overrides any score.
 */
export function riskOf(score: Score | undefined, circumstances: RiskCircumstances): Risk {
  const { naturalPerson, openBankruptcy, openSince, judiciallyDissolved } = circumstances
  if (naturalPerson) return unscoredRisk('natural_person')
  if (openBankruptcy) return toBankruptRisk(score, openSince)
  if (judiciallyDissolved) return unscoredRisk('judicially_dissolved')
  if (score === undefined) return unscoredRisk('no_score_held')
  // Set for a ruling that no longer stands: the next run recomputes it.
  if (score.reason === 'open_bankruptcy') return unscoredRisk('bankruptcy_ended')
  if (score.reason === 'judicially_dissolved') return unscoredRisk('dissolution_revoked')
  const isExpired = score.validUntil !== null && score.validUntil < circumstances.today
  if (score.probability === null || isExpired)
    return unscoredRisk(toldReason(score.reason) ?? 'filing_too_old')
  return { ...toRisk(score.probability, score), ...(score.basis && { basis: score.basis }) }
}

// Scores of earlier versions: nothing was known of accounts then either, asked for or not.
function toldReason(reason: RiskReason | null): RiskReason | null {
  return reason === 'never_filed' ? 'no_accounts_held' : reason
}

export function isScored({ probability }: Risk): boolean {
  return probability !== null
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
