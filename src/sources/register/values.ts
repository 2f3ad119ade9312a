// The register's values read at the edge: what cannot be read is told by throwing a `RowFault`.

import type { Fields } from './csv.ts'
import { FIRST_ESTABLISHMENT } from './entities.ts'

/** A row that cannot be loaded, with the reason; it goes to quarantine. */
export class RowFault extends Error {
  override name = 'RowFault'
}

const DOTTED_NUMBER = /^[\d.]{10,13}$/

/** `0200.065.765` or `2.000.000.339` as a number. Throws `RowFault`. */
export function readEntityNumber(text: string | null | undefined, column: string): number {
  if (!text) throw new RowFault(`${column} is missing`)
  const digits = text.replaceAll('.', '')
  if (digits.length !== 10 || !DOTTED_NUMBER.test(text))
    throw new RowFault(`${column} is no number of ten digits`)
  return Number(digits)
}

/** An entity number that must be an enterprise's (its first digit 0 or 1). Throws `RowFault`. */
export function readEnterpriseNumber(text: string | null | undefined, column: string): number {
  const number = readEntityNumber(text, column)
  if (number >= FIRST_ESTABLISHMENT || number === 0) throw new RowFault(`${column} is no enterprise number`)
  return number
}

const datesRead = new Map<string, string>()

/** `31-12-2024` as `2024-12-31`, or null. Throws `RowFault` for a day that no calendar has. */
export function readDate(text: string | null | undefined, column: string): string | null {
  if (!text) return null
  const known = datesRead.get(text)
  if (known) return known
  const [, day, month, year] = /^(\d{2})-(\d{2})-(\d{4})$/.exec(text) ?? []
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`)
  if (!day || Number.isNaN(date.getTime()) || date.getUTCDate() !== Number(day)) {
    throw new RowFault(`${column} is no date of the form dd-mm-yyyy`)
  }
  const iso = `${year}-${month}-${day}`
  datesRead.set(text, iso)
  return iso
}

/** Throws `RowFault` where a field holds a character that PostgreSQL cannot store. */
export function refuseNul(fields: Fields): void {
  for (const field of fields) {
    if (field?.includes('\0')) throw new RowFault('a field holds a NUL character')
  }
}
