// Selects the deposit that counts for each fiscal year. A correction is a complete deposit: the latest
// counts, earlier ones are listed.

/** Fields needed to order deposits. */
export type DatedDeposit = {
  reference: string
  depositedOn: string | null
  /** Substitute for an unknown deposit date; see `accounts.placed_on`. */
  placedOn?: string | null
  periodEnd: string | null
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
 * figures precedes one without, whatever their dates: a PDF of other documents replaces no figures. Deposits
 * of unknown year are left out.
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

function compareDeposits(a: DatedDeposit, b: DatedDeposit): number {
  return (
    Number(b.figures !== null) - Number(a.figures !== null) ||
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
