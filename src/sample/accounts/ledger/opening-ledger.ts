// The books with which a company that has long been in business enters the sample.

import { clamp, drawBetween, drawNormal, exponential, type SeededRandom } from '../../random.ts'
import type { Profile } from '../company/profile.ts'
import {
  assetsWithoutCash,
  bookValue,
  debtsOf,
  emptyLedger,
  equityOf,
  type Ledger,
  TANGIBLE_KINDS,
} from './ledger.ts'

const MIN_CAPITAL = { capital: 61_500, contribution: 18_550, association: 0 }

/** A part of an amount in cents, in steps of the company's unit. */
export function partOf(amount: number, part: number, { unit }: Profile): number {
  return Math.round((amount * part) / unit) * unit
}

/** `severity` as in `Outcome`. */
export function openingLedger(profile: Profile, severity: number, random: SeededRandom): Ledger {
  const books = emptyLedger()
  openFixedAssets(books, profile, random)
  openCurrentAssets(books, profile, random)
  openDebts(books, profile, random)
  balanceLedger(books, profile, severity, random)
  return books
}

// Land needs capital; who owns buildings has little beside them.
function openFixedAssets({ assets }: Ledger, profile: Profile, random: SeededRandom): void {
  const { sector, habits, turnover } = profile
  const tangible = Math.min(turnover * sector.tangible * habits.tangible, turnover * 14 + 100_000) * 100
  const owns = sector.kind === 'estate' || random.chance(0.28)
  const rest = sector.kind === 'estate' ? 0.04 : owns ? 0.5 : 1
  const shares = {
    land: owns ? drawBetween(0.5, 0.95, random) : 0,
    plant: (sector.makes ? 0.6 : 0.3) * rest,
    furniture: 0.4 * rest,
    leased: random.chance(0.15) ? 0.3 * rest : 0,
  }
  const whole = TANGIBLE_KINDS.reduce((sum, kind) => sum + shares[kind], 0)
  for (const kind of TANGIBLE_KINDS) {
    const gross = partOf(tangible, shares[kind] / whole, profile)
    const worn = kind === 'land' ? drawBetween(0.1, 0.6, random) : drawBetween(0.35, 0.9, random)
    assets[kind] = { gross, depreciated: partOf(gross, worn, profile) }
  }
  if (random.chance(0.3)) {
    const gross = partOf(turnover * 100, 0.03 * exponential(drawNormal(random)), profile)
    assets.software = { gross, depreciated: partOf(gross, random.fraction(), profile) }
  }
  openShares(assets, profile, random)
}

function openShares(assets: Ledger['assets'], profile: Profile, random: SeededRandom): void {
  const turnover = profile.turnover * 100
  if (profile.sector.kind === 'holding') {
    const gross = partOf(turnover, 18 * exponential(1.2 * drawNormal(random)), profile)
    const depreciated = random.chance(0.1) ? partOf(gross, 0.2 * random.fraction(), profile) : 0
    assets.shares = { gross, depreciated }
  } else if (random.chance(0.12)) {
    assets.shares = { gross: partOf(turnover, 0.2 * random.fraction(), profile), depreciated: 0 }
  }
}

function openCurrentAssets(books: Ledger, profile: Profile, random: SeededRandom): void {
  const { sector, habits } = profile
  const turnover = profile.turnover * 100
  const perDay = turnover / 365
  const some = (chance: number, part: number) =>
    random.chance(chance) ? partOf(turnover, part * random.fraction(), profile) : 0
  if (sector.kind === 'holding' && random.chance(0.4))
    books.groupLoans = partOf(books.assets.shares.gross, 0.15 * random.fraction(), profile)
  if (random.chance(0.35)) books.guarantees = partOf(100, drawBetween(200, 8000, random), profile)
  books.stocks = partOf(perDay, sector.goods * sector.stockDays * habits.stock, profile)
  books.tradeReceivables = partOf(perDay, 1.15 * sector.customerDays * habits.customers, profile)
  books.otherReceivables = partOf(turnover, 0.03 * exponential(drawNormal(random)), profile)
  books.investments = some(0.12, 0.3)
  books.deferredCharges = some(0.6, 0.008)
  books.longReceivables = some(0.06, 0.05)
}

function openDebts(books: Ledger, profile: Profile, random: SeededRandom): void {
  const { sector, habits, margin } = profile
  const turnover = profile.turnover * 100
  const { land, leased } = books.assets
  const some = (chance: number, part: number) =>
    random.chance(chance) ? partOf(turnover, part * random.fraction(), profile) : 0
  const bought = turnover * (1 - sector.staff - Math.max(margin, 0))
  books.suppliers = partOf(bought / 365, 1.15 * sector.supplierDays * habits.suppliers, profile)
  books.taxDebts = partOf(turnover, 0.025 * (0.5 + random.fraction()), profile)
  if (profile.employs) books.payDebts = partOf(turnover, sector.staff * 0.14, profile)
  books.bankLong = partOf(bookValue(land), drawBetween(0, 0.9, random), profile)
  books.leaseLong = partOf(bookValue(leased), 0.6, profile)
  books.currentPortion = partOf(books.bankLong + books.leaseLong, 1 / 9, profile)
  books.provisions = some(0.05, 0.03)
  books.subsidies = some(0.05, 0.05)
  books.deferredTaxes = some(0.04, 0.02)
  books.accrued = some(0.4, 0.006)
}

// Equity and what is missing beside it: partners' current accounts and loans, or else more cash.
function balanceLedger(books: Ledger, profile: Profile, severity: number, random: SeededRandom): void {
  const equityShare = clamp(profile.equityShare - 0.28 * severity, -0.9, 0.96)
  const most = Math.min(0.2 * profile.habits.cash, 1) / (1 + 3 * severity)
  const owned = assetsWithoutCash(books)
  const total = owned + partOf(owned, drawBetween(0.01, most, random), profile)
  const equity = partOf(total, equityShare, profile)
  const missing = total - equity - debtsOf(books)
  if (missing > 0) {
    const lent = partOf(missing, drawBetween(0, 0.6, random), profile)
    books.otherLong = random.chance(0.5) ? Math.min(lent, missing) : 0
    books.otherDebts = Math.ceil((missing - books.otherLong) / profile.unit) * profile.unit
  }
  splitEquity(books, profile, equity, random)
  books.cash = equityOf(books) + debtsOf(books) - owned
}

function splitEquity(books: Ledger, profile: Profile, equity: number, random: SeededRandom): void {
  const { form, carriesForward, turnover } = profile
  const { family, scale } = form
  const own =
    family === 'association'
      ? turnover * 0.1
      : Math.max(MIN_CAPITAL[family], Math.round(turnover * 0.02 * scale))
  books.capital = wholeHundreds(own)
  if (family === 'capital' && random.chance(0.06)) books.uncalled = books.capital / 4
  if (family === 'capital' && random.chance(0.08)) books.premium = books.capital / 2
  const rest = equity - books.capital + books.uncalled - books.premium - books.subsidies
  if (family === 'association' || rest <= 0) {
    books.resultForward = rest
    return
  }
  if (family === 'capital') books.legalReserve = Math.min(rest, books.capital / 10)
  books[carriesForward ? 'resultForward' : 'freeReserves'] = rest - books.legalReserve
}

/** Euros → cents, in hundreds of euros: their halves, quarters and tenths are whole euros too. */
export function wholeHundreds(euros: number): number {
  return Math.round(euros / 100) * 10_000
}
