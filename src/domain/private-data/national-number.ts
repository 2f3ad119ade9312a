// Finds national register and BIS numbers in any notation: eleven digits, YYMMDD, a sequence of three, a
// checksum of two. False positives would destroy references and account numbers, so without a label the
// checksum and the date must be valid and the run must have no adjacent digits.

import { type DigitRun, isDigitAt, isLetterOrDigitAt, visitDigitRuns } from './digit-run.ts'
import type { PrivateSpan } from './normalised-text.ts'
import { isEnterpriseNumber, markOtherNumbers } from './other-numbers.ts'

// Labels before numbers: national register numbers in three languages with abbreviations, and other kinds of
// numbers.

const CONTEXT_LENGTH = 64

const NATIONAL = [
  'rrn',
  'r r n',
  'nrn',
  'n r n',
  'rn',
  'r n',
  'nn',
  'n n',
  'rr',
  'r r',
  'insz',
  'niss',
  'inss',
  'enss',
  'bis',
  'rijks ?reg[a-z]*',
  'rijksr',
  'reg[a-z]*re nat[a-z]*',
  'reg[a-z]* nat[a-z]*',
  'national ?reg[a-z]*',
  'nationalnummer',
  'nationaal ?(?:nummer|nr|register[a-z]*)',
  'nationales register',
  '(?:numero|nummer|no|nr|n) nation[a-z]*',
  'identifica[a-z]* nationale?',
  'reg[a-z]* bis',
].join('|')
const LINKS =
  'nummers?|numero|number|num|nrs?|no|n|is|est|ist|bis|kbo|bce|van|de|du|des|in|het|le|met|avec|mit|sous|onder|unter|register|registre|natuurlijke|personen|personne|identificatienummer|identifie|par|au'
const ANNOUNCES_NATIONAL = new RegExp(`(?:^| )(?:${NATIONAL})(?: ?(?:${LINKS}))* ?$`)

const ANNOUNCES_OTHER =
  /(?:^| )(?:iban|bic|rekening[a-z]*|compte|konto[a-z]*|tel|telefoon|telephone|telefon|gsm|fax|mobile?|kbo|bce|zud|btw|tva|vat|mwst|ondernemings[a-z]*|entreprise|unternehmens[a-z]*|rpr|rpm|rjp)(?: ?(?:nummer|numero|nr|no|n|be|is))* ?$/

/** The kind of number labelled before `at`. */
function readLabelBefore(text: string, at: number): 'national' | 'other' | null {
  const context = text
    .slice(Math.max(0, at - CONTEXT_LENGTH), at)
    .replace(/(?<=\p{Ll})-\s*\n\s*(?=\p{Ll})/gu, '')
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[^a-z\d]+/g, ' ')
  if (ANNOUNCES_NATIONAL.test(context)) return 'national'
  return ANNOUNCES_OTHER.test(context) ? 'other' : null
}

const DIGITS = 11
// OCR may drop or add two digits of a labelled number.
const MIN_LABELLED_DIGITS = 9
const MAX_LABELLED_DIGITS = 13

/**
 * True when the last two of eleven digits are 97 minus the first nine modulo 97, with a 2 prepended for
 * births from 2000 on. Source: royal decree of 3 April 1984 on the composition of the identification number.
 */
function hasValidCheckDigits(digits: readonly number[]): boolean {
  let body = 0
  for (let index = 0; index < 9; index++) body = body * 10 + (digits[index] as number)
  const check = (digits[9] as number) * 10 + (digits[10] as number)
  return 97 - (body % 97) === check || 97 - ((2_000_000_000 + body) % 97) === check
}

/** National register numbers in `text`, by start offset; they may overlap. */
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

// Starts of numbers with a valid checksum. Two may overlap by chance and both count.
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

// The month is raised by 20 or 40 in BIS numbers; month and day may be 00 (unknown date).
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

// `85.07.30-033.61`: a format no account or telephone number uses.
function hasDatedForm(text: string, run: DigitRun, first: number): boolean {
  DATED_FORM.lastIndex = run.at[first] as number
  return DATED_FORM.test(text)
}

function* labelledStarts(text: string, run: DigitRun): Generator<number> {
  for (let index = 0; index + MIN_LABELLED_DIGITS <= run.at.length; index++) {
    // A label between digits may consist of letters that can be digits: `BIS`.
    const opens = index === 0 || (run.guessed[index - 1] && !run.guessed[index] && isStart(text, run, index))
    if (opens && readLabelBefore(text, run.at[index] as number) === 'national') yield index
  }
}

// Last digit of the number labelled at `first`, or -1 for another kind of number.
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
