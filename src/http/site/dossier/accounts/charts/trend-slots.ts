// Year slots of a trend chart in chronological order, including years without accounts, so that the time axis is linear.

import type { FinancialYear } from '../../../../../usecases/accounts/get-financials.ts'
import type { Phrase } from '../../../../i18n/languages.ts'
import { readAmount } from '../amounts.ts'
import { nameYear } from '../years-on-view.ts'

/** Why a slot has no bar. */
export type MissingReason = 'not_filed' | 'no_accounts' | 'filed_as_pdf' | 'not_loaded' | 'other_currency'

type YearSlot = { name: string; year: FinancialYear | null }

/** `figure` is as filed. Exactly one of `figure` and `gap` is null, except that a figure in another currency has both. */
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
  /** A flow accumulates over the period, so it depends on the period's length. */
  flow: boolean
  slots: FigureSlot[]
}

/** More bars would be too narrow; older years are in the tables. */
export const MAX_SLOTS = 12

const YEAR_MS = 365.25 * 86_400_000

/** Takes years newest first; returns the newest `MAX_SLOTS` slots, oldest first. */
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

// A changed closing date leaves a gap of some months. Gaps of at least 0.6 years count as a missing year.
const YEAR_ROUNDING = 0.4

/** Missing years between two periods, at most `MAX_SLOTS`. */
function countMissing({ periodStart, periodEnd }: FinancialYear, older: FinancialYear): number {
  const begun = periodStart === null ? Date.parse(periodEnd) - YEAR_MS : Date.parse(periodStart)
  return Math.min(MAX_SLOTS, Math.floor((begun - Date.parse(older.periodEnd)) / YEAR_MS + YEAR_ROUNDING))
}

/** The figures of one rubric. Amounts in another currency than `currency` have a gap instead of a value. */
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
