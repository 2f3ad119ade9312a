// Altman's Z'' of 1995 for non-manufacturing companies, on book values and without its constant: zones below
// 1.10 (distress) and above 2.60 (safe). It needs no turnover, so every Belgian model allows it. Z'' =
// 6.56·working capital/assets + 3.26·retained earnings/assets + 6.72·operating result/assets +
// 1.05·equity/liabilities

import Big from 'big.js'
import type { Rubrics } from '../deposit.ts'
import { resolveModel } from './accounts-year.ts'
import { type Formula, formatFormula } from './definition.ts'
import type { Absence, RatioInput } from './ratio.ts'
import { createRubricLookup, type RubricLookup, type Term } from './rubric-value.ts'
import { parseSum } from './sum-terms.ts'

export type AltmanPart = {
  id: 'working_capital_to_assets' | 'retained_earnings_to_assets' | 'ebit_to_assets' | 'equity_to_liabilities'
  weight: number
  formula: string
  inputs: RatioInput[]
  /** Plain decimal, six decimals; null where an input is missing. */
  value: string | null
}

export type AltmanZ = {
  /** Plain decimal, six decimals. Null where a part is. */
  value: string | null
  absence: Extract<Absence, { kind: 'not_filed' | 'not_applicable' }> | null
  parts: AltmanPart[]
}

type PartDefinition = Pick<AltmanPart, 'id' | 'weight'> & Required<Omit<Formula, 'times'>>

const PARTS: readonly PartDefinition[] = [
  { id: 'working_capital_to_assets', weight: 6.56, top: '29/58 - 29 - 42/48 - 492/3', bottom: '20/58' },
  { id: 'retained_earnings_to_assets', weight: 3.26, top: '13 + 14', bottom: '20/58' },
  { id: 'ebit_to_assets', weight: 6.72, top: '9901', bottom: '20/58' },
  { id: 'equity_to_liabilities', weight: 1.05, top: '10/15', bottom: '16 + 17/49' },
]

// Bounds the ratio of companies with almost no debt.
const MAX_EQUITY_TO_LIABILITIES = 10

const NO_ASSETS = 'The balance sheet total is not positive.'
const DECIMALS = 6

const Decimal = Big()
Decimal.DP = 20

/**
 * Z'' with its four parts. The last part is capped at 10, and is 10 without liabilities. A rubric not filed
 * is zero only where the filing proves it (`rubric-value.ts`); otherwise there is no Z''.
 */
export function altmanZ(rubrics: Rubrics, model: string | null = null): AltmanZ {
  const lookUp = createRubricLookup(rubrics, resolveModel(model, rubrics)?.model ?? '')
  const computed = PARTS.map(part => computePart(part, lookUp))
  const parts = computed.map(({ part, exact }) => ({
    ...part,
    value: exact === null ? null : toDecimal(exact),
  }))
  const missing = computed.flatMap(({ terms }) =>
    terms.filter(({ amount }) => amount === null).map(({ code }) => code),
  )
  if (missing.length > 0) {
    return { value: null, absence: { kind: 'not_filed', codes: [...new Set(missing)] }, parts }
  }
  const z = computed.reduce<Big | null>(
    (sum, { part, exact }) => (sum === null || exact === null ? null : sum.plus(exact.times(part.weight))),
    new Decimal(0),
  )
  if (z === null) return { value: null, absence: { kind: 'not_applicable', reason: NO_ASSETS }, parts }
  return { value: toDecimal(z), absence: null, parts }
}

function computePart({ id, weight, top, bottom }: PartDefinition, lookUp: RubricLookup) {
  const numerator = parseSum(top)
  const denominator = parseSum(bottom)
  const terms = [...numerator, ...denominator].map(({ code, sign }) => ({ ...lookUp(code), sign }))
  const inputs = terms.map(({ code, value, note }) => ({ code, value, note }))
  const complete = terms.every(({ amount }) => amount !== null)
  const exact = complete
    ? divide(id, sumTerms(terms.slice(0, numerator.length)), sumTerms(terms.slice(numerator.length)))
    : null
  return { part: { id, weight, formula: formatFormula({ top, bottom }), inputs }, terms, exact }
}

function sumTerms(terms: readonly (Term & { sign: number })[]): Big {
  return terms.reduce(
    (sum, { amount, sign }) => sum.plus(new Decimal(amount ?? 0).times(sign)),
    new Decimal(0),
  )
}

function divide(id: AltmanPart['id'], numerator: Big, denominator: Big): Big | null {
  const ofLiabilities = id === 'equity_to_liabilities'
  if (denominator.lte(0))
    return ofLiabilities && numerator.gt(0) ? new Decimal(MAX_EQUITY_TO_LIABILITIES) : null
  const quotient = numerator.div(denominator)
  return ofLiabilities && quotient.gt(MAX_EQUITY_TO_LIABILITIES)
    ? new Decimal(MAX_EQUITY_TO_LIABILITIES)
    : quotient
}

function toDecimal(value: Big): string {
  return value.round(DECIMALS, Big.roundHalfUp).toFixed()
}
