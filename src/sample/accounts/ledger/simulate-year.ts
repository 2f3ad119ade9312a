// One year of an invented company: from the books at its beginning to those at its end, with the income statement that
// leads from one to the other. Cash is what is left over. One file: each step works
// on the same books.

import { clamp, drawBetween, drawNormal, type SeededRandom } from '../../random.ts'
import type { Profile } from '../company/profile.ts'
import {
  ASSET_KINDS,
  type AssetKind,
  assetsWithoutCash,
  bookValue,
  copyLedger,
  debtsOf,
  equityOf,
  type Flows,
  type Ledger,
  type LedgerYear,
  type Movement,
  noFlows,
  resultBeforeTaxes,
  resultOfYear,
} from './ledger.ts'
import { partOf, wholeHundreds } from './opening-ledger.ts'

type YearPlan = {
  months: number
  /** As `distressAt` of `Outcome`. */
  distress: number
  /** Turnover of twelve months, euros, before chance. */
  turnover: number
  /** The company is founded in this year: its partners pay in. */
  founded: boolean
}

const MONTH_DAYS = 30.44
// Years until an asset is written off.
const USEFUL_LIFE_YEARS = { software: 5, land: 33, plant: 10, furniture: 7, leased: 7 }
const LEGAL_RESERVE_SHARE = 0.05

/** The year after `before`, which is left as it is. */
export function simulateYear(
  profile: Profile,
  before: Ledger,
  plan: YearPlan,
  random: SeededRandom,
): LedgerYear {
  return new YearSimulation(profile, before, plan, random).run()
}

class YearSimulation {
  readonly profile: Profile
  readonly before: Ledger
  readonly plan: YearPlan
  readonly random: SeededRandom
  readonly books: Ledger
  readonly flows: Flows = noFlows()

  constructor(profile: Profile, before: Ledger, plan: YearPlan, random: SeededRandom) {
    this.profile = profile
    this.before = before
    this.plan = plan
    this.random = random
    this.books = copyLedger(before)
  }

  run(): LedgerYear {
    if (this.plan.founded) this.#payInCapital()
    this.#moveAssets()
    this.#trade()
    this.#earnAndPayInterest()
    this.#setCurrentAssets()
    this.#setDebts()
    this.#payTaxes()
    this.#appropriateResult()
    this.#balanceCash()
    return { books: this.books, flows: this.flows }
  }

