// What a ratio is once it is computed: its value, or why there is none, and everything needed to check it by hand.

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

/** Which of the Bank's models the formula is for; other models file other rubrics. */
export type RatioVariant =
  | 'full'
  | 'abridged'
  | 'micro'
  | 'full_association'
  | 'abridged_association'
  | 'micro_association'

export type RatioInput = {
  code: string
  /** As filed; null for a rubric that was not. */
  value: string | null
  /** Why a rubric that was not filed still counts, as zero. */
  note: string | null
}

/** Why a ratio has no value. */
export type Absence =
  | { kind: 'not_filed'; codes: string[] }
  | { kind: 'not_applicable'; reason: string }
  | { kind: 'zero_denominator' }
  /** Null months: the filing does not tell its period. */
  | { kind: 'not_twelve_months'; months: number | null }

/** Exactly one of `value` and `absence` is null. */
export type Ratio = {
  id: string
  label: string
  group: RatioGroup
  unit: RatioUnit
  /** In rubric codes: `(29/58 - 29) / (42/48 + 492/3)`. Null where no formula exists for the model. */
  formula: string | null
  /** What the formula counts in or leaves out, where conventions differ. */
  note: string | null
  /** Null where the model tells nothing: filed as a PDF. */
  variant: RatioVariant | null
  /** In the order of the formula. */
  inputs: RatioInput[]
  /** Plain decimal, no exponent. Sums and differences are exact; quotients are rounded half away from zero. */
  value: string | null
  absence: Absence | null
  /** ISO 4217, of amounts; null for other units and where the filing does not say. */
  currency: string | null
}
