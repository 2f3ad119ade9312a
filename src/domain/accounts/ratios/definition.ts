// Definition of a ratio: a sum of rubrics, or a quotient of two sums. The displayed formula is generated from
// the computed one.

import type { StructuredScheme } from '../accounts-year.ts'
import type { RatioGroup, RatioUnit } from './ratio.ts'

// Sum of rubrics in formula notation: `29/58 - 29`, terms and signs separated by spaces.

type SignedCode = { code: string; sign: 1 | -1 }

const PARSED_SUMS = new Map<string, readonly SignedCode[]>()

/** `29/58 - 29` → 29/58 with 1, 29 with -1. Memoized: there are few definitions. */
export function parseSum(text: string): readonly SignedCode[] {
  const known = PARSED_SUMS.get(text)
  if (known !== undefined) return known
  const words = text.split(' ')
  const terms = words.flatMap((code, at): SignedCode[] =>
    at % 2 === 1 ? [] : [{ code, sign: words[at - 1] === '-' ? -1 : 1 }],
  )
  PARSED_SUMS.set(text, terms)
  return terms
}

export type Formula = {
  /** `9904 + 630`; see `parseSum`. */
  top: string
  bottom?: string
  /** Multiplier of the quotient: days of a year. */
  times?: number
}

/** Context of a formula besides the figures. */
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
  /** Uses income statement figures: a quotient then needs a period of twelve months. */
  flow: boolean
  /** A formula, or a sentence why the model has none. */
  formula: Formula | ((choice: FormulaContext) => Formula | string)
  /** Name of the divisor for the message that it is negative: `Equity`. */
  divisor?: string
  note?: string
}

type OfGroup = Omit<RatioDefinition, 'group' | 'flow'> & { flow?: boolean }

/** Ratios of one group, of values at the closing date. */
export function defineBalances(group: RatioGroup, ratios: readonly OfGroup[]): RatioDefinition[] {
  return ratios.map(ratio => ({ group, flow: false, ...ratio }))
}

/** Ratios of one group that use the income statement unless they say otherwise. */
export function defineFlows(group: RatioGroup, ratios: readonly OfGroup[]): RatioDefinition[] {
  return ratios.map(ratio => ({ group, flow: true, ...ratio }))
}

/** `(29/58 - 29) / (42/48 + 492/3)` */
export function formatFormula({ top, bottom, times }: Formula): string {
  const quotient = bottom === undefined ? top : `${parenthesise(top)} / ${parenthesise(bottom)}`
  return times === undefined ? quotient : `${quotient} × ${times}`
}

function parenthesise(sum: string): string {
  return sum.includes(' ') ? `(${sum})` : sum
}
