// What a company sells and what that costs, in ordinary and in bad years.

import type { SeededRandom } from '../../random.ts'
import type { Profile } from '../company/profile.ts'
import { clamp, drawBetween, drawNormal } from '../distributions.ts'
import type { Flows, Ledger } from './ledger.ts'
import { toCents } from './opening-ledger.ts'
import type { YearPlan } from './year-plan.ts'

/** The income statement up to taxes; provisions of `books` move with their charge. */
export function simulateIncome(
  profile: Profile,
  before: Ledger,
  books: Ledger,
  course: YearPlan,
  movements: Flows['movements'],
  random: SeededRandom,
): Flows {
  const cents = (euros: number) => toCents(euros, profile)
  const depreciation = Object.values(movements).reduce((sum, { recorded }) => sum + recorded, 0)
  const trade = drawTradingResult(profile, course, depreciation / 100, random)
  return {
    movements,
    ...recordSales(trade, random, cents),
    ...recordCosts(profile, trade, course, random, cents),
    depreciation,
    writeDowns: writeDowns(before, course.distress, random, cents),
    provisionCharge: changeProvisions(books, trade.sold, random, cents),
    ...simulateFinancialResult(profile, before, course.months, random, cents),
    ...{ nonRecurringFinancialIncome: 0, nonRecurringFinancialCharges: 0, fromDeferredTaxes: 0 },
    ...{ taxes: 0, taxesBack: 0, broughtForward: before.resultForward, toLegalReserve: 0, toReserves: 0 },
    ...{ fromReserves: 0, dividends: 0 },
  }
}

/** Euros. */
type TradingResult = {
  sold: number
  /** Part of what is sold that nobody pays for: gifts and grants to an association. */
  given: number
  staff: number
  goods: number
  services: number
  other: number
}

function drawTradingResult(
  { sector, margin, employs, form }: Profile,
  { months, distress, turnover, founded }: YearPlan,
  depreciation: number,
  random: SeededRandom,
): TradingResult {
  const sold = turnover * (months / 12) * Math.max(0.05, 1 + 0.1 * drawNormal(random)) * (founded ? 0.6 : 1)
  const noise = (0.02 + 0.2 * Math.abs(margin)) * drawNormal(random)
  // Who needs many assets earns what they wear.
  const worn = Math.min(depreciation / sold, 0.5)
  const earned = clamp(margin + worn + noise - distress * drawBetween(0.06, 0.24, random), -0.9, 0.9)
  const staff = employs ? sold * sector.staff * (0.85 + 0.3 * random.fraction()) : 0
  const goods = sold * sector.goods * (0.93 + 0.14 * random.fraction())
  const other = sold * 0.012 * random.fraction()
  const services = Math.max(sold * (1 - earned) - staff - goods - other, sold * 0.04)
  const given = form.family === 'association' ? sold * 0.7 : 0
  return { sold, given, staff, goods, services, other }
}

function recordSales({ sold, given }: TradingResult, random: SeededRandom, cents: ToCents) {
  return {
    turnover: cents(sold - given),
    stockChange: 0,
    grants: cents(given),
    otherIncome: random.chance(0.6) ? cents(sold * 0.02 * random.fraction()) : 0,
    nonRecurringIncome: random.chance(0.06) ? cents(sold * 0.04 * random.fraction()) : 0,
    vatCharged: cents((sold - given) * 0.17),
  }
}

function recordCosts(
  { sector }: Profile,
  { sold, goods, services, staff, other }: TradingResult,
  { distress, months }: YearPlan,
  random: SeededRandom,
  cents: ToCents,
) {
  const oddly = random.chance(0.04 + 0.15 * distress)
  return {
    purchases: cents(goods),
    stockDecrease: 0,
    services: cents(services),
    staff: cents(staff),
    otherCharges: cents(other),
    nonRecurringCharges: oddly ? cents(sold * 0.06 * random.fraction() * (1 + distress)) : 0,
    // To a tenth of a full-time employee.
    fte: Math.round((staff / sector.wage / (months / 12)) * 10) * 10,
    vatPaid: cents(goods * 0.17),
  }
}

type ToCents = (euros: number) => number

function writeDowns(before: Ledger, distress: number, random: SeededRandom, cents: ToCents): number {
  if (!random.chance(0.1 + 0.2 * distress)) return 0
  return cents((before.tradeReceivables / 100) * drawBetween(-0.01, 0.05 + 0.08 * distress, random))
}

function changeProvisions(books: Ledger, sold: number, random: SeededRandom, cents: ToCents): number {
  if (books.provisions === 0 && !random.chance(0.02)) return 0
  const change = Math.max(cents(sold * drawBetween(-0.01, 0.012, random)), -books.provisions)
  books.provisions += change
  return change
}

function simulateFinancialResult(
  { sector }: Profile,
  before: Ledger,
  months: number,
  random: SeededRandom,
  cents: ToCents,
) {
  const loans =
    before.bankLong + before.leaseLong + before.otherLong + before.currentPortion + before.bankShort
  const part = months / 1200
  const yields =
    sector.kind === 'holding' ? drawBetween(-0.02, 0.14, random) : drawBetween(-0.06, 0.06, random)
  return {
    incomeFromShares: cents(Math.max(0, before.shares.gross * part * yields)),
    incomeFromCurrent: cents((before.cash + before.investments) * part * 0.006 * random.fraction()),
    otherFinancialIncome: random.chance(0.3)
      ? cents(before.tradeReceivables * part * 0.004 * random.fraction())
      : 0,
    interest: cents(loans * part * drawBetween(0.02, 0.05, random)),
    otherFinancialCharges: cents(
      (before.suppliers / 100) * 0.004 * random.fraction() + 60 * random.fraction(),
    ),
  }
}
