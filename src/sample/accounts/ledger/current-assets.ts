// Stocks, receivables and the like at the end of a year, by the days that business of this kind takes.

import type { SeededRandom } from '../../random.ts'
import type { Profile } from '../company/profile.ts'
import type { Flows, Ledger } from './ledger.ts'
import { toCents } from './opening-ledger.ts'
import type { YearPlan } from './year-plan.ts'

/** All but cash. */
export function simulateCurrentAssets(
  books: Ledger,
  profile: Profile,
  course: YearPlan,
  flows: Flows,
  random: SeededRandom,
): void {
  const { sector, habits } = profile
  const perDay = (flows.turnover + flows.grants) / 100 / (course.months * 30.44)
  const about = (usual: number) => usual * (0.82 + 0.36 * random.fraction())
  const cents = (euros: number) => toCents(euros, profile)
  books.stocks = cents(
    perDay * sector.goods * about(sector.stockDays * habits.stock) * (1 + 0.2 * course.distress),
  )
  books.tradeReceivables = cents(perDay * 1.15 * about(sector.customerDays * habits.customers))
  books.otherReceivables = cents(
    (books.otherReceivables / 100) * about(0.95) + perDay * 3 * random.fraction(),
  )
  books.deferredCharges = cents(perDay * 2 * random.fraction())
  books.longReceivables = cents((books.longReceivables / 100) * 0.85)
  books.investments = cents((books.investments / 100) * about(1 - 0.5 * Math.min(course.distress, 1)))
  if (sector.makes && random.chance(0.1)) books.contracts = cents(perDay * 10 * random.fraction())
}

/** What was bought and is still there was not used up: it makes up for the costs of buying it. */
export function recordStockChange(before: Ledger, books: Ledger, { sector }: Profile, flows: Flows): void {
  const change = books.stocks + books.contracts - before.stocks - before.contracts
  flows.purchases = Math.max(0, flows.purchases + change)
  if (sector.makes) flows.stockChange = change
  else flows.stockDecrease = -change
}
