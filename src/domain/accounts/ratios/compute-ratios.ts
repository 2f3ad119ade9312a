// Computes the ratios of a year of accounts. A ratio without a required figure has a reason instead of a
// value.

import Big from 'big.js'
import { type AccountsYear, monthsOf, type ResolvedModel, resolveModel } from '../accounts-year.ts'
import { BALANCE_SHEET_DEFINITIONS } from './balance-sheet-definitions.ts'
import { type Formula, formatFormula, parseSum, type RatioDefinition } from './definition.ts'
import { divideRounded } from './divide-rounded.ts'
import { INCOME_DEFINITIONS } from './income-definitions.ts'
import type { Absence, Ratio, RatioInput, RatioUnit } from './ratio.ts'
import { createRubricLookup, type RubricLookup, type Term } from './rubric-value.ts'
import { TRADE_DEFINITIONS } from './trade-definitions.ts'

export const RATIO_DEFINITIONS: readonly RatioDefinition[] = [
  ...BALANCE_SHEET_DEFINITIONS,
  ...INCOME_DEFINITIONS,
  ...TRADE_DEFINITIONS,
]

const FILED_AS_PDF = 'The accounts were filed as a PDF or in a non-standard model, without rubrics.'

/** Decimals of quotients; ratios have more because they may be shown in percent. */
const DECIMALS: Readonly<Record<RatioUnit, number>> = {
  ratio: 6,
  fraction: 6,
  amount: 2,
  days: 2,
  persons: 2,
}

/**
 * All ratios, in a fixed order. `notApplicable` gives by id the reason why a ratio is not meaningful for the
 * sector (see `sector.ts`), or null; `definitions` selects ratios.
 * Sums and differences are exact; quotients are rounded half away from zero to 6 decimals (amounts and days:
 * 2). A quotient with income statement figures needs a period of twelve months; amounts of other periods are
 * kept.
 */
export function computeRatios(
  year: AccountsYear,
  notApplicable: (ratioId: string) => string | null = () => null,
  definitions: readonly RatioDefinition[] = RATIO_DEFINITIONS,
): Ratio[] {
  const settled = resolveModel(year.model, year.rubrics)
  const lookUp = createRubricLookup(year.rubrics, settled?.model ?? '')
  return definitions.map(definition => {
    const reason = settled === null ? FILED_AS_PDF : notApplicable(definition.id)
    return computeRatio(definition, year, settled, lookUp, reason)
  })
}

function computeRatio(
  definition: RatioDefinition,
  year: AccountsYear,
  settled: ResolvedModel | null,
  lookUp: RubricLookup,
  reason: string | null,
): Ratio {
  const formula = settled === null ? FILED_AS_PDF : chooseFormula(definition, settled, year)
  const shown = typeof formula === 'string' ? null : formula
  const terms = shown === null ? [] : termsOf(shown, lookUp)
  const refusal = reason ?? (typeof formula === 'string' ? formula : null)
  const outcome =
    refusal === null && shown ? compute(definition, shown, terms, year) : inapplicable(refusal ?? '')
  return {
    id: definition.id,
    label: definition.label,
    group: definition.group,
    unit: definition.unit,
    formula: shown === null ? null : formatFormula(shown),
    note: definition.note ?? null,
    variant: settled?.variant ?? null,
    inputs: terms.map(toInput),
    value: typeof outcome === 'string' ? outcome : null,
    absence: typeof outcome === 'string' ? null : outcome,
    currency: definition.unit === 'amount' ? (year.currency ?? null) : null,
  }
}

function chooseFormula(
  { formula }: RatioDefinition,
  { scheme, association }: ResolvedModel,
  { rubrics }: AccountsYear,
): Formula | string {
  const chosen =
    typeof formula === 'function'
      ? formula({ scheme, association, isFiled: code => code in rubrics })
      : formula
  if (typeof chosen === 'string' || !association) return chosen
  return { ...chosen, top: withAssociationCodes(chosen.top) }
}

// Associations file provisions under another code, combined with reimbursable grants.
function withAssociationCodes(sum: string): string {
  return sum.replace('635/8', '635/9')
}

function termsOf({ top, bottom }: Formula, lookUp: RubricLookup): Term[] {
  const sums = bottom === undefined ? [top] : [top, bottom]
  const codes = sums.flatMap(sum => parseSum(sum).map(({ code }) => code))
  return [...new Set(codes)].map(lookUp)
}

function toInput({ code, value, note }: Term): RatioInput {
  return { code, value, note }
}

function inapplicable(reason: string): Absence {
  return { kind: 'not_applicable', reason }
}

/** The value, or the reason for its absence. */
function compute(
  { flow, unit, divisor }: RatioDefinition,
  { top, bottom, times }: Formula,
  terms: readonly Term[],
  year: AccountsYear,
): string | Absence {
  const missing = terms.filter(({ amount }) => amount === null).map(({ code }) => code)
  const filedTwice = missing.filter(code => hasConflict(year, code))
  if (filedTwice.length > 0) return inapplicable(`Two values were filed for ${filedTwice.join(', ')}.`)
  if (missing.length > 0) return { kind: year.unreadLines ? 'not_read' : 'not_filed', codes: missing }
  const numerator = sumRubrics(top, terms)
  if (bottom === undefined) return numerator.toFixed()
  const months = flow ? monthsOf(year.periodStart, year.periodEnd) : 12
  if (months !== 12) return { kind: 'not_twelve_months', months }
  const denominator = sumRubrics(bottom, terms)
  if (denominator.eq(0)) return { kind: 'zero_denominator' }
  if (denominator.lt(0)) return inapplicable(`${divisor ?? 'The divisor'} is negative.`)
  return divideRounded(numerator.times(times ?? 1), denominator, DECIMALS[unit])
}

function hasConflict({ conflicts = [] }: AccountsYear, asked: string): boolean {
  return conflicts.some(({ code, period }) => code === asked && period === 'N')
}

function sumRubrics(sum: string, terms: readonly Term[]): Big {
  return parseSum(sum).reduce((total, { code, sign }) => {
    const amount = terms.find(term => term.code === code)?.amount ?? 0
    return sign === 1 ? total.plus(amount) : total.minus(amount)
  }, new Big(0))
}
