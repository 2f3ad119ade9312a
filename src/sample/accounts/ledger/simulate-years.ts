// A company's years one after the other, from the one before the first that is filed here.

import { endOfMonth, yearOf } from '../../days.ts'
import { drawNormal, hash, SeededRandom } from '../../random.ts'
import type { Outcome } from '../company/outcome.ts'
import type { Profile } from '../company/profile.ts'
import { emptyLedger, type Ledger, type LedgerYear } from './ledger.ts'
import { openingLedger } from './opening-ledger.ts'
import { simulateYear } from './simulate-year.ts'

// The financial years of a company: twelve months each, but for the first, which begins with the company and may be
// shorter or longer.

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

/** `before`: books at the end of the year before; null for a company in its first year. */
export type SimulatedYear = {
  fiscalYear: FiscalYear
  distress: number
  year: LedgerYear
  before: Ledger | null
}

/** Days since 1970. Years that end on a day from `from` to `until`; `startedOn` null when the register does not say. */
type SimulationPeriod = { startedOn: number | null; from: number; until: number }

const DAYS_PER_YEAR = 366

/** The first of them only gives the figures of the year before to the second, unless the company began with it. */
export function simulateYears(
  profile: Profile,
  outcome: Outcome,
  { startedOn, from, until }: SimulationPeriod,
  seed: number,
): SimulatedYear[] {
  const simulated: SimulatedYear[] = []
  let before: Ledger | null = null
  let turnover = profile.turnover
  for (const fiscalYear of listFiscalYears(startedOn, profile.closingMonth, from - DAYS_PER_YEAR, until)) {
    const { start, end, months } = fiscalYear
    const random = new SeededRandom(hash(seed, end))
    const distress = outcome.distressAt(end)
    const founded = startedOn !== null && start === startedOn
    if (before === null && !founded)
      before = openingLedger(profile, outcome.severity, new SeededRandom(hash(seed, -1)))
    turnover *= 1 + profile.growth + 0.07 * drawNormal(random) - 0.1 * distress
    const plan = { months, distress, turnover, founded }
    const year: LedgerYear = simulateYear(profile, before ?? emptyLedger(), plan, random)
    simulated.push({ fiscalYear, distress, year, before: founded ? null : before })
    before = year.books
  }
  return simulated
}
