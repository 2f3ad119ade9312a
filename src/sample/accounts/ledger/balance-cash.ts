// Cash is what is left over at the end of a year. When nothing is, banks lend, suppliers and the treasury wait for their
// money, and partners put in the rest.

import type { SeededRandom } from '../../random.ts'
import type { Profile } from '../company/profile.ts'
import { drawBetween } from '../distributions.ts'
import { assetsWithoutCash, debtsOf, equityOf, type Flows, type Ledger } from './ledger.ts'
import { toCents } from './opening-ledger.ts'
import type { YearPlan } from './year-plan.ts'

/** Makes both sides of the balance sheet equal. */
export function balanceCash(
  books: Ledger,
  profile: Profile,
  course: YearPlan,
  flows: Flows,
  random: SeededRandom,
): void {
  const sold = (flows.turnover + flows.grants) / 100
  const cents = (euros: number) => toCents(euros, profile)
  const least = Math.max(
    cents(Math.min(sold, 5_000_000) * 0.02 * random.fraction() * (1 - 0.6 * Math.min(course.distress, 1))),
    0,
  )
  // Overdrafts and partners' accounts of the year before are paid off first.
  books.bankShort = 0
  books.loansShort = 0
  const owed = books.otherDebts
  books.otherDebts = flows.dividends > 0 ? flows.dividends : 0
  let short = least - excessCash(books)
  if (short > 0) short = borrow(books, profile, course, sold, short, random)
  else if (owed > books.otherDebts) {
    // Partners leave in the company what it owes them, for as long as it needs.
    books.otherDebts += Math.min(owed - books.otherDebts, cents((owed / 100) * 0.7))
  }
  if (short > 0) books.otherDebts += short
  books.cash = excessCash(books)
  investExcessCash(books, profile, sold, random)
  markOverdueDebts(books, course, random, profile)
}

function excessCash(books: Ledger): number {
  return equityOf(books) + debtsOf(books) - assetsWithoutCash(books)
}

// Who lends, in this order and up to some bound: the bank, suppliers and the treasury by waiting; the partners the rest.
function borrow(
  books: Ledger,
  profile: Profile,
  { distress }: YearPlan,
  sold: number,
  short: number,
  random: SeededRandom,
): number {
  const cents = (euros: number) => toCents(euros, profile)
  const overdraft = Math.min(short, cents(sold * drawBetween(0, 0.12, random)))
  if (random.chance(0.55)) books.bankShort = overdraft
  let left = short - books.bankShort
  if (distress > 0.25) {
    const waited = Math.min(left, cents(sold * 0.1 * distress * random.fraction()))
    books.taxDebts += Math.min(waited, cents((waited / 100) * 0.6))
    books.suppliers += waited - Math.min(waited, cents((waited / 100) * 0.6))
    left -= waited
  }
  if (random.chance(0.12)) {
    books.loansShort = Math.min(left, cents((left / 100) * 0.5))
    left -= books.loansShort
  }
  return left
}

// Who has more in cash than some weeks' sales lends it to the group or to partners, or invests it.
function investExcessCash(books: Ledger, profile: Profile, sold: number, random: SeededRandom): void {
  const much = toCents(sold * 0.15 * profile.habits.cash + 4_000, profile)
  if (books.cash <= much || !random.chance(0.85)) return
  const aside = toCents(((books.cash - much) / 100) * drawBetween(0.4, 1, random), profile)
  if (random.chance(0.35)) books.investments += aside
  else books.otherReceivables += aside
  books.cash -= aside
}

function markOverdueDebts(
  books: Ledger,
  { distress }: YearPlan,
  random: SeededRandom,
  profile: Profile,
): void {
  const cents = (euros: number) => toCents(euros, profile)
  const overdue = random.chance(distress > 0.3 ? 0.2 + 0.45 * Math.min(distress, 1) : 0.012)
  books.overdueTaxes = overdue
    ? Math.min(cents((books.taxDebts / 100) * drawBetween(0.1, 0.8, random)), books.taxDebts)
    : 0
  const unpaid = overdue && random.chance(0.6)
  books.overduePay = unpaid
    ? Math.min(cents((books.payDebts / 100) * drawBetween(0.05, 0.7, random)), books.payDebts)
    : 0
}
