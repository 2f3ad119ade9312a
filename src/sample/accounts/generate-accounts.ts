// One company's deposits from first to last: everything about it follows from the seed and its number, so that companies
// may come in any order.

import { dayOf, UNKNOWN_START } from '../days.ts'
import { hash, SeededRandom } from '../random.ts'
import type { SampleBankruptcy, SampleCompany } from '../sample-company.ts'
import { drawOutcome, type Outcome } from './company/outcome.ts'
import { drawProfile, type Profile } from './company/profile.ts'
import { type PlannedDeposit, planDeposits } from './filing/plan-deposits.ts'
import { simulateYears } from './ledger/simulate-years.ts'
import type { Scheme } from './statements/scheme.ts'

type SampleScope = {
  /** Days since 1970: years that end on a day from `from` to `until` are deposited, by `until`. */
  from: number
  until: number
  /** Of all filings; by size when null. */
  scheme: Scheme | null
}

export type CompanyAccounts = { profile: Profile; outcome: Outcome; deposits: PlannedDeposit[]; seed: number }

/** Null for those that have no annual accounts with the Bank. */
export function generateAccounts(
  company: SampleCompany,
  failure: SampleBankruptcy | null,
  { from, until, scheme }: SampleScope,
  seed: number,
): CompanyAccounts | null {
  const own = hash(hash(seed, 0xacc), Number(company.enterpriseNumber) % 2 ** 31)
  const random = new SeededRandom(own)
  const profile = drawProfile(company, random)
  if (profile === null) return null
  const outcome = drawOutcome(company, failure, until, random)
  const startedOn =
    company.startedOn === null || company.startedOn <= UNKNOWN_START ? null : dayOf(company.startedOn)
  const years = simulateYears(profile, outcome, { startedOn, from, until }, hash(own, 1))
  const deposits = planDeposits(profile, outcome, years, { until, scheme }, hash(own, 2))
  return { profile, outcome, deposits, seed: own }
}
