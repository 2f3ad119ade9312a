// What becomes of the year's result: legal reserve, dividends, other reserves, or carried forward.

import type { SeededRandom } from '../../random.ts'
import type { Profile } from '../company/profile.ts'
import { type Flows, type Ledger, resultOfYear } from './ledger.ts'
import { toCents } from './opening-ledger.ts'

const LEGAL_RESERVE_SHARE = 0.05

/** Fills in the appropriation and moves equity. A dividend is owed at the end of the year, see `otherDebts`. */
export function appropriateResult(books: Ledger, profile: Profile, flows: Flows, random: SeededRandom): void {
  const result = resultOfYear(flows)
  let forward = flows.broughtForward + result
  if (profile.form.family !== 'association' && forward > 0) {
    if (result > 0) forward -= addLegalReserve(books, profile, flows, Math.min(result, forward))
    forward -= payDividend(profile, flows, forward, result, random)
    if (!profile.carriesForward) forward -= addToReserves(books, flows, forward)
  } else if (forward < 0 && books.freeReserves > 0 && random.chance(0.7)) {
    const taken = Math.min(-forward, books.freeReserves)
    books.freeReserves -= taken
    flows.fromReserves = taken
    forward += taken
  }
  books.resultForward = forward
}

// Companies with capital: a twentieth, until there is a tenth of the capital.
function addLegalReserve(books: Ledger, profile: Profile, flows: Flows, profit: number): number {
  if (profile.form.family !== 'capital') return 0
  const missing = Math.max(
    0,
    Math.round(books.capital / 10 / profile.unit) * profile.unit - books.legalReserve,
  )
  const added = Math.min(toCents((profit / 100) * LEGAL_RESERVE_SHARE, profile), missing)
  books.legalReserve += added
  flows.toLegalReserve = added
  return added
}

function payDividend(
  profile: Profile,
  flows: Flows,
  forward: number,
  result: number,
  random: SeededRandom,
): number {
  if (profile.payoutRatio === 0 || result <= 0 || !random.chance(0.6)) return 0
  const paid = Math.min(toCents((result / 100) * profile.payoutRatio, profile), forward)
  flows.dividends = paid
  return paid
}

function addToReserves(books: Ledger, flows: Flows, forward: number): number {
  books.freeReserves += forward
  flows.toReserves = forward
  return forward
}
