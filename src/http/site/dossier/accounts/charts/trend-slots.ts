// The years of a chart from left to right, with a slot for each year that is missing: time is not squeezed together.

import type { FinancialYear } from '../../../../../usecases/accounts/get-financials.ts'
import type { Phrase } from '../../../../i18n/languages.ts'
import { readAmount } from '../amounts.ts'
import { nameYear } from '../years-on-view.ts'

/** Why a slot has no bar. */
export type MissingReason = 'not_filed' | 'no_accounts' | 'filed_as_pdf' | 'not_loaded' | 'other_currency'

export type YearSlot = { name: string; year: FinancialYear | null }

/** `figure` as filed. Exactly one of `figure` and `gap` is null, but for another currency, which has both. */
export type FigureSlot = {
  name: string
  figure: string | null
  value: number | null
  gap: MissingReason | null
  currency: string | null
  /** Length of the period. */
  months: number | null
}

/** One rubric over the years. */
export type Trend = {
  code: string
  label: Phrase
  /** Of a whole period: a longer one has more of it. */
  flow: boolean
  slots: FigureSlot[]
}

/** More bars than this are too narrow to tell apart; older years are in the tables. */
export const MAX_SLOTS = 12

const YEAR_MS = 365.25 * 86_400_000

/** Oldest first, of years given newest first; at most the newest twelve. */
export function listSlots(years: readonly FinancialYear[]): YearSlot[] {
  const slots: YearSlot[] = []
  for (const [at, year] of years.entries()) {
    slots.push({ name: nameYear(year.periodEnd, years), year })
    const older = years[at + 1]
    if (older === undefined) break
    const last = Number(older.periodEnd.slice(0, 4))
    for (let ahead = countMissing(year, older); ahead > 0; ahead--)
      slots.push({ name: String(last + ahead), year: null })
  }
  return slots.slice(0, MAX_SLOTS).reverse()
}

// Periods that were moved leave some months over; what is nearly a year is one that is missing.
const YEAR_ROUNDING = 0.4

/** Years between the end of one and the beginning of the next, no more than are drawn. */
function countMissing({ periodStart, periodEnd }: FinancialYear, older: FinancialYear): number {
  const begun = periodStart === null ? Date.parse(periodEnd) - YEAR_MS : Date.parse(periodStart)
  return Math.min(MAX_SLOTS, Math.floor((begun - Date.parse(older.periodEnd)) / YEAR_MS + YEAR_ROUNDING))
}

/** The figures of one rubric; amounts in another currency than `currency` are told and not drawn. */
export function fillSlots(slots: readonly YearSlot[], code: string, currency: string | null): FigureSlot[] {
  return slots.map(({ name, year }) => {
    const figure = year?.filed?.[code] ?? null
    const value = readAmount(figure)
    const gap = missingReasonOf(year, value, currency)
    return {
      name,
      figure,
      value: gap === null ? value : null,
      gap,
      currency: year?.currency ?? null,
      months: year?.months ?? null,
    }
  })
}

function missingReasonOf(
  year: FinancialYear | null,
  value: number | null,
  currency: string | null,
): MissingReason | null {
  if (year === null) return 'no_accounts'
  if (year.filed === null) return year.noFigures ?? 'not_loaded'
  if (value === null) return 'not_filed'
  return year.currency === currency ? null : 'other_currency'
}
