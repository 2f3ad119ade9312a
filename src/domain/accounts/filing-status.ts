// Decides what is known about a company's filings. Having none stored proves nothing; only a lookup by number
// at the Bank proves that none were filed.

export type FilingStatus =
  | { state: 'present' }
  /** Day of the lookup, `YYYY-MM-DD`, in which the Bank had none. */
  | { state: 'none'; checkedOn: string }
  | { state: 'not_looked_for' }

/** Day of the last lookup of a company's deposits, and their number. */
export type DepositLookup = { checkedOn: string; deposits: number }

export function filingStatusOf(heldYears: number, lookup: DepositLookup | undefined): FilingStatus {
  if (heldYears > 0) return { state: 'present' }
  // Deposits listed but not stored could not be read or have no year.
  if (lookup === undefined || lookup.deposits > 0) return { state: 'not_looked_for' }
  return { state: 'none', checkedOn: lookup.checkedOn }
}
