// Checks the dates of a deposit: a mistyped year such as 2205 would stay the newest for ever. The whole
// deposit is rejected, because it is unknown which of its dates is wrong.

import { monthsOf } from './ratios/accounts-year.ts'

type DepositDates = { depositedOn: string | null; periodStart: string | null; periodEnd: string | null }

// The Bank has accounts since 1978. A first year may have up to 24 months; a longer one is mistyped.
const EARLIEST_PERIOD_END = '1970-01-01'
const MAX_MONTHS = 36

/** The fault in words for the operator, or null. Days are `YYYY-MM-DD`; `today` in Belgium. */
export function findDateFault(
  { depositedOn, periodStart, periodEnd }: DepositDates,
  today: string,
): string | null {
  if (periodEnd !== null && periodEnd > today) return `the fiscal year ends on ${periodEnd}, in the future`
  if (periodEnd !== null && periodEnd < EARLIEST_PERIOD_END)
    return `a fiscal year that ended on ${periodEnd} predates all filings`
  if (depositedOn !== null && depositedOn > today) return `deposited on ${depositedOn}, in the future`
  if (depositedOn !== null && periodEnd !== null && depositedOn < periodEnd)
    return `deposited on ${depositedOn}, before the year ended on ${periodEnd}`
  if (periodStart === null || periodEnd === null) return null
  if (periodStart > periodEnd) return `a year from ${periodStart} to ${periodEnd} ends before it begins`
  const months = monthsOf(periodStart, periodEnd) ?? 0
  return months > MAX_MONTHS ? `a year from ${periodStart} to ${periodEnd} has ${months} months` : null
}

/** The day of the general meeting; null if implausible (before the end of the year or in the future). */
export function plausibleApproval(
  approvedOn: string | null,
  periodEnd: string | null,
  today: string,
): string | null {
  if (approvedOn === null || approvedOn > today) return null
  return periodEnd !== null && approvedOn < periodEnd ? null : approvedOn
}
