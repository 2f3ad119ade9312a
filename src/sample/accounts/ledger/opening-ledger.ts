// The books with which a company enters the sample: those of one that has long been in business, or the empty ones of
// one that is founded in it.

import type { SeededRandom } from '../../random.ts'
import type { Profile } from '../company/profile.ts'
import { clamp, drawBetween, drawNormal, exponential } from '../distributions.ts'
import { assetsWithoutCash, debtsOf, equityOf, type Ledger, TANGIBLE_KINDS } from './ledger.ts'

/** Of nothing. */
export function emptyLedger(): Ledger {
  const none = () => ({ gross: 0, depreciated: 0 })
  return {
    assets: { software: none(), land: none(), plant: none(), furniture: none(), leased: none() },
    shares: none(),
    ...{ groupLoans: 0, guarantees: 0, longReceivables: 0, stocks: 0, contracts: 0, tradeReceivables: 0 },
    ...{
      otherReceivables: 0,
      investments: 0,
      cash: 0,
      deferredCharges: 0,
      capital: 0,
      uncalled: 0,
      premium: 0,
    },
    ...{
      legalReserve: 0,
      tiedReserve: 0,
      untaxedReserves: 0,
      freeReserves: 0,
      resultForward: 0,
      subsidies: 0,
    },
    ...{ provisions: 0, deferredTaxes: 0, bankLong: 0, leaseLong: 0, otherLong: 0, currentPortion: 0 },
    ...{ bankShort: 0, loansShort: 0, suppliers: 0, advances: 0, taxDebts: 0, payDebts: 0, otherDebts: 0 },
    ...{ accrued: 0, overdueTaxes: 0, overduePay: 0 },
  }
}

/** Euros to cents in steps of the company's unit. */
export function toCents(euros: number, { unit }: Profile): number {
  return Math.round((euros * 100) / unit) * unit
}

/** Of a company that has been in business for years; `severity` as in `Fate`. */
export function openingLedger(profile: Profile, severity: number, random: SeededRandom): Ledger {
  const books = emptyLedger()
  openFixedAssets(books, profile, random)
  openCurrentAssets(books, profile, random)
  openDebts(books, profile, random)
  balanceLedger(books, profile, severity, random)
  return books
}

// Which kinds of tangible assets a company has: land needs capital, leasing needs a need.
function openFixedAssets(books: Ledger, profile: Profile, random: SeededRandom): void {
  const { sector, habits, turnover } = profile
  const tangible = Math.min(turnover * sector.tangible * habits.tangible, turnover * 14 + 100_000)
  const owns = sector.kind === 'estate' || random.chance(0.28)
  // Who owns buildings has little beside them.
  const rest = sector.kind === 'estate' ? 0.04 : owns ? 0.5 : 1
  const shares = {
    land: owns ? drawBetween(0.5, 0.95, random) : 0,
    plant: (sector.makes ? 0.6 : 0.3) * rest,
    furniture: 0.4 * rest,
    leased: random.chance(0.15) ? 0.3 * rest : 0,
  }
  const whole = TANGIBLE_KINDS.reduce((sum, kind) => sum + shares[kind], 0)
  for (const kind of TANGIBLE_KINDS) {
    const gross = toCents((tangible * shares[kind]) / whole, profile)
    const depreciated = kind === 'land' ? drawBetween(0.1, 0.6, random) : drawBetween(0.35, 0.9, random)
    books.assets[kind] = { gross, depreciated: toCents((gross * depreciated) / 100, profile) }
  }
  if (random.chance(0.3)) {
    const gross = toCents(turnover * 0.03 * exponential(drawNormal(random)), profile)
    books.assets.software = { gross, depreciated: toCents((gross * random.fraction()) / 100, profile) }
  }
  openFinancialAssets(books, profile, random)
}

function openFinancialAssets(books: Ledger, profile: Profile, random: SeededRandom): void {
  const { sector, turnover } = profile
  if (sector.kind === 'holding') {
    const gross = toCents(turnover * 18 * exponential(1.2 * drawNormal(random)), profile)
    const depreciated = random.chance(0.1) ? toCents((gross * 0.2 * random.fraction()) / 100, profile) : 0
    books.shares = { gross, depreciated: depreciated }
    if (random.chance(0.4)) books.groupLoans = toCents((gross * 0.15 * random.fraction()) / 100, profile)
  } else if (random.chance(0.12)) {
    books.shares = { gross: toCents(turnover * 0.2 * random.fraction(), profile), depreciated: 0 }
  }
  if (random.chance(0.35)) books.guarantees = toCents(drawBetween(200, 8000, random), profile)
}

