// A computed ratio: value or reason for its absence, formula and inputs.

export type RatioGroup =
  | 'liquidity'
  | 'solvency'
  | 'profitability'
  | 'cash_flow'
  | 'value_added'
  | 'payment_terms'
  | 'margins'
  | 'size'

/** fraction: 0.25 is shown as 25 % · amount: in the filing's currency · persons: full-time equivalents. */
export type RatioUnit = 'ratio' | 'fraction' | 'amount' | 'days' | 'persons'

/** The Bank's model of the formula. */
export type RatioVariant =
  | 'full'
  | 'abridged'
  | 'micro'
  | 'full_association'
  | 'abridged_association'
  | 'micro_association'

export type RatioInput = {
  code: string
  /** As filed; null if not filed. */
  value: string | null
  /** Why a rubric not filed counts as zero. */
  note: string | null
}

/** Reason for a missing value. */
export type Absence =
  | { kind: 'not_filed'; codes: string[] }
  /** As `not_filed`, of a filing with lines that could not be read. */
  | { kind: 'not_read'; codes: string[] }
  | { kind: 'not_applicable'; reason: string }
  | { kind: 'zero_denominator' }
  /** Null months: the period is unknown. */
  | { kind: 'not_twelve_months'; months: number | null }

/** Exactly one of `value` and `absence` is null. */
export type Ratio = {
  id: string
  label: string
  group: RatioGroup
  unit: RatioUnit
  /** In rubric codes: `(29/58 - 29) / (42/48 + 492/3)`. Null if the model has no formula. */
  formula: string | null
  /** Inclusions and exclusions, where conventions differ. */
  note: string | null
  /** Null for a PDF. */
  variant: RatioVariant | null
  /** In formula order. */
  inputs: RatioInput[]
  /** Plain decimal, no exponent. Sums and differences are exact; quotients are rounded half away from zero. */
  value: string | null
  absence: Absence | null
  /** ISO 4217, for amounts; null for other units and if unknown. */
  currency: string | null
}
