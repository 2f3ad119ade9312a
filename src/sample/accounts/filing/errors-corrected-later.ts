// What a first deposit had wrong when a correction follows: the true year, with an error in it that still adds up.

import type { SeededRandom } from '../../random.ts'
import type { Profile } from '../company/profile.ts'
import type { LedgerYear } from '../ledger/ledger.ts'
import { toCents } from '../ledger/opening-ledger.ts'

/** The year as it was wrongly filed first. */
export function introduceError(
  { books, flows }: LedgerYear,
  profile: Profile,
  random: SeededRandom,
): LedgerYear {
  return random.chance(0.5)
    ? omitInvoice(books, flows, profile, random)
    : misclassifyReceivable(books, flows, profile, random)
}

// An invoice of a supplier that was left out: costs and debts too low, result too high.
function omitInvoice(
  books: LedgerYear['books'],
  flows: LedgerYear['flows'],
  profile: Profile,
  random: SeededRandom,
): LedgerYear {
  const left = Math.min(
    toCents(
      (Math.min(books.suppliers, flows.services) / 100) * (0.05 + 0.3 * random.fraction()) + 1,
      profile,
    ),
    books.suppliers,
    flows.services,
  )
  return {
    books: { ...books, suppliers: books.suppliers - left, resultForward: books.resultForward + left },
    flows: { ...flows, services: flows.services - left },
  }
}

// A receivable in the wrong place.
function misclassifyReceivable(
  books: LedgerYear['books'],
  flows: LedgerYear['flows'],
  profile: Profile,
  random: SeededRandom,
): LedgerYear {
  const moved = Math.min(
    toCents((books.tradeReceivables / 100) * (0.1 + 0.5 * random.fraction()) + 1, profile),
    books.tradeReceivables,
  )
  return {
    books: {
      ...books,
      tradeReceivables: books.tradeReceivables - moved,
      otherReceivables: books.otherReceivables + moved,
    },
    flows,
  }
}
