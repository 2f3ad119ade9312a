// Everything the register files about one company, as filed: codes verbatim, texts in the register's languages.

import type { NaceVersion } from '../nace-codes.ts'
import type { FiledAddress } from './address.ts'
import type { EnterpriseNumber } from './enterprise-number.ts'

export type EnterpriseKind = 'legal_person' | 'natural_person'

/** The register's codes of a denomination's type and language: `001`, `2`. */
export type RecordName = { name: string; type: string | null; language: string | null }

export type RecordAddress = FiledAddress & {
  /** The register's code of the type: `REGO`, `BAET`, `ABBR`, `OBAD`. */
  type: string | null
  /** Supplementary text, as filed. */
  extra: string | null
  /** Day it was struck off, `YYYY-MM-DD`; null for one in use. */
  struckOffOn: string | null
}

export type RecordActivity = {
  /** The register's code of the group: `001` VAT, `006` social security. */
  group: string | null
  /** `2003`, `2008`, `2025`, as filed. */
  version: string | null
  /** As filed, without dots. */
  code: string | null
  /** `MAIN`, `SECO` or `ANCI`, as filed. */
  classification: string | null
}

/** A branch of a foreign company. */
export type RecordBranch = {
  /** Ten digits. */
  id: string
  startDate: string | null
  names: readonly RecordName[]
  address: RecordAddress | null
}

/** `type` is the register's code: `TEL`, `EMAIL`, `WEB`. */
export type RecordContact = { type: string | null; value: string }

/** Numbers of rows on file; the lists may hold fewer, since they are bounded. */
export type RecordCounts = {
  names: number
  /** Null where addresses are withheld. */
  addresses: number | null
  activities: number
  branches: number
  /** Null where contacts are withheld. */
  contacts: number | null
  establishments: number
}

export type RegisterRecord = {
  enterpriseNumber: EnterpriseNumber
  legalName: string
  /** Null when the register does not say. */
  kind: EnterpriseKind | null
  naturalPerson: boolean
  inRegister: boolean
  startDate: string | null
  situationCode: string | null
  /** `JuridicalForm` and `JuridicalFormCAC` as filed. */
  form: string | null
  formCac: string | null
  names: readonly RecordName[]
  /** Null for natural persons: an address of their own is a home. */
  addresses: readonly RecordAddress[] | null
  activities: readonly RecordActivity[]
  branches: readonly RecordBranch[]
  /** Null for all but legal persons: contacts of sole traders are personal. */
  contacts: readonly RecordContact[] | null
  counts: RecordCounts
  /** The address that the dossier shows: the seat, or a sole trader's oldest establishment. */
  seat: RecordAddress | null
  /** The edition of the dossier's main activity; null when unknown. */
  primaryVersion: NaceVersion | null
  /** True where an activity is registered for VAT (group 001). */
  hasVatActivity: boolean
}

export type Establishment = {
  /** Ten digits. */
  number: string
  startDate: string | null
  names: readonly RecordName[]
  address: RecordAddress | null
  activities: readonly RecordActivity[]
  /** Number of activities on file; the list may hold fewer. */
  activityCount: number
}

export type EstablishmentPage = {
  /** Number of all establishments. */
  total: number
  /** By number, ascending. */
  establishments: readonly Establishment[]
  /** The number after which the next page begins; null on the last page. */
  next: string | null
}

/** Main activities but the primary one, of the edition it belongs to, else of the newest on file; each code once. */
export function otherMainActivities(record: RegisterRecord, primaryNace: string | null): RecordActivity[] {
  const main = record.activities.filter(({ classification }) => classification === 'MAIN')
  const version = record.primaryVersion ?? main[0]?.version
  const codes = new Set([primaryNace])
  return main.filter(({ version: filed, code }) => {
    if (filed !== version || codes.has(code)) return false
    codes.add(code)
    return true
  })
}
