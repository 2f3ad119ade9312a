// Parses single values of the Bank's documents. Invalid values throw a `ParseError`.

import type { DepositType } from '../../../domain/accounts/deposit.ts'
import { type EnterpriseNumber, parseEnterpriseNumber } from '../../../domain/company/enterprise-number.ts'
import { ParseError } from './parse-result.ts'

const REFERENCE = /(?<!\d)((?:19|20)\d\d)(-?)(\d{8})(?!\d)/
// Month, day, hour, minute: twelve consecutive digits may be a timestamp.
const TIME = /^(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:[01]\d|2[0-3])[0-5]\d$/

/**
 * The deposit reference in a text or file name, as `2025-00012345`, or null. Files of older deposits lack the
 * hyphen: `201400700000`.
 */
export function findDepositNumber(text: string): string | null {
  const [, year, hyphen, number = ''] = REFERENCE.exec(text) ?? []
  return year && (hyphen || !TIME.test(number)) ? `${year}-${number}` : null
}

/**
 * An enterprise number in any notation; nine digits lost their leading zero in a spreadsheet. Null for
 * others.
 */
export function readEnterpriseNumber(text: string | null): EnterpriseNumber | null {
  return parseEnterpriseNumber((text ?? '').trim().replace(/^\d{9}$/, '0$&'))
}

// Bounds for mandates and periods; 9999 means "open-ended".
const FIRST_YEAR = 1850
const LAST_YEAR = 2150

const DATE = /^(\d{4})-(\d\d)-(\d\d)(?:T.*|Z|[+-]\d\d:\d\d)?$/

/** `2024-12-31`, without a time; null if empty. `what` names the value in the error. */
export function readDate(text: string | null, what: string): string | null {
  if (text === null || text.trim() === '') return null
  const date = findDate(text)
  if (date === null) {
    throw new ParseError(`${what} is not a date: ${quoteShort(text)}; correct the file or omit the field`)
  }
  return date
}

/** The same for fields other than figures: null if invalid. */
export function findDate(text: string | null): string | null {
  const [, year, month, day] = DATE.exec(text?.trim() ?? '') ?? []
  const read = new Date(`${year}-${month}-${day}T00:00:00Z`)
  if (!day || Number.isNaN(read.getTime()) || read.getUTCDate() !== Number(day)) return null
  if (Number(year) < FIRST_YEAR || Number(year) > LAST_YEAR) return null
  return `${year}-${month}-${day}`
}

const DECIMAL = /^-?\d+(?:\.\d+)?$/
const SCIENTIFIC = /^([+-]?)(\d*)\.?(\d*)(?:[eE]([+-]?\d{1,3}))?$/

/**
 * A decimal as written (`4417302.0`); only unusual notations are rewritten: `+5`, `.5`, `1.5E7`. Null if
 * empty. `what` names the value in the error.
 */
export function readDecimal(text: string, what: string): string | null {
  if (DECIMAL.test(text)) return text
  const trimmed = text.trim()
  if (trimmed === '') return null
  if (DECIMAL.test(trimmed)) return trimmed
  const [, sign, whole = '', fraction = '', exponent = '0'] = SCIENTIFIC.exec(trimmed) ?? []
  if (whole === '' && fraction === '') {
    throw new ParseError(`${what} is not a number: ${quoteShort(text)}; download the file again`)
  }
  return (sign === '-' ? '-' : '') + shiftPoint(whole, fraction, Number(exponent))
}

function shiftPoint(whole: string, fraction: string, places: number): string {
  const digits = whole + fraction
  const point = whole.length + places
  if (point <= 0) return `0.${'0'.repeat(-point)}${digits}`
  const padded = digits.padEnd(point, '0')
  const left = padded.slice(0, point).replace(/^0+(?=\d)/, '')
  return point < padded.length ? `${left}.${padded.slice(point)}` : left
}

/** `lgf:m014`, `014` and `14` are the register's form `014`; null for words. */
export function readLegalForm(text: string | null): string | null {
  const [, digits] = /^(?:lgf:m)?(\d{2,3})$/i.exec(text?.trim() ?? '') ?? []
  return digits ? digits.padStart(3, '0') : null
}

/** Case-insensitive; null for anything else. */
export function readDepositType(text: string | null): DepositType | null {
  if (/^initial$/i.test(text ?? '')) return 'Initial'
  return /^correction$/i.test(text ?? '') ? 'Correction' : null
}

/** A code in upper case (`nl` → `NL`, `ccy:mEUR` → `EUR`), or null. */
export function readUpperCode(text: string | null, length: number): string | null {
  const code = (text ?? '').trim().replace(/^\w+:m/, '')
  return code.length === length && /^[a-z]+$/i.test(code) ? code.toUpperCase() : null
}

/** A text for a message: quoted, at most 40 characters. */
export function quoteShort(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > 40 ? `"${line.slice(0, 39).trimEnd()}…"` : `"${line}"`
}
