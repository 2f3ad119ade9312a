// One year of an invented company: from the books at its beginning to those at its end, with the income statement that
// leads from one to the other. Cash is what is left over.

import type { SeededRandom } from '../../random.ts'
import type { Profile } from '../company/profile.ts'
import { drawBetween } from '../distributions.ts'
import { appropriateResult } from './appropriate-result.ts'
import { balanceCash } from './balance-cash.ts'
import { recordStockChange, simulateCurrentAssets } from './current-assets.ts'
import { simulateDebts } from './debts.ts'
import { simulateFixedAssets } from './fixed-assets.ts'
import { simulateIncome } from './income-statement.ts'
import type { Ledger, LedgerYear } from './ledger.ts'
import { toCents } from './opening-ledger.ts'
import type { YearPlan } from './year-plan.ts'

/** The year after `before`, which is left as it is. */
export function simulateYear(
  profile: Profile,
  before: Ledger,
  course: YearPlan,
  random: SeededRandom,
): LedgerYear {
  const books = copyLedger(before)
  if (course.founded) recordCapitalContribution(books, profile, random)
  const movements = simulateFixedAssets(books, profile, course, random)
  const flows = simulateIncome(profile, before, books, course, movements, random)
  simulateCurrentAssets(books, profile, course, flows, random)
  recordStockChange(before, books, profile, flows)
  simulateDebts(books, profile, course, flows, random)
  appropriateResult(books, profile, flows, random)
  balanceCash(books, profile, course, flows, random)
  return { books, flows }
}

function copyLedger(books: Ledger): Ledger {
  const { assets } = books
  return {
    ...books,
    assets: {
      software: { ...assets.software },
      land: { ...assets.land },
      plant: { ...assets.plant },
      furniture: { ...assets.furniture },
      leased: { ...assets.leased },
    },
    shares: { ...books.shares },
  }
}

function recordCapitalContribution(books: Ledger, profile: Profile, random: SeededRandom): void {
  const paid = { capital: 61_500, contribution: drawBetween(500, 25_000, random), association: 2_500 }
  const least = paid[profile.form.family]
  books.capital = toCents(
    Math.round(Math.max(least, profile.turnover * 0.015 * profile.form.scale) / 100) * 100,
    profile,
  )
}
