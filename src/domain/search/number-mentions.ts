// Enterprise and establishment numbers anywhere in a text: `TVA BE 0403.449.823`, `(0403/449/823)`, `klant0403449823`.

import { hasValidChecksum } from '../company/enterprise-number.ts'
import { stripAccents } from './fold.ts'

/** What a text prints besides its numbers. */
type NumberMentions = {
  /** Ten-digit numbers with a valid checksum, those in the register's own grouping first. */
  numbers: number[]
  /** The text without them and without their labels. */
  rest: string
  /** As `rest`, also without what is written in one with a number: `klant0403449823x`. */
  apart: string
}

const MAX_NUMBERS = 5

const DIGIT_CHAIN = /\d(?:[\s.,·:_/\\-]{0,3}\d)*/g
// `B.E.`, `n°`, `numéro d'entreprise`; a label only beside a number.
const LABELS =
  /(?<![\p{L}\p{N}])(?:b\.?e|t\.?v\.?a|b\.?t\.?w|vat|mwst|ust|uid|k\.?b\.?o|b\.?c\.?e|c\.?b\.?e|zdu|r\.?p\.?r|r\.?p\.?m|rjp|ondernemingsn(?:umme|)r|(?:ondernemings|vestigings)eenheidsnummer|vestigingsnummer|unternehmensnummer|btw-nummer|numero d.entreprise|(?:enterprise|company|vat) (?:number|no)|n[or]|n°|nº|num|numero|nummer|number|id)(?![\p{L}])[\s.:°#)-]*/gu
// A mobile number has ten digits, some with valid check digits.
const PHONE_LABEL =
  /(?<![\p{L}\p{N}])(?:telefoon|telephone|tel|fax|gsm|mobile|mobiel|mob|phone|t|f|m)[\s.:/°-]*$/u
const MAX_LABEL_LENGTH = 16
const DASHES = /[\p{Pd}\u2212]/gu
const INVISIBLE = /\p{Cf}/gu
const OFFICIAL_GROUPS = new Set(['4,3,3', '3,3,3', '1,3,3,3', '10'])

/**
 * Digits are read in whole groups, so that a number is never cut out of a longer one (an account, a phone with its
 * country). Nine digits are an enterprise number without its leading zero.
 */
export function findNumberMentions(text: string): NumberMentions {
  const plain = normaliseSigns(text)
  const found = plain.matchAll(DIGIT_CHAIN).flatMap(readChain).toArray()
  if (found.length === 0) return { numbers: [], rest: text, apart: text }
  const numbers = found
    .toSorted((a, b) => Number(b.isOfficial) - Number(a.isOfficial))
    .map(({ number }) => number)
  let rest = plain
  let apart = plain
  for (const { from, to } of found.toReversed()) {
    rest = `${rest.slice(0, from)} ${rest.slice(to)}`
    apart = `${apart.slice(0, startOfToken(apart, from))} ${apart.slice(to).replace(/^\S+/, '')}`
  }
  return {
    numbers: [...new Set(numbers)].slice(0, MAX_NUMBERS),
    rest: withoutLabels(rest),
    apart: withoutLabels(apart),
  }
}

function startOfToken(text: string, at: number): number {
  let start = at
  while (start > 0 && !/\s/.test(text.charAt(start - 1))) start--
  return start
}

// With a nine-digit number as well: that is one without its leading zero.
const WRITTEN_NUMBER = /^\D*\d(?:[\s.,:_/\\-]{0,3}\d){8,9}\D*$/

/** True where `text` is nothing but a number as companies have it, with wrong check digits. */
export function isMistypedNumber(text: string): boolean {
  const plain = normaliseSigns(text)
  if (!WRITTEN_NUMBER.test(plain) || findNumberMentions(text).numbers.length > 0) return false
  return !/\p{L}/u.test(withoutLabels(plain))
}

/** Latin digits, plain blanks and dashes, no invisible signs, lower case without accents. */
export function normaliseSigns(text: string): string {
  return stripAccents(text.normalize('NFKC').replace(DASHES, '-').replace(INVISIBLE, ''))
}

/** A text without the labels that stand beside numbers. */
export function withoutLabels(text: string): string {
  return text.replace(LABELS, ' ')
}

type Found = { number: number; from: number; to: number; isOfficial: boolean }

function readChain(match: RegExpExecArray): Found[] {
  const groups = match[0].matchAll(/\d+/g).toArray()
  const isPhone = PHONE_LABEL.test(
    match.input.slice(Math.max(0, match.index - MAX_LABEL_LENGTH), match.index),
  )
  const found: Found[] = []
  for (let at = 0; at < groups.length; at++) {
    const end = endOfNumber(groups, at)
    if (end === null) continue
    const used = groups.slice(at, end)
    const isOfficial = OFFICIAL_GROUPS.has(used.map(([digits]) => digits.length).join())
    // Within a longer chain other groups are a phone or an account.
    if (!isOfficial && (isPhone || used.length < groups.length)) continue
    const last = used.at(-1) as RegExpExecArray
    found.push({
      number: Number(used.map(String).join('')),
      from: match.index + (groups[at] as RegExpExecArray).index,
      to: match.index + last.index + last[0].length,
      isOfficial,
    })
    at = end - 1
  }
  return found
}

// The group after the last one of a number that begins at group `at`.
function endOfNumber(groups: RegExpExecArray[], at: number): number | null {
  let digits = ''
  for (let end = at; end < groups.length && digits.length < 10; end++) {
    digits += groups[end]
    if (isNumber(digits)) return end + 1
  }
  return null
}

// Enterprises begin with 0 or 1, establishments with 2 to 8, in practice 2; no enterprise number begins with 00 or 01.
function isNumber(digits: string): boolean {
  if (digits.length === 10) return /^(?:0[2-9]|[12])/.test(digits) && hasValidChecksum(digits)
  return digits.length === 9 && /^[2-9]/.test(digits) && hasValidChecksum(`0${digits}`)
}