  #part(amount: number, part: number): number {
    return partOf(amount, part, this.profile)
  }

  #cents(euros: number): number {
    return partOf(100, euros, this.profile)
  }

  #chance(probability: number, amount: () => number): number {
    return this.random.chance(probability) ? amount() : 0
  }

  // Around what is usual, by so much either way.
  #about(usual: number, spread: number): number {
    return usual * (1 - spread + 2 * spread * this.random.fraction())
  }

  #payInCapital(): void {
    const { form, turnover } = this.profile
    const contributed = drawBetween(500, 25_000, this.random)
    const least = { capital: 61_500, contribution: contributed, association: 2_500 }[form.family]
    this.books.capital = wholeHundreds(Math.max(least, turnover * 0.015 * form.scale))
  }

  // Larger assets are partly financed by long debts.
  #moveAssets(): void {
    const { books, random } = this
    const { movements } = this.flows
    for (const kind of ASSET_KINDS)
      movements[kind] = kind === 'shares' ? this.#moveShares() : this.#moveAsset(kind)
    const { land, plant, leased, shares } = movements
    books.bankLong += this.#part(land.acquired + plant.acquired, drawBetween(0.3, 0.8, random))
    books.leaseLong += this.#part(leased.acquired, 0.8)
    if (shares.acquired > 0) books.otherLong += this.#part(shares.acquired, drawBetween(0, 0.6, random))
  }

  #moveAsset(kind: Exclude<AssetKind, 'shares'>): Movement {
    const { random } = this
    const { months, distress, founded } = this.plan
    const asset = this.books.assets[kind]
    const started = founded ? this.#cents(this.#startingValue(kind)) : 0
    const perYear = 1 / USEFUL_LIFE_YEARS[kind]
    // A shrinking company buys less than wears.
    const zeal = kind === 'land' ? (random.chance(0.06) ? 4 : 0) : drawBetween(0, 1.9, random)
    const acquired = started + this.#part(asset.gross, perYear * zeal * Math.max(0, 1 - 0.8 * distress))
    // Disposals are written off: nothing is gained or lost on them.
    const worn = this.#chance(kind === 'land' ? 0 : 0.25, () =>
      this.#part(asset.depreciated, 0.3 * random.fraction()),
    )
    const disposed = Math.min(worn, asset.depreciated)
    asset.gross += acquired - disposed
    asset.depreciated -= disposed
    const due = this.#part(asset.gross, perYear * (months / 12) * (kind === 'land' ? 0.7 : 1))
    const recorded = clamp(due, 0, bookValue(asset))
    asset.depreciated += recorded
    return { acquired, disposed, disposedDepreciation: disposed, recorded }
  }

  #startingValue(kind: Exclude<AssetKind, 'shares'>): number {
    const { sector, habits } = this.profile
    const { turnover } = this.plan
    const whole = Math.min(turnover * sector.tangible * habits.tangible, turnover * 10) * 0.6
    const estate = sector.kind === 'estate'
    const rest = estate ? 0.02 : 0.25
    const land = estate || this.random.chance(0.08) ? 0.7 : 0
    return whole * { software: 0.02, land, plant: rest, furniture: rest, leased: 0 }[kind]
  }

  #moveShares(): Movement {
    const { random } = this
    const { shares } = this.books.assets
    const none = { acquired: 0, disposed: 0, disposedDepreciation: 0, recorded: 0 }
    if (this.profile.sector.kind !== 'holding') return none
    const started = this.plan.founded ? this.plan.turnover * 8 * random.fraction() : 0
    const bought = this.#chance(0.25, () => this.#part(shares.gross, 0.2 * random.fraction()))
    const acquired = this.#cents(started) + bought
    const free = bookValue(shares)
    const sold = this.#chance(0.06, () => this.#part(free, 0.5 * random.fraction()))
    const disposed = Math.min(sold, free)
    shares.gross += acquired - disposed
    return { ...none, acquired, disposed }
  }

  // What is sold and what that costs, in ordinary and in bad years.
  #trade(): void {
    const { flows, random, before } = this
    const { sector, margin, employs, form } = this.profile
    const { months, distress, turnover, founded } = this.plan
    const amount = (euros: number, most: number) => this.#cents(euros * most * random.fraction())
    const movements = Object.values(flows.movements)
    flows.depreciation = movements.reduce((sum, { recorded }) => sum + recorded, 0)
    const sold = turnover * (months / 12) * Math.max(0.05, 1 + 0.1 * drawNormal(random)) * (founded ? 0.6 : 1)
    const noise = (0.02 + 0.2 * Math.abs(margin)) * drawNormal(random)
    // Who needs many assets earns what they wear.
    const worn = Math.min(flows.depreciation / 100 / sold, 0.5)
    const earned = clamp(margin + worn + noise - distress * drawBetween(0.06, 0.24, random), -0.9, 0.9)
    const staff = employs ? sold * this.#about(sector.staff, 0.15) : 0
    const goods = sold * this.#about(sector.goods, 0.07)
    const other = sold * 0.012 * random.fraction()
    // Gifts and grants to an association.
    const given = form.family === 'association' ? sold * 0.7 : 0
    flows.turnover = this.#cents(sold - given)
    flows.grants = this.#cents(given)
    flows.otherIncome = this.#chance(0.6, () => amount(sold, 0.02))
    flows.nonRecurringIncome = this.#chance(0.06, () => amount(sold, 0.04))
    flows.purchases = this.#cents(goods)
    flows.services = this.#cents(Math.max(sold * (1 - earned) - staff - goods - other, sold * 0.04))
    flows.staff = this.#cents(staff)
    // To a tenth of a full-time employee.
    flows.fte = Math.round((staff / sector.wage / (months / 12)) * 10) * 10
    flows.otherCharges = this.#cents(other)
    flows.nonRecurringCharges = this.#chance(0.04 + 0.15 * distress, () =>
      amount(sold, 0.06 * (1 + distress)),
    )
    flows.vatCharged = this.#part(flows.turnover, 0.17)
    flows.vatPaid = this.#part(flows.purchases, 0.17)
    flows.writeDowns = this.#chance(0.1 + 0.2 * distress, () =>
      this.#part(before.tradeReceivables, drawBetween(-0.01, 0.05 + 0.08 * distress, random)),
    )
    flows.provisionCharge = this.#changeProvisions(sold)
  }

  #changeProvisions(sold: number): number {
    const { books } = this
    if (books.provisions === 0 && !this.random.chance(0.02)) return 0
    const change = Math.max(this.#cents(sold * drawBetween(-0.01, 0.012, this.random)), -books.provisions)
    books.provisions += change
    return change
  }

  #earnAndPayInterest(): void {
    const { flows, before, random } = this
    const years = this.plan.months / 12
    const loans =
      before.bankLong + before.leaseLong + before.otherLong + before.currentPortion + before.bankShort
    const holding = this.profile.sector.kind === 'holding'
    const dividends = holding ? drawBetween(-0.02, 0.14, random) : drawBetween(-0.06, 0.06, random)
    flows.incomeFromShares = this.#part(before.assets.shares.gross, Math.max(0, years * dividends))
    flows.incomeFromCurrent = this.#part(before.cash + before.investments, years * 0.006 * random.fraction())
    flows.otherFinancialIncome = this.#chance(0.3, () =>
      this.#part(before.tradeReceivables, years * 0.004 * random.fraction()),
    )
    flows.interest = this.#part(loans, years * drawBetween(0.02, 0.05, random))
    const charges = this.#part(before.suppliers, 0.004 * random.fraction())
    flows.otherFinancialCharges = charges + this.#cents(60 * random.fraction())
    flows.broughtForward = before.resultForward
  }

  // By the days that business of this kind takes.
  #setCurrentAssets(): void {
    const { books, flows, random, before } = this
    const { sector, habits } = this.profile
    const { distress, months } = this.plan
    const perDay = (flows.turnover + flows.grants) / (months * MONTH_DAYS)
    const about = (usual: number) => this.#about(usual, 0.18)
    const days = sector.goods * about(sector.stockDays * habits.stock)
    books.stocks = this.#part(perDay, days * (1 + 0.2 * distress))
    books.tradeReceivables = this.#part(perDay, 1.15 * about(sector.customerDays * habits.customers))
    books.otherReceivables =
      this.#part(books.otherReceivables, about(0.95)) + this.#part(perDay, 3 * random.fraction())
    books.deferredCharges = this.#part(perDay, 2 * random.fraction())
    books.longReceivables = this.#part(books.longReceivables, 0.85)
    books.investments = this.#part(books.investments, about(1 - 0.5 * Math.min(distress, 1)))
    if (sector.makes && random.chance(0.1)) books.contracts = this.#part(perDay, 10 * random.fraction())
    // What was bought and is still there was not used up.
    const change = books.stocks + books.contracts - before.stocks - before.contracts
    flows.purchases = Math.max(0, flows.purchases + change)
    if (sector.makes) flows.stockChange = change
    else flows.stockDecrease = -change
  }

  // Suppliers, treasury and staff by the days they wait; loans as they are paid off.
  #setDebts(): void {
    const { books, flows, random } = this
    const { sector, habits } = this.profile
    const { distress, months } = this.plan
    const days = months * MONTH_DAYS
    const about = (usual: number) => this.#about(usual, 0.2)
    const slow = (most: number) => 1 + most * distress * random.fraction()
    const bought = Math.max(0, flows.purchases + flows.services) / days
    const supplierDays = about(sector.supplierDays * habits.suppliers)
    books.suppliers = this.#part(bought, 1.15 * supplierDays * slow(0.8))
    books.taxDebts = this.#part((flows.turnover + flows.grants) / days, about(8) * slow(1.2))
    books.payDebts = this.#part(flows.staff / days, about(48) * slow(0.5))
    books.advances = sector.makes ? this.#chance(0.3, () => this.#part(bought, about(4))) : 0
    books.accrued = this.#chance(0.4, () => this.#part(bought, about(2)))
    const long = books.bankLong + books.leaseLong
    books.currentPortion = Math.min(this.#part(long, 0.11 * Math.min(months / 12, 1.5)), long)
    const leased = this.#part(books.currentPortion, books.leaseLong / (long || 1))
    const fromLease = clamp(leased, books.currentPortion - books.bankLong, books.leaseLong)
    books.leaseLong -= fromLease
    books.bankLong -= books.currentPortion - fromLease
    books.otherLong = this.#part(books.otherLong, 0.93)
  }

  // Subsidies and the taxes put off on them come into the result as the assets wear.
  #payTaxes(): void {
    const { books, flows, random } = this
    const released = Math.round(books.subsidies / 1000) * 100
    books.subsidies -= released
    flows.otherFinancialIncome += released
    flows.fromDeferredTaxes = Math.round(books.deferredTaxes / 1000) * 100
    books.deferredTaxes -= flows.fromDeferredTaxes
    const { form, sector } = this.profile
    if (form.family === 'association') return
    const profit = resultBeforeTaxes(flows)
    const taxed = sector.kind === 'holding' ? Math.max(0, profit - flows.incomeFromShares) : profit
    flows.taxes =
      taxed > 0
        ? this.#part(taxed, drawBetween(0.19, 0.27, random))
        : this.#chance(0.1, () => this.#cents(500 * random.fraction()))
    flows.taxesBack = this.#chance(0.03, () => this.#part(flows.taxes, 0.2 * random.fraction()))
    books.taxDebts += Math.round((flows.taxes * 0.3) / 100) * 100
  }

  // Legal reserve, dividends, other reserves, or carried forward.
  #appropriateResult(): void {
    const { books, flows, random } = this
    const { form, carriesForward, payoutRatio, unit } = this.profile
    const result = resultOfYear(flows)
    let forward = flows.broughtForward + result
    if (form.family !== 'association' && forward > 0) {
      if (result > 0 && form.family === 'capital') {
        // A twentieth, until there is a tenth of the capital.
        const missing = Math.round(books.capital / 10 / unit) * unit - books.legalReserve
        const part = this.#part(Math.min(result, forward), LEGAL_RESERVE_SHARE)
        flows.toLegalReserve = Math.min(part, Math.max(0, missing))
      }
      forward -= flows.toLegalReserve
      if (payoutRatio > 0 && result > 0 && random.chance(0.6))
        flows.dividends = Math.min(this.#part(result, payoutRatio), forward)
      forward -= flows.dividends
      flows.toReserves = carriesForward ? 0 : forward
      forward -= flows.toReserves
    } else if (forward < 0 && books.freeReserves > 0 && random.chance(0.7)) {
      flows.fromReserves = Math.min(-forward, books.freeReserves)
      forward += flows.fromReserves
    }
    books.legalReserve += flows.toLegalReserve
    books.freeReserves += flows.toReserves - flows.fromReserves
    books.resultForward = forward
  }

  // When cash is short, banks lend, suppliers and the treasury wait, and partners put in the rest.
  #balanceCash(): void {
    const { books, flows, random } = this
    const { distress } = this.plan
    const sold = flows.turnover + flows.grants
    const least = 0.02 * random.fraction() * (1 - 0.6 * Math.min(distress, 1))
    // Overdrafts and partners' accounts of the year before are paid off first.
    const owed = books.otherDebts
    books.bankShort = 0
    books.loansShort = 0
    books.otherDebts = flows.dividends
    const missing = Math.max(this.#part(Math.min(sold, 500_000_000), least), 0) - this.#excessCash()
    if (missing > 0) books.otherDebts += Math.max(0, this.#borrow(sold, missing))
    // Partners leave in the company what it owes them, for as long as it needs.
    else if (owed > books.otherDebts)
      books.otherDebts += Math.min(owed - books.otherDebts, this.#part(owed, 0.7))
    books.cash = this.#excessCash()
    this.#investExcessCash(sold)
    const overdue = random.chance(distress > 0.3 ? 0.2 + 0.45 * Math.min(distress, 1) : 0.012)
    books.overdueTaxes = overdue ? this.#part(books.taxDebts, drawBetween(0.1, 0.8, random)) : 0
    const unpaid = overdue && random.chance(0.6)
    books.overduePay = unpaid ? this.#part(books.payDebts, drawBetween(0.05, 0.7, random)) : 0
  }

  #excessCash(): number {
    return equityOf(this.books) + debtsOf(this.books) - assetsWithoutCash(this.books)
  }

  // Returns what is left for the partners.
  #borrow(sold: number, missing: number): number {
    const { books, random } = this
    const { distress } = this.plan
    const overdraft = Math.min(missing, this.#part(sold, drawBetween(0, 0.12, random)))
    books.bankShort = this.#chance(0.55, () => overdraft)
    let left = missing - books.bankShort
    if (distress > 0.25) {
      const waiting = Math.min(left, this.#part(sold, 0.1 * distress * random.fraction()))
      const taxes = Math.min(waiting, this.#part(waiting, 0.6))
      books.taxDebts += taxes
      books.suppliers += waiting - taxes
      left -= waiting
    }
    books.loansShort = this.#chance(0.12, () => Math.min(left, this.#part(left, 0.5)))
    return left - books.loansShort
  }

  // Who has more in cash than some weeks' sales lends it to the group or to partners, or invests it.
  #investExcessCash(sold: number): void {
    const { books, random } = this
    const much = this.#part(sold, 0.15 * this.profile.habits.cash) + this.#cents(4_000)
    if (books.cash <= much || !random.chance(0.85)) return
    const aside = this.#part(books.cash - much, drawBetween(0.4, 1, random))
    books[random.chance(0.35) ? 'investments' : 'otherReceivables'] += aside
    books.cash -= aside
  }
}
