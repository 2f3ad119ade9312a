import { isOfGroup, monthsOf } from './accounts-year.ts'

// Checks the dates of a deposit: a mistyped year such as 2205 would stay the newest for ever. The whole
// deposit is rejected, because it is unknown which of its dates is wrong.

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

// Selects the deposit that counts for each fiscal year. A correction is a complete deposit: the latest
// counts, earlier ones are listed.

/** Fields needed to order deposits. */
export type DatedDeposit = {
  reference: string
  depositedOn: string | null
  /** Substitute for an unknown deposit date; see `accounts.placed_on`. */
  placedOn?: string | null
  periodEnd: string | null
  /** As filed, `m02-f`. */
  model?: string | null
  /** Null where none were filed in a structured form. */
  figures: object | null
}

export type FiscalYear<D extends DatedDeposit> = {
  /** `YYYY-MM-DD` */
  periodEnd: string
  /** The deposit that counts. */
  deposit: D
  /** Other deposits for the year, latest first. */
  others: D[]
}

/**
 * Fiscal years, newest first, by closing date, since a correction may change the start. A deposit with
 * figures precedes one without, whatever their dates: a PDF of other documents replaces no figures, and consolidated
 * accounts are not those of the company. Deposits of unknown year are left out.
 */
export function listFiscalYears<D extends DatedDeposit>(deposits: readonly D[]): FiscalYear<D>[] {
  const years = new Map<string, D[]>()
  for (const deposit of deposits) {
    if (deposit.periodEnd === null) continue
    const held = years.get(deposit.periodEnd)
    if (held) held.push(deposit)
    else years.set(deposit.periodEnd, [deposit])
  }
  return [...years]
    .sort(([a], [b]) => descending(a, b))
    .map(([periodEnd, held]) => {
      const [deposit, ...others] = held.toSorted(compareDeposits)
      return { periodEnd, deposit: deposit as D, others }
    })
}

/**
 * Splits `years` into those of the company's own accounts and the closing days of which only accounts of its group are
 * on file. A company with accounts of its group alone has these.
 */
export function separateGroupYears<D extends DatedDeposit>(
  years: readonly FiscalYear<D>[],
): { own: FiscalYear<D>[]; ofGroup: string[] } {
  const own = years.filter(({ deposit }) => !isOfGroup(deposit.model ?? null))
  if (own.length === 0) return { own: [...years], ofGroup: [] }
  return { own, ofGroup: years.filter(year => !own.includes(year)).map(({ periodEnd }) => periodEnd) }
}

function compareDeposits(a: DatedDeposit, b: DatedDeposit): number {
  return (
    Number(b.figures !== null) - Number(a.figures !== null) ||
    Number(isOfGroup(a.model ?? null)) - Number(isOfGroup(b.model ?? null)) ||
    descending(filingDateOf(a), filingDateOf(b)) ||
    descending(a.reference, b.reference)
  )
}

function filingDateOf({ depositedOn, placedOn }: DatedDeposit): string {
  return depositedOn ?? placedOn ?? ''
}

function descending(a: string, b: string): number {
  return a < b ? 1 : a > b ? -1 : 0
}
