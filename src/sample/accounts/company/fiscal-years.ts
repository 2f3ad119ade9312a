// The financial years of a company: twelve months each, but for the first, which begins with the company and may be
// shorter or longer.

import { endOfMonth, yearOf } from '../../days.ts'

/** Days since 1970, both inside the year. */
export type FiscalYear = { start: number; end: number; months: number }

const SHORTEST_DAYS = 150
const MONTH_DAYS = 30.44

/**
 * All that end from `from` on and by `until`, oldest first. `startedOn` null: older than anything asked for. A company's
 * first year ends at the first closing that leaves it five months.
 */
export function listFiscalYears(
  startedOn: number | null,
  closingMonth: number,
  from: number,
  until: number,
): FiscalYear[] {
  const exercises: FiscalYear[] = []
  const firstYear = Math.max(yearOf(from), startedOn === null ? 0 : yearOf(startedOn))
  for (let year = firstYear; ; year++) {
    const end = endOfMonth(year, closingMonth)
    if (end > until) return exercises
    const before = endOfMonth(year - 1, closingMonth)
    const first = startedOn !== null && startedOn > before - SHORTEST_DAYS
    if (end < from || (first && end - (startedOn as number) < SHORTEST_DAYS)) continue
    const start = first ? (startedOn as number) : before + 1
    exercises.push({ start, end, months: Math.round((end + 1 - start) / MONTH_DAYS) })
  }
}
