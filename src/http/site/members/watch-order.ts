// Orders of a watch list.

import type { RiskBand } from '../../../domain/risk.ts'
import type { WatchedCompany } from '../../../usecases/members/watch-list.ts'

export type SortKey = 'company' | 'state' | 'band' | 'change' | 'added'

const BY_RISK: RiskBand[] = ['Severe', 'High', 'Elevated', 'Moderate', 'Low', 'Unknown']

const ORDERS: Record<SortKey, (a: WatchedCompany, b: WatchedCompany) => number> = {
  company: (a, b) => nameOf(a).localeCompare(nameOf(b)),
  state: (a, b) => severity(a) - severity(b),
  band: (a, b) => rank(a) - rank(b),
  change: (a, b) => changedAt(b) - changedAt(a),
  added: (a, b) => b.addedAt.getTime() - a.addedAt.getTime(),
}

/** Troubled, risky and newest ones first; names from A. */
export function sortWatched(companies: readonly WatchedCompany[], key: SortKey): WatchedCompany[] {
  return companies.toSorted(ORDERS[key])
}

/** A key from a query parameter; `change` for anything else. */
export function readSortKey(given: unknown): SortKey {
  return typeof given === 'string' && Object.hasOwn(ORDERS, given) ? (given as SortKey) : 'change'
}

function nameOf({ legalName, enterpriseNumber }: WatchedCompany): string {
  return legalName ?? enterpriseNumber
}

function severity({ openBankruptcy, inRegister }: WatchedCompany): number {
  if (openBankruptcy) return 0
  if (inRegister === false) return 1
  return inRegister === null ? 3 : 2
}

function rank({ band }: WatchedCompany): number {
  return band === null ? BY_RISK.length : BY_RISK.indexOf(band)
}

function changedAt({ lastChange }: WatchedCompany): number {
  return lastChange?.recordedAt.getTime() ?? 0
}
