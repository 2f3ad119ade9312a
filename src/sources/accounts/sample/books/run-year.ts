// One year of an invented company: from the books at its beginning to those at its end, with the income statement that
// leads from one to the other. Cash is what is left over.

import type { Random } from '../../../sample/random.ts'
import { drawBetween } from '../chances.ts'
import type { Profile } from '../company/profile.ts'
import { appropriate } from './appropriate.ts'
import type { Ledger, Year } from './books.ts'
import type { YearPlan } from './course.ts'
import { earn } from './earn.ts'
import { fillCash } from './fill-cash.ts'
import { moveAssets } from './move-assets.ts'
import { moveCurrentAssets, recordStockChange } from './move-current-assets.ts'
import { moveDebts } from './move-debts.ts'
import { toCents } from './open-books.ts'

/** The year after `before`, which is left as it is. */
export function runYear(profile: Profile, before: Ledger, course: YearPlan, random: Random): Year {
  const books = copyBooks(before)
  if (course.founded) payIn(books, profile, random)
  const movements = moveAssets(books, profile, course, random)
  const flows = earn(profile, before, books, course, movements, random)
  moveCurrentAssets(books, profile, course, flows, random)
  recordStockChange(before, books, profile, flows)
  moveDebts(books, profile, course, flows, random)
  appropriate(books, profile, flows, random)
  fillCash(books, profile, course, flows, random)
  return { books, flows }
}

function copyBooks(books: Ledger): Ledger {
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

function payIn(books: Ledger, profile: Profile, random: Random): void {
  const paid = { capital: 61_500, contribution: drawBetween(500, 25_000, random), association: 2_500 }
  const least = paid[profile.form.family]
  books.capital = toCents(
    Math.round(Math.max(least, profile.turnover * 0.015 * profile.form.scale) / 100) * 100,
    profile,
  )
}
