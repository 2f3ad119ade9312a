// How a ratio is defined: a sum of rubrics, or one divided by another. The formula that is shown is made from the very
// sums that are computed, so that the two cannot differ.

import type { StructuredScheme } from './accounts-year.ts'
import type { RatioGroup, RatioUnit } from './ratio.ts'

export type Formula = {
  /** `9904 + 630`; see `sum-terms.ts`. */
  top: string
  bottom?: string
  /** Multiplier of the quotient: days of a year. */
  times?: number
}

/** What a formula may depend on beside the figures themselves. */
export type FormulaContext = {
  scheme: StructuredScheme
  association: boolean
  isFiled: (code: string) => boolean
}

export type RatioDefinition = {
  id: string
  label: string
  group: RatioGroup
  unit: RatioUnit
  /** Holds figures of the income statement: a quotient of it needs a year of twelve months. */
  flow: boolean
  /** A formula, or the reason in a sentence why the model has none. */
  formula: Formula | ((choice: FormulaContext) => Formula | string)
  /** The divisor in words, for the sentence that says it is negative: `Equity`. */
  divisor?: string
  note?: string
}

/** `(29/58 - 29) / (42/48 + 492/3)` */
export function formatFormula({ top, bottom, times }: Formula): string {
  const quotient = bottom === undefined ? top : `${parenthesise(top)} / ${parenthesise(bottom)}`
  return times === undefined ? quotient : `${quotient} × ${times}`
}

function parenthesise(sum: string): string {
  return sum.includes(' ') ? `(${sum})` : sum
}
