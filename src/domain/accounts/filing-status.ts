// What is known of whether a company has filed accounts: the one place where it is decided. That none are held says nothing
// by itself; only a company whose deposits the Bank was asked for by number can be said to have filed none.

export type FilingStatus =
  | { state: 'present' }
  /** Asked for on that day, `YYYY-MM-DD`, and the Bank had none. */
  | { state: 'none'; checkedOn: string }
  | { state: 'not_looked_for' }

/** When the Bank was last asked for all deposits of a company, and how many it named. */
export type DepositLookup = { checkedOn: string; deposits: number }

export function filingStatusOf(heldYears: number, lookup: DepositLookup | undefined): FilingStatus {
  if (heldYears > 0) return { state: 'present' }
  // Deposits that were named and are not held could not be read or have no year: not none.
  if (lookup === undefined || lookup.deposits > 0) return { state: 'not_looked_for' }
  return { state: 'none', checkedOn: lookup.checkedOn }
}
