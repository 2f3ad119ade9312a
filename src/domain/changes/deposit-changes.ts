// Annual accounts that were filed.

import type { DepositReference } from '../accounts/deposit.ts'
import type { NewChange } from './change.ts'
import { firstRecentDay } from './recent.ts'

type FiledDeposit = Pick<
  DepositReference,
  'enterpriseNumber' | 'reference' | 'depositedOn' | 'periodEnd' | 'model'
> & {
  figures: object | null
}

/** Changes of deposits that were not stored before. Those of an unknown day, or of before the window, are history. */
export function newDepositChanges(deposits: readonly FiledDeposit[], today: string): NewChange[] {
  const since = firstRecentDay(today)
  return deposits
    .filter(({ depositedOn }) => (depositedOn ?? '') >= since)
    .map(({ enterpriseNumber, reference, depositedOn, periodEnd, model, figures }) => ({
      enterpriseNumber: Number(enterpriseNumber),
      kind: 'accounts.filed',
      effectiveOn: depositedOn,
      reference,
      before: null,
      after: { period_end: periodEnd, model, has_figures: figures !== null },
    }))
}
