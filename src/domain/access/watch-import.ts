// Reads a pasted list of companies: a number a line, or CSV with a number in any column.

import { type EnterpriseNumber, parseEnterpriseNumber } from '../company/enterprise-number.ts'

/** Companies on the watch list of a member. */
export const MAX_WATCHED = 2_000

export type WatchImport = {
  /** Distinct, in order. */
  numbers: EnterpriseNumber[]
  /** Lines without a valid number, from 1. */
  badLines: { line: number; text: string }[]
}

const CELL_END = /[;,\t|"]/
const MAX_SHOWN = 60

/** Of a line the first cell with a number counts, with every number in it that blanks part. Empty lines, lines that start with #, and a first line without digits (headings) are skipped. */
export function readWatchImport(text: string): WatchImport {
  const numbers = new Set<EnterpriseNumber>()
  const badLines: WatchImport['badLines'] = []
  for (const [at, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const line = raw.replace(/^\uFEFF/, '').trim()
    if (line === '' || line.startsWith('#') || (at === 0 && !/\d/.test(line))) continue
    const found = findNumbers(line)
    if (found.length === 0) badLines.push({ line: at + 1, text: line.slice(0, MAX_SHOWN) })
    for (const number of found) numbers.add(number)
  }
  return { numbers: [...numbers], badLines }
}

function findNumbers(line: string): EnterpriseNumber[] {
  for (const cell of line.split(CELL_END)) {
    const whole = readNumber(cell) // blanks may stand within a number
    const found = whole === null ? cell.split(/\s+/).map(readNumber) : [whole]
    const numbers = found.filter(number => number !== null)
    if (numbers.length > 0) return numbers
  }
  return []
}

function readNumber(text: string): EnterpriseNumber | null {
  const digits = text.replaceAll(/\D/g, '')
  // Numbers had nine digits before 2005.
  const number = parseEnterpriseNumber(digits.length === 9 ? `0${digits}` : digits)
  return digits.length <= 12 ? number : null
}
