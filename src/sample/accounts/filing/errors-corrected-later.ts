// What a first deposit had wrong when a correction follows: the true year, with an error in it that still adds up.

import type { SeededRandom } from '../../random.ts'
import type { Profile } from '../company/profile.ts'
import { drawBetween } from '../distributions.ts'
import type { LedgerYear } from '../ledger/ledger.ts'
import { partOf } from '../ledger/opening-ledger.ts'

/** The year as it was wrongly filed first. */
export function introduceError(
  { books, flows }: LedgerYear,
  profile: Profile,
  random: SeededRandom,
): LedgerYear {
  const part = (amount: number, from: number, to: number) =>
    Math.min(partOf(amount, drawBetween(from, to, random), profile) + profile.unit, amount)
  if (random.chance(0.5)) {
    // An invoice of a supplier was left out: costs and debts too low, result too high.
    const left = part(Math.min(books.suppliers, flows.services), 0.05, 0.35)
    return {
      books: { ...books, suppliers: books.suppliers - left, resultForward: books.resultForward + left },
      flows: { ...flows, services: flows.services - left },
    }
  }
  const moved = part(books.tradeReceivables, 0.1, 0.6)
  const tradeReceivables = books.tradeReceivables - moved
  return { books: { ...books, tradeReceivables, otherReceivables: books.otherReceivables + moved }, flows }
}
