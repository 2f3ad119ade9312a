// Marks digits of public numbers (enterprise and VAT numbers, bank accounts, telephone numbers), which are no
// part of a national register number.

import { hasValidChecksum } from '../company/enterprise-number.ts'
import { type DigitRun, isLetterOrDigitAt } from './digit-run.ts'

const ENTERPRISE = /[01]\d{3}([. ])\d{3}\1\d{3}(?!\d)/y
const BELGIAN_IBAN_DIGITS = 14
const MAX_IBAN_LENGTH = 34

/** For each digit of `run` whether it belongs to another number. */
export function markOtherNumbers(text: string, run: DigitRun): boolean[] {
  const taken = new Array<boolean>(run.at.length).fill(false)
  taken.fill(true, 0, countPrefixed(text, run))
  for (let index = 0; index + 10 <= run.at.length; index++) {
    if (isPrintedEnterpriseNumber(text, run, index)) taken.fill(true, index, index + 10)
  }
  return taken
}

/** True when ten digits from `index` are a valid enterprise number. */
export function isEnterpriseNumber(run: DigitRun, index: number): boolean {
  return (run.values[index] ?? 9) < 2 && hasValidChecksum(run.values.slice(index, index + 10).join(''))
}

function isPrintedEnterpriseNumber(text: string, run: DigitRun, index: number): boolean {
  if ((run.values[index] as number) > 1 || isLetterOrDigitAt(text, (run.at[index] as number) - 1))
    return false
  ENTERPRISE.lastIndex = run.at[index] as number
  return ENTERPRISE.test(text) && isEnterpriseNumber(run, index)
}

// Digits that belong to a prefix before the run: a country code (`BE68 …`, `BE 0403…`) or plus sign.
function countPrefixed(text: string, run: DigitRun): number {
  const start = run.at[0] as number
  const before = text.slice(Math.max(0, start - 4), start)
  if (before.endsWith('+')) return countSpaced(text, run, 12)
  const country = /(?<![\p{L}\d])([A-Z]{2})[ .]?$/u.exec(before)?.[1]
  if (country === undefined) return 0
  const spaced = countSpaced(text, run, country === 'BE' ? BELGIAN_IBAN_DIGITS : MAX_IBAN_LENGTH)
  if (country === 'BE' && isEnterpriseNumber(run, 0)) return 10
  return spaced >= BELGIAN_IBAN_DIGITS ? spaced : 0
}

function countSpaced(text: string, run: DigitRun, most: number): number {
  let count = 1
  while (count < Math.min(most, run.at.length)) {
    const gap = text.slice((run.at[count - 1] as number) + 1, run.at[count])
    if (!/^[ ./-]?$/.test(gap)) break
    count++
  }
  return count
}
