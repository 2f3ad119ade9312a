// What becomes of the year's result: legal reserve, dividends, other reserves, or carried forward.

import type { Random } from '../../../sample/random.ts'
import type { Profile } from '../company/profile.ts'
import { type Flows, type Ledger, resultOfYear } from './books.ts'
import { toCents } from './open-books.ts'

const LEGAL_PART = 0.05

/** Fills in the appropriation and moves equity. A dividend is owed at the end of the year, see `otherDebts`. */
export function appropriate(books: Ledger, profile: Profile, flows: Flows, random: Random): void {
  const result = resultOfYear(flows)
  let forward = flows.broughtForward + result
  if (profile.form.family !== 'association' && forward > 0) {
    if (result > 0) forward -= reserveByLaw(books, profile, flows, Math.min(result, forward))
    forward -= payOut(profile, flows, forward, result, random)
    if (!profile.carriesForward) forward -= reserve(books, flows, forward)
  } else if (forward < 0 && books.freeReserves > 0 && random.chance(0.7)) {
    const taken = Math.min(-forward, books.freeReserves)
    books.freeReserves -= taken
    flows.fromReserves = taken
    forward += taken
  }
  books.resultForward = forward
}

// Companies with capital: a twentieth, until there is a tenth of the capital.
function reserveByLaw(books: Ledger, profile: Profile, flows: Flows, profit: number): number {
  if (profile.form.family !== 'capital') return 0
  const missing = Math.max(
    0,
    Math.round(books.capital / 10 / profile.unit) * profile.unit - books.legalReserve,
  )
  const added = Math.min(toCents((profit / 100) * LEGAL_PART, profile), missing)
  books.legalReserve += added
  flows.toLegalReserve = added
  return added
}

function payOut(profile: Profile, flows: Flows, forward: number, result: number, random: Random): number {
  if (profile.generosity === 0 || result <= 0 || !random.chance(0.6)) return 0
  const paid = Math.min(toCents((result / 100) * profile.generosity, profile), forward)
  flows.dividends = paid
  return paid
}

function reserve(books: Ledger, flows: Flows, forward: number): number {
  books.freeReserves += forward
  flows.toReserves = forward
  return forward
}
