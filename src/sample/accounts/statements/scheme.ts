// Which of the Bank's nine models a company files its year in: by its size, and by habit.

import { newYear } from '../../days.ts'
import type { ModelFamily as Family } from '../../legal-forms.ts'
import type { Profile } from '../company/profile.ts'
import { assetsWithoutCash, type Flows, type Ledger, type LedgerYear } from '../ledger/ledger.ts'
import type { FiscalYear } from '../ledger/simulate-years.ts'

export type Scheme = 'full' | 'abridged' | 'micro'

export const MODELS: Record<Family, Record<Scheme, string>> = {
  capital: { full: 'm02', abridged: 'm01', micro: 'm07' },
  contribution: { full: 'm82', abridged: 'm81', micro: 'm87' },
  association: { full: 'm05', abridged: 'm04', micro: 'm08' },
}

// At most one may be exceeded: employees (hundredths), turnover and balance sheet total (cents).
const BEFORE_2024 = {
  micro: [1_000, 70_000_000, 35_000_000],
  small: [5_000, 900_000_000, 450_000_000],
} as const
const SINCE_2024 = {
  micro: [1_000, 90_000_000, 45_000_000],
  small: [5_000, 1_125_000_000, 600_000_000],
} as const
const RAISED_ON = newYear(2024)

/** By the year's own figures; a change of class counts from the first year, which the law would let wait for a second. */
export function schemeOf(
  profile: Profile,
  { start, months }: FiscalYear,
  { books, flows }: LedgerYear,
): Scheme {
  const { micro, small } = start < RAISED_ON ? BEFORE_2024 : SINCE_2024
  if (profile.prefersFull || exceeds(small, books, flows, months)) return 'full'
  return profile.prefersAbridged || exceeds(micro, books, flows, months) ? 'abridged' : 'micro'
}

function exceeds(bounds: readonly number[], books: Ledger, flows: Flows, months: number): boolean {
  const [fte = 0, turnover = 0, total = 0] = bounds
  const sold = ((flows.turnover + flows.grants) * 12) / months
  const exceeded = [flows.fte > fte, sold > turnover, assetsWithoutCash(books) + books.cash > total]
  return exceeded.filter(Boolean).length > 1
}
