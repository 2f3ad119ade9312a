// Parses the register's values; invalid ones throw a `RowError`.

import { dayInBelgium, systemClock } from '../../../platform/clock.ts'
import type { Fields } from './csv-reader.ts'
import { FIRST_BRANCH, FIRST_ESTABLISHMENT } from './entity-index.ts'

/** A row that cannot be loaded, with the reason; it goes to quarantine. */
export class RowError extends Error {
  override name = 'RowError'
}

/** Marks of direction, which turn around what is shown behind them. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** A name as filed, without marks of direction: no name needs any, and an open one would turn a whole line. */
export function readName(text: string): string {
  return text.replaceAll(DIRECTION_MARKS, '')
}

const TAB = 9 // where a line is not split into fields
const BLANK = 32
const DOT = 46
const ZERO = 48

/** `0200.065.765` or `2.000.000.339` as a number. Throws `RowError`. */
export function readEntityNumber(text: string | null | undefined, column: string): number {
  if (!text) throw new RowError(`${column} is missing`)
  let number = 0
  let digits = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    const digit = code - ZERO
    if (code === DOT || code === BLANK || code === TAB) continue
    if (digit < 0 || digit > 9) digits = Number.NaN
    number = number * 10 + digit
    digits++
  }
  if (digits !== 10) throw new RowError(`${column} is not a ten-digit number`)
  return number
}

/** An establishment number (first digit 2 to 8). Throws `RowError`. */
export function readEstablishmentNumber(text: string | null | undefined, column: string): number {
  const number = readEntityNumber(text, column)
  if (number < FIRST_ESTABLISHMENT || number >= FIRST_BRANCH)
    throw new RowError(`${column} is not an establishment number`)
  return number
}

/** A branch number (first digit 9). Throws `RowError`. */
export function readBranchNumber(text: string | null | undefined, column: string): number {
  const number = readEntityNumber(text, column)
  if (number < FIRST_BRANCH) throw new RowError(`${column} is not a branch number`)
  return number
}

/** An enterprise number (first digit 0 or 1). Throws `RowError`. */
export function readEnterpriseNumber(text: string | null | undefined, column: string): number {
  const number = readEntityNumber(text, column)
  if (number >= FIRST_ESTABLISHMENT || number === 0)
    throw new RowError(`${column} is not an enterprise number`)
  return number
}

const DATE = /^\d{2}-\d{2}-\d{4}$/
const DAYS_OF_MONTH = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** `31-12-2024` as `2024-12-31`, or null. Throws `RowError` for an invalid date. */
function readDate(text: string | null | undefined, column: string): string | null {
  if (!text) return null
  const day = text.slice(0, 2)
  const month = text.slice(3, 5)
  const year = text.slice(6)
  if (!DATE.test(text) || !isDay(Number(year), Number(month), Number(day))) {
    throw new RowError(`${column} is not a date of the form dd-mm-yyyy`)
  }
  return `${year}-${month}-${day}`
}

function isDay(year: number, month: number, day: number): boolean {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const last = month === 2 && !leap ? 28 : (DAYS_OF_MONTH[month - 1] ?? 0)
  return day >= 1 && day <= last && year > 0
}

/** A date up to today in Belgium. */
export function readPastDate(text: string | null | undefined, column: string): string | null {
  const date = readDate(text, column)
  // The clock is read only for dates from the start of the process on: there are millions of dates.
  if (date !== null && date >= DAY_AT_START && date > dayInBelgium(systemClock))
    throw new RowError(`${column} is in the future`)
  return date
}

const DAY_AT_START = dayInBelgium(systemClock)

// Twice the longest value in the register (a name of 320 characters), and within the index's limit for any
// encoding.
const MAX_VALUE_LENGTH = 640

/** Throws `RowError` for a field that PostgreSQL cannot store or that is too long. */
export function checkStorable(fields: Fields): void {
  for (const field of fields) {
    if (field === null) continue
    if (field.length > MAX_VALUE_LENGTH)
      throw new RowError(`a field has ${field.length} characters, more than any field of the register`)
    if (field.includes('\0')) throw new RowError('a field contains a NUL character')
  }
}
