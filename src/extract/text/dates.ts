// Finds dates in Dutch, French and German text: numeric, with a month name, in words, and with OCR errors.
// Impossible calendar dates are not returned.

import { foldLetters, readDayBefore, readYearAfter } from './number-words.ts'

export type FoundDate = {
  /** `YYYY-MM-DD`. */
  date: string
  /** Offsets into the searched text, end exclusive. */
  start: number
  end: number
}

const MONTHS: Record<string, number> = {}
const MONTH_NAMES = [
  ['januari', 'janvier', 'januar', 'janner', 'jan', 'janv'],
  ['februari', 'fevrier', 'februar', 'feb', 'febr', 'fev', 'fevr'],
  ['maart', 'mars', 'marz', 'maerz', 'mrt', 'mar'],
  ['april', 'avril', 'apr', 'avr'],
  ['mei', 'mai'],
  ['juni', 'juin', 'jun'],
  ['juli', 'juillet', 'jul', 'juil'],
  ['augustus', 'aout', 'august', 'aug'],
  ['september', 'septembre', 'sep', 'sept'],
  ['oktober', 'octobre', 'october', 'okt', 'oct'],
  ['november', 'novembre', 'nov'],
  ['december', 'decembre', 'dezember', 'dec', 'dez'],
]
for (const [index, names] of MONTH_NAMES.entries()) for (const name of names) MONTHS[name] = index + 1
const LONG_MONTHS = Object.keys(MONTHS).filter(name => name.length >= 5)

