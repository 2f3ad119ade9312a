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

/** Empty lines, lines that start with #, and a first line without digits (headings) are skipped. */
export function readWatchImport(text: string): WatchImport {
  const numbers = new Set<EnterpriseNumber>()
  const badLines: WatchImport['badLines'] = []
  for (const [at, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const line = raw.replace(/^\uFEFF/, '').trim()
    if (line === '' || line.startsWith('#') || (at === 0 && !/\d/.test(line))) continue
    const number = findNumber(line)
    if (number === null) badLines.push({ line: at + 1, text: line.slice(0, MAX_SHOWN) })
    else numbers.add(number)
  }
  return { numbers: [...numbers], badLines }
}

function findNumber(line: string): EnterpriseNumber | null {
  for (const cell of line.split(CELL_END)) {
    const digits = cell.replaceAll(/\D/g, '')
    // Numbers had nine digits before 2005.
    const number = parseEnterpriseNumber(digits.length === 9 ? `0${digits}` : digits)
    if (number !== null && digits.length <= 12) return number
  }
  return null
}
