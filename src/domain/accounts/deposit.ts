// Annual accounts as deposited with the National Bank's Central Balance Sheet Office: who filed what, when, for which
// period. Figures stay as they were written; nothing is computed here.

import type { EnterpriseNumber } from '../company/enterprise-number.ts'

/**
 * Rubric code → decimal as filed, `{ '20/58': '9273680.09', '1003': '3.5' }`: amounts in the deposit's currency, counts
 * and hours as such, percentages as fractions. A code that is missing was not filed; a filed zero is there.
 */
export type Rubrics = Readonly<Record<string, string>>

/** A correction is a deposit of its own, whole; the initial one stays published. */
export type DepositType = 'Initial' | 'Correction'

/** What the Bank says of a deposit beside its figures. Dates are `YYYY-MM-DD`. */
export type DepositReference = {
  /** `2025-00069236`: year of deposit and running number. */
  reference: string
  enterpriseNumber: EnterpriseNumber
  /** Null in files that do not carry it (Consult CSV, a bare instance). */
  depositedOn: string | null
  periodStart: string | null
  periodEnd: string | null
  /** Day of the general meeting that approved the accounts. */
  approvedOn: string | null
  /** Model as filed, `m02-f`; see `model.ts`. */
  model: string | null
  depositType: DepositType | null
  /** `NL`, `FR`, `DE`, `EN`. */
  language: string | null
  /** ISO 4217. */
  currency: string | null
  /** Code of the register's legal forms, `014`. */
  legalForm: string | null
}

/** The syntax the figures were read from. `pfs`: the Bank's taxonomies before April 2022. */
export type FiguresForm = 'json_xbrl' | 'xbrl' | 'pfs' | 'consult_csv'

/** A cell for which one filing gives several values: none of them is taken for the figure. */
export type CellConflict = {
  code: string
  /** The year itself, or the year before as the same filing gives it. */
  period: 'N' | 'NM1'
  /** As filed, at most five. */
  values: readonly string[]
}

/** Figures and officers of one deposit, as far as it was filed in a structured form. */
export type FiledAccounts = {
  reference: string
  form: FiguresForm
  /** Of the period itself. */
  rubrics: Rubrics
  /** Of the year before, as the same deposit gives it. */
  previousRubrics: Rubrics
  officers: readonly FiledOfficer[]
}

/** Somebody the filing names in office: administrator, manager, auditor. Nothing private of persons is carried. */
export type FiledOfficer = {
  kind: 'person' | 'company'
  /** Persons: first name, then family name. */
  name: string
  /** Of a company that gives one. */
  enterpriseNumber: EnterpriseNumber | null
  /** Code of the Bank's list, `fct:m13`; null where only words are given. */
  functionCode: string | null
  /** The function in the filer's words, where the list has none. */
  functionText: string | null
  /** `YYYY-MM-DD`. */
  from: string | null
  to: string | null
  /** Person who acts for a company, first name first. */
  representative: string | null
}