function openCurrentAssets(books: Ledger, profile: Profile, random: SeededRandom): void {
  const { sector, habits, turnover } = profile
  const perDay = turnover / 365
  books.stocks = toCents(perDay * sector.goods * sector.stockDays * habits.stock, profile)
  books.tradeReceivables = toCents(perDay * 1.15 * sector.customerDays * habits.customers, profile)
  books.otherReceivables = toCents(turnover * 0.03 * exponential(drawNormal(random)), profile)
  if (random.chance(0.12)) books.investments = toCents(turnover * 0.3 * random.fraction(), profile)
  if (random.chance(0.6)) books.deferredCharges = toCents(turnover * 0.008 * random.fraction(), profile)
  if (random.chance(0.06)) books.longReceivables = toCents(turnover * 0.05 * random.fraction(), profile)
}

function openDebts(books: Ledger, profile: Profile, random: SeededRandom): void {
  const { sector, habits, turnover, margin } = profile
  const { land, leased } = books.assets
  const bought = turnover * (1 - sector.staff - Math.max(margin, 0))
  books.suppliers = toCents((bought / 365) * 1.15 * sector.supplierDays * habits.suppliers, profile)
  books.taxDebts = toCents(turnover * 0.025 * (0.5 + random.fraction()), profile)
  if (profile.employs) books.payDebts = toCents(turnover * sector.staff * 0.14, profile)
  books.bankLong = toCents(((land.gross - land.depreciated) / 100) * drawBetween(0, 0.9, random), profile)
  books.leaseLong = toCents(((leased.gross - leased.depreciated) / 100) * 0.6, profile)
  books.currentPortion = toCents((books.bankLong + books.leaseLong) / 100 / 9, profile)
  if (random.chance(0.05)) books.provisions = toCents(turnover * 0.03 * random.fraction(), profile)
  if (random.chance(0.05)) books.subsidies = toCents(turnover * 0.05 * random.fraction(), profile)
  if (random.chance(0.04)) books.deferredTaxes = toCents(turnover * 0.02 * random.fraction(), profile)
  if (random.chance(0.4)) books.accrued = toCents(turnover * 0.006 * random.fraction(), profile)
}

// Equity and what is missing beside it: partners' current accounts and loans, or else more cash.
function balanceLedger(books: Ledger, profile: Profile, severity: number, random: SeededRandom): void {
  const equityShare = clamp(profile.equityShare - 0.28 * severity, -0.9, 0.96)
  const most = Math.min(0.2 * profile.habits.cash, 1) / (1 + 3 * severity)
  const cash = Math.round((assetsWithoutCash(books) / 100) * drawBetween(0.01, most, random)) * 100
  const total = assetsWithoutCash(books) + cash
  const equity = Math.round((total * equityShare) / 100 / profile.unit) * profile.unit * 100
  const missing = total - equity - debtsOf(books)
  if (missing > 0) {
    const lent = toCents((missing * drawBetween(0, 0.6, random)) / 100, profile)
    books.otherLong = random.chance(0.5) ? Math.min(lent, missing) : 0
    books.otherDebts = Math.ceil((missing - books.otherLong) / profile.unit) * profile.unit
  }
  splitEquity(books, profile, equity, random)
  books.cash = equityOf(books) + debtsOf(books) - assetsWithoutCash(books)
}

const MIN_CAPITAL = { capital: 61_500, contribution: 18_550, association: 0 }

function splitEquity(books: Ledger, profile: Profile, equity: number, random: SeededRandom): void {
  const { form, carriesForward, turnover } = profile
  const floor = MIN_CAPITAL[form.family]
  const own =
    form.family === 'association' ? turnover * 0.1 : Math.max(floor, Math.round(turnover * 0.02 * form.scale))
  books.capital = toCents(Math.round(own / 100) * 100, profile) // whole hundreds of euros: halves and quarters are whole too
  if (form.family === 'capital' && random.chance(0.06)) books.uncalled = books.capital / 4
  if (form.family === 'capital' && random.chance(0.08)) books.premium = books.capital / 2
  const rest = equity - books.capital + books.uncalled - books.premium - books.subsidies
  if (form.family === 'association' || rest <= 0) {
    books.resultForward = rest
    return
  }
  if (form.family === 'capital') books.legalReserve = Math.min(rest, books.capital / 10)
  const left = rest - books.legalReserve
  if (carriesForward) books.resultForward = left
  else books.freeReserves = left
}
