// Fixed assets over a year: bought, sold or scrapped, worn.

import type { SeededRandom } from '../../random.ts'
import type { Profile } from '../company/profile.ts'
import { drawBetween } from '../distributions.ts'
import type { Asset, Flows, Ledger, Movement } from './ledger.ts'
import { toCents } from './opening-ledger.ts'
import type { YearPlan } from './year-plan.ts'

// Years until an asset is written off.
const USEFUL_LIFE_YEARS = { software: 5, land: 33, plant: 10, furniture: 7, leased: 7 } as const
const NO_MOVEMENT: Movement = { acquired: 0, disposed: 0, disposedDepreciation: 0, recorded: 0 }

/** Moves the assets of `books`; what is lent for larger ones comes on its long debts. Amounts in cents. */
export function simulateFixedAssets(
  books: Ledger,
  profile: Profile,
  course: YearPlan,
  random: SeededRandom,
): Flows['movements'] {
  const { assets } = books
  const move = (kind: keyof typeof USEFUL_LIFE_YEARS) =>
    simulateAsset(assets[kind], kind, profile, course, random)
  const movements = {
    software: move('software'),
    land: move('land'),
    plant: move('plant'),
    furniture: move('furniture'),
    leased: move('leased'),
    shares: simulateShares(books, profile, course, random),
  }
  financeAssets(books, movements, profile, random)
  return movements
}

function simulateAsset(
  asset: Asset,
  kind: keyof typeof USEFUL_LIFE_YEARS,
  profile: Profile,
  { months, distress, founded, turnover }: YearPlan,
  random: SeededRandom,
): Movement {
  const started = founded ? toCents(startingValue(kind, profile, turnover, random), profile) : 0
  if (asset.gross === 0 && started === 0) return NO_MOVEMENT
  const life = USEFUL_LIFE_YEARS[kind]
  // A shrinking company buys less than wears.
  const zeal = kind === 'land' ? (random.chance(0.06) ? 4 : 0) : drawBetween(0, 1.9, random)
  const renewed = (asset.gross / 100 / life) * zeal * Math.max(0, 1 - 0.8 * distress)
  const acquired = started + toCents(renewed, profile)
  const { left, leftWorn } = disposeAssets(asset, kind, profile, random)
  const gross = asset.gross + acquired - left
  const worn = asset.depreciated - leftWorn
  const due = toCents((gross / 100 / life) * (months / 12) * (kind === 'land' ? 0.7 : 1), profile)
  const recorded = Math.max(0, Math.min(due, gross - worn))
  asset.gross = gross
  asset.depreciated = worn + recorded
  return { acquired, disposed: left, disposedDepreciation: leftWorn, recorded }
}

function startingValue(
  kind: keyof typeof USEFUL_LIFE_YEARS,
  profile: Profile,
  turnover: number,
  random: SeededRandom,
): number {
  const { sector, habits } = profile
  const whole = Math.min(turnover * sector.tangible * habits.tangible, turnover * 10) * 0.6
  const owns = sector.kind === 'estate' || random.chance(0.08)
  const rest = sector.kind === 'estate' ? 0.02 : 0.25
  const shares = { software: 0.02, land: owns ? 0.7 : 0, plant: rest, furniture: rest, leased: 0 }
  return whole * shares[kind]
}

// What leaves is mostly worn out; it leaves at its book value, so that nothing is gained or lost on it.
function disposeAssets(
  asset: Asset,
  kind: string,
  profile: Profile,
  random: SeededRandom,
): { left: number; leftWorn: number } {
  if (kind === 'land' || asset.gross === 0 || !random.chance(0.25)) return { left: 0, leftWorn: 0 }
  const leftWorn = Math.min(
    toCents((asset.depreciated / 100) * 0.3 * random.fraction(), profile),
    asset.depreciated,
  )
  return { left: leftWorn, leftWorn }
}

// Written down only by those who fare badly, under non-recurring charges elsewhere; here they come and go.
function simulateShares(
  books: Ledger,
  profile: Profile,
  { founded, turnover }: YearPlan,
  random: SeededRandom,
): Movement {
  const { shares } = books
  const holding = profile.sector.kind === 'holding'
  const started = founded && holding ? turnover * 8 * random.fraction() : 0
  const bought = holding && random.chance(0.25) ? (shares.gross / 100) * 0.2 * random.fraction() : 0
  const acquired = toCents(started + bought, profile)
  const free = shares.gross - shares.depreciated
  const left =
    holding && random.chance(0.06)
      ? Math.min(toCents((free / 100) * random.fraction() * 0.5, profile), free)
      : 0
  shares.gross += acquired - left
  return { acquired, disposed: left, disposedDepreciation: 0, recorded: 0 }
}

function financeAssets(
  books: Ledger,
  movements: Flows['movements'],
  profile: Profile,
  random: SeededRandom,
): void {
  const bank = movements.land.acquired + movements.plant.acquired
  books.bankLong += toCents((bank / 100) * drawBetween(0.3, 0.8, random), profile)
  books.leaseLong += toCents((movements.leased.acquired / 100) * 0.8, profile)
  const shares = movements.shares.acquired
  if (shares > 0) books.otherLong += toCents((shares / 100) * drawBetween(0, 0.6, random), profile)
}
