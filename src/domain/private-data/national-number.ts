// National register and BIS numbers in any writing: eleven digits, YYMMDD, three of a sequence, two of a check.
// Wrong hits cost more than text: a reference or an account number lost is a fact lost. So without a label the check
// must hold, the date must be one, and the stretch must begin and end where digits begin and end.

import { type DigitRun, isDigitAt, isLetterOrDigitAt, visitDigitRuns } from './digit-run.ts'
import { readLabelBefore } from './number-labels.ts'
import { isEnterpriseNumber, markOtherNumbers } from './other-numbers.ts'
import type { PrivateSpan } from './private-span.ts'

const DIGITS = 11
// A labelled number may have lost two digits to recognition, or won two.
const MIN_LABELLED_DIGITS = 9
const MAX_LABELLED_DIGITS = 13

/**
 * True when the last two of eleven digits are 97 minus the first nine modulo 97, with a 2 put before the nine for
 * births from 2000 on. Source: royal decree of 3 April 1984 on the composition of the identification number.
 */
export function hasValidCheckDigits(digits: readonly number[]): boolean {
  let body = 0
  for (let index = 0; index < 9; index++) body = body * 10 + (digits[index] as number)
  const check = (digits[9] as number) * 10 + (digits[10] as number)
  return 97 - (body % 97) === check || 97 - ((2_000_000_000 + body) % 97) === check
}

/** National register numbers in `text`, by where they begin; two may overlap. */
export function findNationalNumbers(text: string): PrivateSpan[] {
  const found: PrivateSpan[] = []
  visitDigitRuns(text, MIN_LABELLED_DIGITS, run => {
    for (const [first, last] of readRun(text, run)) {
      found.push({
        kind: 'national_number',
        start: run.at[first] as number,
        end: (run.at[last] as number) + 1,
      })
    }
  })
  return found
}

// Index of the first and the last digit of each number in the run.
function readRun(text: string, run: DigitRun): [number, number][] {
  const taken = markOtherNumbers(text, run)
  const hits: [number, number][] = []
  const take = (first: number, last: number) => {
    taken.fill(true, first, last + 1)
    hits.push([first, last])
  }
  for (const first of checkedStarts(text, run, taken)) take(first, first + DIGITS - 1)
  for (const first of labelledStarts(text, run)) {
    const last = taken[first] ? -1 : lastLabelled(text, run, taken, first)
    if (last >= 0) take(first, last)
  }
  return hits.sort((a, b) => a[0] - b[0])
}

// Where a number with a valid check begins. Two may overlap by chance, and nothing tells which is true: both count.
function checkedStarts(text: string, run: DigitRun, taken: boolean[]): number[] {
  const starts: number[] = []
  for (let first = 0; first + DIGITS <= run.at.length; first++) {
    if (isNumberAt(text, run, taken, first)) starts.push(first)
  }
  return starts
}

function isNumberAt(text: string, run: DigitRun, taken: boolean[], first: number): boolean {
  const last = first + DIGITS - 1
  if (!isStart(text, run, first) || !isEnd(text, run, last)) return false
  const digits = run.values.slice(first, last + 1)
  if (!isBirthDate(digits) || !hasValidCheckDigits(digits)) return false
  if (taken.slice(first, last + 1).includes(true)) return false
  return readLabelBefore(text, run.at[first] as number) !== 'other' || hasDatedForm(text, run, first)
}

// A month may be raised by 20 or 40 (BIS numbers), month and day may be 00 (date not known).
function isBirthDate(digits: number[]): boolean {
  const month = ((digits[2] as number) * 10 + (digits[3] as number)) % 20
  const raise = (digits[2] as number) * 10 + (digits[3] as number) - month
  return raise <= 40 && month <= 12 && (digits[4] as number) * 10 + (digits[5] as number) <= 31
}

function isStart(text: string, run: DigitRun, index: number): boolean {
  const at = run.at[index] as number
  return run.guessed[index] ? !isLetterOrDigitAt(text, at - 1) : !isDigitAt(text, at - 1)
}

function isEnd(text: string, run: DigitRun, index: number): boolean {
  const at = (run.at[index] as number) + 1
  return run.guessed[index] ? !isLetterOrDigitAt(text, at) : !isDigitAt(text, at)
}

const DATED_FORM = /\d\d[.,]\d\d[.,]\d\d\s?[-–.]\s?\d{3}[.,-]\d\d(?!\d)/y

// `85.07.30-033.61`: no account and no telephone number is written so.
function hasDatedForm(text: string, run: DigitRun, first: number): boolean {
  DATED_FORM.lastIndex = run.at[first] as number
  return DATED_FORM.test(text)
}

function* labelledStarts(text: string, run: DigitRun): Generator<number> {
  for (let index = 0; index + MIN_LABELLED_DIGITS <= run.at.length; index++) {
    // A label between digits is made of letters that may be digits themselves: `BIS`.
    const opens = index === 0 || (run.guessed[index - 1] && !run.guessed[index] && isStart(text, run, index))
    if (opens && readLabelBefore(text, run.at[index] as number) === 'national') yield index
  }
}

// Last digit of the number that a label announces at `first`, or -1 when it is another kind of number.
function lastLabelled(text: string, run: DigitRun, taken: boolean[], first: number): number {
  let last = Math.min(first + DIGITS, run.at.length) - 1
  while (last + 1 < run.at.length && !isEnd(text, run, last)) last++
  const length = last - first + 1
  if (
    length < MIN_LABELLED_DIGITS ||
    length > MAX_LABELLED_DIGITS ||
    taken.slice(first, last + 1).includes(true)
  )
    return -1
  return length <= 10 && isEnterpriseNumber(run, first) ? -1 : last
}
