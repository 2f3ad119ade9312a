// Debts at the end of a year: suppliers, treasury and staff by the days they wait, loans as they are paid off.

import type { SeededRandom } from '../../random.ts'
import type { Profile } from '../company/profile.ts'
import { drawBetween } from '../distributions.ts'
import { type Flows, type Ledger, resultBeforeTaxes } from './ledger.ts'
import { toCents } from './opening-ledger.ts'
import type { YearPlan } from './year-plan.ts'

/** All but those that fill up a lack of cash; draws the taxes of the year on its way. */
export function simulateDebts(
  books: Ledger,
  profile: Profile,
  course: YearPlan,
  flows: Flows,
  random: SeededRandom,
): void {
  const { sector, habits } = profile
  const { distress, months } = course
  const days = months * 30.44
  const about = (usual: number) => usual * (0.8 + 0.4 * random.fraction())
  const cents = (euros: number) => toCents(euros, profile)
  const bought = Math.max(0, flows.purchases + flows.services) / 100 / days
  const slow = 1 + 0.8 * distress * random.fraction()
  books.suppliers = cents(bought * 1.15 * about(sector.supplierDays * habits.suppliers) * slow)
  books.taxDebts = cents(
    ((flows.turnover + flows.grants) / 100 / days) * about(8) * (1 + 1.2 * distress * random.fraction()),
  )
  books.payDebts = cents((flows.staff / 100 / days) * about(48) * (1 + 0.5 * distress * random.fraction()))
  books.advances = sector.makes && random.chance(0.3) ? cents(bought * about(4)) : 0
  books.accrued = random.chance(0.4) ? cents(bought * about(2)) : 0
  repayLoans(books, profile, months)
  releaseDeferred(books, flows)
  payTaxes(books, profile, flows, random)
}

// What fell due was paid; what falls due next year moves up.
function repayLoans(books: Ledger, profile: Profile, months: number): void {
  const cents = (euros: number) => toCents(euros, profile)
  const due = Math.min(
    cents(((books.bankLong + books.leaseLong) / 100) * 0.11 * Math.min(months / 12, 1.5)),
    books.bankLong + books.leaseLong,
  )
  const fromLease = Math.min(
    cents((due / 100) * (books.leaseLong / (books.bankLong + books.leaseLong || 1))),
    books.leaseLong,
  )
  const fromBank = Math.min(due - fromLease, books.bankLong)
  books.leaseLong -= fromLease
  books.bankLong -= fromBank
  books.currentPortion = fromLease + fromBank
  books.otherLong = cents((books.otherLong / 100) * 0.93)
}

// Subsidies and the taxes put off on them come into the result as the assets wear.
function releaseDeferred(books: Ledger, flows: Flows): void {
  const released = Math.round(books.subsidies / 1000) * 100
  books.subsidies -= released
  flows.otherFinancialIncome += released
  flows.fromDeferredTaxes = Math.round(books.deferredTaxes / 1000) * 100
  books.deferredTaxes -= flows.fromDeferredTaxes
}

function payTaxes(books: Ledger, profile: Profile, flows: Flows, random: SeededRandom): void {
  const profit = resultBeforeTaxes(flows)
  if (profile.form.family === 'association') return
  const taxed = profile.sector.kind === 'holding' ? Math.max(0, profit - flows.incomeFromShares) : profit
  if (taxed > 0) flows.taxes = toCents((taxed / 100) * drawBetween(0.19, 0.27, random), profile)
  else if (random.chance(0.1)) flows.taxes = toCents(500 * random.fraction(), profile)
  if (random.chance(0.03)) flows.taxesBack = toCents((flows.taxes / 100) * 0.2 * random.fraction(), profile)
  books.taxDebts += Math.round((flows.taxes * 0.3) / 100) * 100
}