// The text before the day is checked in code: a look-behind at every character is too slow.
const NUMERIC = /\d(?:\d{3}-\d\d-\d\d|\d?\s?[./\-–,]\s?\d{1,2}\s?[./\-–,]\s?(?:\d{4}|\d\d))(?![\d]|[./-]\d)/g
const NUMERIC_PARTS = /^(\d{1,4})\s?([./\-–,])\s?(\d{1,2})\s?[./\-–,]\s?(\d{1,4})$/
const NAMED =
  /(?:\d{1,2}(?:\s?(?:er|ER|ère|ste|de|en|e|[°º][’'‘]?)(?=[\s.])|\s?\.)?|\b[fIl]er(?=\s)|\bO\d)\s?(?:de\s|van\s)?([A-Za-zÀ-ÿ][A-Za-zÀ-ÿ01|!]{2,10})\s?[.,]?\s?(?:de\s|van\s|l'an\s)?([12][\dOo]{3})(?!\d)/g
// `fer janvier` for `1er janvier`
const FIRST_MISREAD = /^[fIl]er/
const MONTH_WORD =
  /[jfmasond](?:anv(?:ier)?|anuari?|änner|[ée]v(?:rier)?|ebruari?|aart|ars|[äa]rz|pril|vril|e?ai|ei|ui?n|uni|uli|uillet|o[ûu]t|ugust(?:us)?|eptemb(?:er|re)|[ck]tob(?:er|re)|ovemb(?:er|re)|[ée][cz]emb(?:er|re))(?![a-zà-ÿ])/gi

/**
 * The dates in `flat` (text on one line), in order, without overlap. Two-digit years below 70 are in this
 * century. Month names may have one OCR error (`septernbre`, `fevrler`).
 */
export function findDates(flat: string): FoundDate[] {
  const found: FoundDate[] = []
  for (const match of flat.matchAll(NUMERIC)) {
    if (isInsideNumber(flat, match.index)) continue
    add(found, readNumeric(match[0]), match.index, match.index + match[0].length)
  }
  for (const match of flat.matchAll(NAMED)) {
    if (isInsideNumber(flat, match.index)) continue
    const [words, name = '', year = ''] = match
    const day = FIRST_MISREAD.test(words) ? 1 : Number.parseInt(words.replace(/^O/, '0'), 10)
    const date = isoDate(readDigits(year), findMonth(name), day)
    add(found, date, match.index, match.index + words.length)
  }
  for (const match of flat.matchAll(MONTH_WORD)) {
    if (!LETTER.test(flat[match.index - 1] ?? ' ')) addWritten(found, flat, match.index, match[0])
  }
  return withoutOverlap(found)
}

/** The first date in `text` as `YYYY-MM-DD`, or null. Line breaks count as spaces. */
export function parseDate(text: string): string | null {
  return findDates(text.replaceAll(/\s+/g, ' '))[0]?.date ?? null
}

function add(found: FoundDate[], date: string | null, start: number, end: number): void {
  if (date !== null) found.push({ date, start, end })
}

function withoutOverlap(found: FoundDate[]): FoundDate[] {
  found.sort((a, b) => a.start - b.start || b.end - a.end)
  let end = 0
  return found.filter(date => {
    if (date.start < end) return false
    end = date.end
    return true
  })
}

const DIGIT = /\d/
const LETTER = /\p{L}/u
const JOINT = /[./-]/

function isInsideNumber(flat: string, at: number): boolean {
  const before = flat[at - 1] ?? ' '
  return DIGIT.test(before) || (JOINT.test(before) && DIGIT.test(flat[at - 2] ?? ' '))
}

function readNumeric(text: string): string | null {
  const [, first = '', separator, month = '', last = ''] = NUMERIC_PARTS.exec(text) ?? []
  if (first.length === 4) return isoDate(Number(first), Number(month), Number(last))
  if (last.length === 4) return isoDate(Number(last), Number(month), Number(first))
  // Two-digit years are accepted only in full date notation: articles are numbered 7.1.12 too.
  const believed = separator === '/' || (first.length === 2 && month.length === 2 && separator !== ',')
  if (!believed) return null
  const short = Number(last)
  return isoDate(short < 70 ? 2000 + short : 1900 + short, Number(month), Number(first))
}

// A date around a month name with day or year in words.
function addWritten(found: FoundDate[], flat: string, at: number, name: string): void {
  const month = MONTHS[foldLetters(name)]
  if (month === undefined) return
  const day = readDay(flat.slice(Math.max(0, at - 40), at))
  if (!day) return
  const start = at - day.length
  const after = at + name.length
  const year = readYear(flat.slice(after, after + 70))
  if (year) {
    add(found, isoDate(year.year, month, day.day), start, after + year.end)
    return
  }
  const before = readYearBefore(flat.slice(Math.max(0, start - 90), start))
  if (before) add(found, isoDate(before.year, month, day.day), start - before.length, after)
}

function readDay(before: string): { day: number; length: number } | null {
  const digits = /(?<!\d)(\d{1,2})\s?(?:er|ste|de|\.)?\s$/.exec(before)
  if (digits) return { day: Number(digits[1]), length: before.length - digits.index }
  const words = readDayBefore(before)
  return words && { day: words.day, length: before.length - words.start }
}

function readYear(after: string): { year: number; end: number } | null {
  const digits = /^[\s.,]{1,3}(?:de l'an\s)?(\d{4})(?!\d)/.exec(after)
  if (digits) return { year: Number(digits[1]), end: digits[0].length }
  const words = /^[\s,]{1,2}(?:in het jaar |de l'an |het jaar |im Jahre? )?(?=[dtznmDTZNM])/.exec(after)
  const year = words && readYearAfter(after.slice(words[0].length))
  return year && words ? { year: year.year, end: words[0].length + year.end } : null
}

const YEAR_OPENING = /(?:l['’]an|jaar|jahre?)\s/giu
const DAY_OPENING = /^[\s,]{0,3}(?:(?:le|op|den|am|de|en|dem)\s)?$/iu

// `L'an deux mille vingt-cinq, le vingt-six février`: deeds put the year first.
function readYearBefore(before: string): { year: number; length: number } | null {
  for (const opening of before.matchAll(YEAR_OPENING)) {
    const start = opening.index + opening[0].length
    const year = readYearAfter(before.slice(start))
    if (year && DAY_OPENING.test(before.slice(start + year.end))) {
      return { year: year.year, length: before.length - start }
    }
  }
  return null
}

function findMonth(word: string): number {
  const folded = foldLetters(word.replaceAll(/[1|!]/g, 'i').replaceAll('0', 'o'))
  const exact = MONTHS[folded]
  if (exact !== undefined) return exact
  if (folded.length < 4) return 0
  const months = new Set(LONG_MONTHS.filter(name => isNear(name, folded)).map(name => MONTHS[name]))
  return months.size === 1 ? ([...months][0] as number) : 0
}

// True when one edit, or `rn` for `m`, turns `read` into `name`.
function isNear(name: string, read: string): boolean {
  if (read.replace('rn', 'm') === name) return true
  if (Math.abs(name.length - read.length) > 1) return false
  let head = 0
  while (head < name.length && name[head] === read[head]) head++
  const longer = name.length >= read.length ? 1 : 0
  const shorter = name.length <= read.length ? 1 : 0
  return name.slice(head + longer) === read.slice(head + shorter)
}

function readDigits(year: string): number {
  return Number(year.replaceAll(/[Oo]/g, '0'))
}

const DAYS_OF_MONTH = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const FIRST_YEAR = 1830 // no company is older than the country
const LAST_YEAR = 2199

function isoDate(year: number, month: number, day: number): string | null {
  if (!(year >= FIRST_YEAR && year <= LAST_YEAR)) return null
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const last = month === 2 && !leap ? 28 : (DAYS_OF_MONTH[month - 1] ?? 0)
  if (!(day >= 1 && day <= last)) return null
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
