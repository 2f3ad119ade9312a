// The register's values read at the edge: what cannot be read is told by throwing a `RowFault`.

import type { Fields } from './csv.ts'
import { FIRST_ESTABLISHMENT } from './entities.ts'

/** A row that cannot be loaded, with the reason; it goes to quarantine. */
export class RowFault extends Error {
  override name = 'RowFault'
}

const DOT = 46
const ZERO = 48

/** `0200.065.765` or `2.000.000.339` as a number. Throws `RowFault`. */
export function readEntityNumber(text: string | null | undefined, column: string): number {
  if (!text) throw new RowFault(`${column} is missing`)
  let number = 0
  let digits = 0
  for (let at = 0; at < text.length; at++) {
    const digit = text.charCodeAt(at) - ZERO
    if (digit === DOT - ZERO) continue
    if (digit < 0 || digit > 9) digits = Number.NaN
    number = number * 10 + digit
    digits++
  }
  if (digits !== 10) throw new RowFault(`${column} is no number of ten digits`)
  return number
}

/** An entity number that must be an enterprise's (its first digit 0 or 1). Throws `RowFault`. */
export function readEnterpriseNumber(text: string | null | undefined, column: string): number {
  const number = readEntityNumber(text, column)
  if (number >= FIRST_ESTABLISHMENT || number === 0) throw new RowFault(`${column} is no enterprise number`)
  return number
}

const DATE = /^\d{2}-\d{2}-\d{4}$/
const DAYS_OF_MONTH = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** `31-12-2024` as `2024-12-31`, or null. Throws `RowFault` for a day that no calendar has. */
export function readDate(text: string | null | undefined, column: string): string | null {
  if (!text) return null
  const day = text.slice(0, 2)
  const month = text.slice(3, 5)
  const year = text.slice(6)
  if (!DATE.test(text) || !isDay(Number(year), Number(month), Number(day))) {
    throw new RowFault(`${column} is no date of the form dd-mm-yyyy`)
  }
  return `${year}-${month}-${day}`
}

function isDay(year: number, month: number, day: number): boolean {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const last = month === 2 && !leap ? 28 : (DAYS_OF_MONTH[month - 1] ?? 0)
  return day >= 1 && day <= last && year > 0
}

/** Throws `RowFault` where a field holds a character that PostgreSQL cannot store. */
export function refuseNul(fields: Fields): void {
  for (const field of fields) {
    if (field?.includes('\0')) throw new RowFault('a field holds a NUL character')
  }
}
