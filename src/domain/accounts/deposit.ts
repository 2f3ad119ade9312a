// Annual accounts as deposited with the National Bank's Central Balance Sheet Office. Figures are kept as
// written.

import type { EnterpriseNumber } from '../company/enterprise-number.ts'
import type { FiledOwnership } from './filed-ownership.ts'

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

/**
 * Rubric code → decimal as filed, `{ '20/58': '9273680.09', '1003': '3.5' }`: amounts in the deposit's
 * currency, counts and hours as such, percentages as fractions. A missing code was not filed; a filed zero is
 * present.
 */
export type Rubrics = Readonly<Record<string, string>>

/** A correction is a complete deposit of its own; the initial one stays published. */
export type DepositType = 'Initial' | 'Correction'

/** Metadata of a deposit. Dates are `YYYY-MM-DD`. */
export type DepositReference = {
  /** `2025-00069236`: year of deposit and running number. */
  reference: string
  enterpriseNumber: EnterpriseNumber
  /** Null in files without it (Consult CSV, a bare instance). */
  depositedOn: string | null
  periodStart: string | null
  periodEnd: string | null
  /** Day of the general meeting that approved the accounts. */
  approvedOn: string | null
  /** Model as filed, `m02-f`; see `accounts-year.ts`. */
  model: string | null
  depositType: DepositType | null
  /** `NL`, `FR`, `DE`, `EN`. */
  language: string | null
  /** ISO 4217. */
  currency: string | null
  /** Code of the register's legal forms, `014`. */
  legalForm: string | null
}

/** Format of the figures. `pfs`: the Bank's taxonomies before April 2022. */
type FiguresForm = 'json_xbrl' | 'xbrl' | 'pfs' | 'consult_csv'

/** A cell with several values in one filing: none of them is used. */
export type CellConflict = {
  code: string
  /** The year itself, or the previous one in the same filing. */
  period: 'N' | 'NM1'
  /** As filed, at most five. */
  values: readonly string[]
}

/** Figures, officers and owners of a deposit filed in a structured form. */
export type FiledAccounts = {
  reference: string
  form: FiguresForm
  /** Of the period itself. */
  rubrics: Rubrics
  /** Of the previous year, as given in the same deposit. */
  previousRubrics: Rubrics
  officers: readonly FiledOfficer[]
  /** Lines whose element is unknown: what is missing may have been filed. Absent for none. */
  unreadLines?: number
  /** Absent in forms that do not state it. */
  ownership?: FiledOwnership
}

/** An officer named in a filing: administrator, manager, auditor. Without private data. */
export type FiledOfficer = {
  kind: 'person' | 'company'
  /** Persons: first name, then family name. */
  name: string
  /** Of a company, if given. */
  enterpriseNumber: EnterpriseNumber | null
  /** Code in the Bank's list, `fct:m13`; null for free text. */
  functionCode: string | null
  /** The function in the filer's words, if not in the list. */
  functionText: string | null
  /** `YYYY-MM-DD`. */
  from: string | null
  to: string | null
  /** Natural person representing a company, first name first. */
  representative: string | null
}
