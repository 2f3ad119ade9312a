// Fixed assets over a year: bought, sold or scrapped, worn.

import type { Random } from '../../../sample/random.ts'
import { drawBetween } from '../chances.ts'
import type { Profile } from '../company/profile.ts'
import type { Asset, Flows, Ledger, Movement } from './books.ts'
import type { YearPlan } from './course.ts'
import { toCents } from './open-books.ts'

// Years until an asset is written off.
const LIVES = { software: 5, land: 33, plant: 10, furniture: 7, leased: 7 } as const
const NOTHING: Movement = { acquired: 0, left: 0, leftWorn: 0, recorded: 0 }

/** Moves the assets of `books`; what is lent for larger ones comes on its long debts. Amounts in cents. */
export function moveAssets(
  books: Ledger,
  profile: Profile,
  course: YearPlan,
  random: Random,
): Flows['movements'] {
  const { assets } = books
  const move = (kind: keyof typeof LIVES) => moveAsset(assets[kind], kind, profile, course, random)
  const movements = {
    software: move('software'),
    land: move('land'),
    plant: move('plant'),
    furniture: move('furniture'),
    leased: move('leased'),
    shares: moveShares(books, profile, course, random),
  }
  lend(books, movements, profile, random)
  return movements
}

function moveAsset(
  asset: Asset,
  kind: keyof typeof LIVES,
  profile: Profile,
  { months, distress, founded, turnover }: YearPlan,
  random: Random,
): Movement {
  const started = founded ? toCents(startingValue(kind, profile, turnover, random), profile) : 0
  if (asset.gross === 0 && started === 0) return NOTHING
  const life = LIVES[kind]
  // A shrinking company buys less than wears.
  const zeal = kind === 'land' ? (random.chance(0.06) ? 4 : 0) : drawBetween(0, 1.9, random)
  const renewed = (asset.gross / 100 / life) * zeal * Math.max(0, 1 - 0.8 * distress)
  const acquired = started + toCents(renewed, profile)
  const { left, leftWorn } = leave(asset, kind, profile, random)
  const gross = asset.gross + acquired - left
  const worn = asset.worn - leftWorn
  const due = toCents((gross / 100 / life) * (months / 12) * (kind === 'land' ? 0.7 : 1), profile)
  const recorded = Math.max(0, Math.min(due, gross - worn))
  asset.gross = gross
  asset.worn = worn + recorded
  return { acquired, left, leftWorn, recorded }
}

function startingValue(kind: keyof typeof LIVES, profile: Profile, turnover: number, random: Random): number {
  const { sector, habits } = profile
  const whole = Math.min(turnover * sector.tangible * habits.tangible, turnover * 10) * 0.6
  const owns = sector.kind === 'estate' || random.chance(0.08)
  const rest = sector.kind === 'estate' ? 0.02 : 0.25
  const shares = { software: 0.02, land: owns ? 0.7 : 0, plant: rest, furniture: rest, leased: 0 }
  return whole * shares[kind]
}

// What leaves is mostly worn out; it leaves at its book value, so that nothing is gained or lost on it.
function leave(
  asset: Asset,
  kind: string,
  profile: Profile,
  random: Random,
): { left: number; leftWorn: number } {
  if (kind === 'land' || asset.gross === 0 || !random.chance(0.25)) return { left: 0, leftWorn: 0 }
  const leftWorn = Math.min(toCents((asset.worn / 100) * 0.3 * random.fraction(), profile), asset.worn)
  return { left: leftWorn, leftWorn }
}

// Written down only by those who fare badly, under non-recurring charges elsewhere; here they come and go.
function moveShares(
  books: Ledger,
  profile: Profile,
  { founded, turnover }: YearPlan,
  random: Random,
): Movement {
  const { shares } = books
  const holding = profile.sector.kind === 'holding'
  const started = founded && holding ? turnover * 8 * random.fraction() : 0
  const bought = holding && random.chance(0.25) ? (shares.gross / 100) * 0.2 * random.fraction() : 0
  const acquired = toCents(started + bought, profile)
  const free = shares.gross - shares.worn
  const left =
    holding && random.chance(0.06)
      ? Math.min(toCents((free / 100) * random.fraction() * 0.5, profile), free)
      : 0
  shares.gross += acquired - left
  return { acquired, left, leftWorn: 0, recorded: 0 }
}

function lend(books: Ledger, movements: Flows['movements'], profile: Profile, random: Random): void {
  const bank = movements.land.acquired + movements.plant.acquired
  books.bankLong += toCents((bank / 100) * drawBetween(0.3, 0.8, random), profile)
  books.leaseLong += toCents((movements.leased.acquired / 100) * 0.8, profile)
  const shares = movements.shares.acquired
  if (shares > 0) books.otherLong += toCents((shares / 100) * drawBetween(0, 0.6, random), profile)
}
