// Size class (micro, small or large) by the Code of Companies and Associations (articles 1:24 and 1:25,
// amounts as raised for financial years from 2024): a company belongs to a class while it exceeds at most one
// of three limits. Not in a company's own figures: those of its group (which count for a parent, article 1:26), a listing
// (always large), and for micro companies parents and subsidiaries. So a small class is certain only where the filing
// itself states it, by a model that only small companies may use; else it is a lower bound.

import Big from 'big.js'
import { type AccountsYear, monthsOf, readModel, resolveModel } from './accounts-year.ts'
import type { Rubrics } from './deposit.ts'
import { createRubricLookup, type RubricLookup } from './ratios/rubric-value.ts'

export type SizeClass = 'micro' | 'small' | 'large'

type SizeCriterion = {
  id: 'staff' | 'turnover' | 'balance_sheet_total'
  /** Plain decimal; null if unknown. */
  value: string | null
}

export type Size = {
  sizeClass: SizeClass
  /** at_least: by its own figures; as part of a group or as a listed company it may be larger. */
  bound: 'exact' | 'at_least'
  /**
   * two_years: both years give the same class. year_before: they differ, and a change counts only after two
   * years, so the previous class stands. one_year: only this year's figures are known.
   */
  basis: 'two_years' | 'year_before' | 'one_year'
  /** Of the year itself. */
  criteria: SizeCriterion[]
}

type Limits = Readonly<Record<SizeCriterion['id'], number>>

const RAISED_FROM = '2024-01-01'

const LIMITS: Readonly<Record<'before' | 'raised', Readonly<Record<'micro' | 'small', Limits>>>> = {
  before: {
    micro: { staff: 10, turnover: 700_000, balance_sheet_total: 350_000 },
    small: { staff: 50, turnover: 9_000_000, balance_sheet_total: 4_500_000 },
  },
  raised: {
    micro: { staff: 10, turnover: 900_000, balance_sheet_total: 450_000 },
    small: { staff: 50, turnover: 11_250_000, balance_sheet_total: 6_000_000 },
  },
}

/**
 * Null where too little was filed. Turnover of other periods is annualised. A filing without staff costs
 * proves that there is no staff. With an unknown criterion, the class must hold for any value of it; a
 * company that is small but not provably micro counts as small, or as micro if it filed the micro model. Both
 * years use the limits of the filing's own. The limits are in euro: amounts in another or an unknown currency are unknown.
 */
export function sizeClassOf(year: AccountsYear): Size | null {
  const limits = LIMITS[(year.periodStart ?? RAISED_FROM) < RAISED_FROM ? 'before' : 'raised']
  const months = monthsOf(year.periodStart, year.periodEnd)
  const inEuro = year.currency === undefined || year.currency === 'EUR'
  const criteria = readCriteria(year.rubrics, { model: year.model, months, inEuro })
  const previousRubrics = addOpeningStaff(year)
  const filedMicro = resolveModel(year.model, year.rubrics)?.scheme === 'micro'
  const now = classify(criteria, limits, filedMicro)
  const before = classify(
    readCriteria(previousRubrics, { model: year.model, months: 12, inEuro }),
    limits,
    filedMicro,
  )
  if (now === null) return null
  if (before === null) return { sizeClass: now, bound: boundOf(now, year.model), basis: 'one_year', criteria }
  const basis = now === before ? 'two_years' : 'year_before'
  return { sizeClass: before, bound: boundOf(before, year.model), basis, criteria }
}

// The abridged model is open to small companies only, the micro model to micro companies only (article 3:2).
function boundOf(sizeClass: SizeClass, model: string | null): Size['bound'] {
  const { scheme } = readModel(model)
  const isStated = scheme === 'micro' || (scheme === 'abridged' && sizeClass === 'small')
  return sizeClass === 'large' || isStated ? 'exact' : 'at_least'
}

/** `small`, or `small_or_larger` for a lower bound. */
export function sizeName({ sizeClass, bound }: Size): string {
  return bound === 'exact' ? sizeClass : `${sizeClass}_or_larger`
}

// The social balance has previous-year staff under its own code, among the figures of either year.
function addOpeningStaff({ rubrics, previousRubrics }: AccountsYear): Rubrics {
  const staff = previousRubrics['1003P'] ?? rubrics['1003P']
  return staff === undefined ? previousRubrics : { 1003: staff, ...previousRubrics }
}

type FiledIn = Pick<AccountsYear, 'model'> & { months: number | null; inEuro: boolean }

function readCriteria(rubrics: Rubrics, { model, months, inEuro }: FiledIn): SizeCriterion[] {
  const settled = resolveModel(model, rubrics)
  const lookUp = createRubricLookup(rubrics, settled?.model ?? '')
  const isKnown = rubrics['70'] !== undefined && months !== null && inEuro
  const turnover = isKnown ? new Big(rubrics['70'] as string) : null
  return [
    { id: 'staff', value: staffOf(rubrics, lookUp) },
    { id: 'turnover', value: turnover === null ? null : annualise(turnover, months ?? 12) },
    { id: 'balance_sheet_total', value: (inEuro && rubrics['20/58']) || null },
  ]
}

function staffOf(rubrics: Rubrics, lookUp: RubricLookup): string | null {
  const filed = rubrics['9087'] ?? rubrics['1003']
  if (filed !== undefined) return filed
  return lookUp('62').amount?.eq(0) ? '0' : null
}

function annualise(turnover: Big, months: number): string {
  return months === 12 ? turnover.toFixed() : turnover.times(12).div(months).round(2).toFixed()
}

function classify(
  criteria: readonly SizeCriterion[],
  limits: (typeof LIMITS)['before'],
  filedMicro: boolean,
): SizeClass | null {
  const small = isWithinLimits(criteria, limits.small)
  if (small === null) return filedMicro ? 'micro' : null
  if (!small) return 'large'
  const micro = isWithinLimits(criteria, limits.micro)
  return micro === true || (micro === null && filedMicro) ? 'micro' : 'small'
}

/**
 * True when at most one limit is exceeded for any value of unknown criteria, false when two are, else null.
 */
function isWithinLimits(criteria: readonly SizeCriterion[], limits: Limits): boolean | null {
  const exceeded = criteria.filter(({ id, value }) => value !== null && Number(value) > limits[id]).length
  const unknown = criteria.filter(({ value }) => value === null).length
  if (exceeded > 1) return false
  return exceeded + unknown > 1 ? null : true
}
