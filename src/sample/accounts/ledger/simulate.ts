// A company's years one after the other, from the one before the first that is filed here.

import { hash, SeededRandom } from '../../random.ts'
import { type FiscalYear, listFiscalYears } from '../company/fiscal-years.ts'
import type { Outcome } from '../company/outcome.ts'
import type { Profile } from '../company/profile.ts'
import { drawNormal } from '../distributions.ts'
import type { Ledger, LedgerYear } from './ledger.ts'
import { emptyLedger, openingLedger } from './opening-ledger.ts'
import { simulateYear } from './simulate-year.ts'

export type SimulatedYear = {
  exercise: FiscalYear
  distress: number
  year: LedgerYear
  /** Books at the end of the year before; null for a company in its first year. */
  before: Ledger | null
}

export type SimulationPeriod = {
  /** Days since 1970; null when the register does not say. */
  startedOn: number | null
  /** Years that end on a day from `from` to `until`. */
  from: number
  until: number
}

const DAYS_PER_YEAR = 366

/** The first of them only gives the figures of the year before to the second, unless the company began with it. */
export function simulateYears(
  profile: Profile,
  fate: Outcome,
  { startedOn, from, until }: SimulationPeriod,
  seed: number,
): SimulatedYear[] {
  const exercises = listFiscalYears(startedOn, profile.closingMonth, from - DAYS_PER_YEAR, until)
  const lived: SimulatedYear[] = []
  let before: Ledger | null = null
  let turnover = profile.turnover
  for (const exercise of exercises) {
    const random = new SeededRandom(hash(seed, exercise.end))
    const distress = fate.distressAt(exercise.end)
    const founded = startedOn !== null && exercise.start === startedOn
    if (before === null && !founded)
      before = openingLedger(profile, fate.severity, new SeededRandom(hash(seed, -1)))
    turnover *= 1 + profile.growth + 0.07 * drawNormal(random) - 0.1 * distress
    const course = { months: exercise.months, distress, turnover, founded }
    const year: LedgerYear = simulateYear(profile, before ?? emptyLedger(), course, random)
    lived.push({ exercise, distress, year, before: founded ? null : before })
    before = year.books
  }
  return lived
}
