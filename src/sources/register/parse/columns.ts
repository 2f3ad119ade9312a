// Maps the columns of each file by name. Source: the register's cookbook, R018.

import type { Fields } from './csv-reader.ts'
import { ExtractError } from './extract-fault.ts'

export const COLUMNS = {
  meta: ['Variable', 'Value'],
  code: ['Category', 'Code', 'Language', 'Description'],
  enterprise: [
    'EnterpriseNumber',
    'Status',
    'JuridicalSituation',
    'TypeOfEnterprise',
    'JuridicalForm',
    'JuridicalFormCAC',
    'StartDate',
  ],
  establishment: ['EstablishmentNumber', 'StartDate', 'EnterpriseNumber'],
  branch: ['Id', 'StartDate', 'EnterpriseNumber'],
  denomination: ['EntityNumber', 'Language', 'TypeOfDenomination', 'Denomination'],
  address: [
    'EntityNumber',
    'TypeOfAddress',
    'CountryNL',
    'CountryFR',
    'Zipcode',
    'MunicipalityNL',
    'MunicipalityFR',
    'StreetNL',
    'StreetFR',
    'HouseNumber',
    'Box',
    'ExtraAddressInfo',
    'DateStrikingOff',
  ],
  contact: ['EntityNumber', 'EntityContact', 'ContactType', 'Value'],
  activity: ['EntityNumber', 'ActivityGroup', 'NaceVersion', 'NaceCode', 'Classification'],
} as const

export type RegisterFile = keyof typeof COLUMNS

// Absent from extracts before 2021.
const OPTIONAL_COLUMNS = new Set(['JuridicalFormCAC'])

/** Reorders a record's fields to `COLUMNS`, and keeps unknown ones. */
export type ColumnMapping = {
  /** Number of fields in the header. */
  width: number
  /** True when the file has the official columns in order. */
  official: boolean
  arrange(fields: Fields): Fields
  /** JSON of unknown columns, or null where there are none or all are empty. */
  extra(fields: Fields): string | null
}

/** Parses a file's header. Throws `ExtractError` for a missing or duplicate column. */
export function mapColumns(name: string, columns: readonly string[], header: Fields): ColumnMapping {
  const names = header.map(column => column?.trim() ?? '')
  const missing = columns.filter(column => !names.includes(column) && !OPTIONAL_COLUMNS.has(column))
  if (missing.length > 0) {
    throw new ExtractError(
      { file: name, line: 1 },
      `the header lacks ${missing.join(', ')}; expected ${columns.join(',')}`,
    )
  }
  if (new Set(names).size < names.length) {
    throw new ExtractError({ file: name, line: 1 }, `the header names a column twice: ${names.join(',')}`)
  }
  const positions = columns.map(column => names.indexOf(column))
  const unknown = names.flatMap((column, at) => (columns.includes(column) ? [] : [{ column, at }]))
  const official = names.length === columns.length && positions.every((at, index) => at === index)
  return {
    width: names.length,
    official,
    arrange: official
      ? fields => fields
      : fields => positions.map(at => (at < 0 ? null : (fields[at] ?? null))),
    extra: fields => {
      const filed = unknown.flatMap(({ column, at }) => (fields[at] ? [[column, fields[at]]] : []))
      return filed.length > 0 ? JSON.stringify(Object.fromEntries(filed)) : null
    },
  }
}
