// Compares folded words of names: spelling variants, or one typing or OCR error. Both relations are
// symmetric.

import confusable from '../../../data/names/confusable-surnames.json' with { type: 'json' }
import { isGivenName } from './given-names.ts'

// Family names that differ by a letter from another name borne by many: between two of these a difference is
// taken for two families, never for a slip of the pen. Folded, particles joined on.

const SURNAMES: ReadonlySet<string> = new Set(confusable.names)

/** True when both folded words are common family names. */
function areDistinctSurnames(a: string, b: string): boolean {
  return SURNAMES.has(a) && SURNAMES.has(b)
}

// Shorter words have no spelling variants.
const MIN_VARIANT_LENGTH = 3
// In shorter words one letter makes another name: Jan, Jean; Maes, Mees.
const MIN_LENGTH_WITH_ERROR = 6
// Below these lengths a changed first letter, or a final e, a or s, makes another name (Hermans, Germans;
// Martin, Martine; Willem, Willems).
const MIN_LENGTH_WITH_WRONG_START = 8
const MIN_LENGTH_WITH_WRONG_END = 9

/** True for homophones: `marc`, `mark`; `thys`, `thijs`; `declerck`, `declercq`. */
export function areSpellingVariants(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 2 || a.length < MIN_VARIANT_LENGTH || b.length < MIN_VARIANT_LENGTH)
    return false
  return phoneticKey(a) === phoneticKey(b) && (isGivenName(a) || !areDistinctSurnames(a, b))
}

function phoneticKey(word: string): string {
  return word
    .replaceAll('ij', 'i')
    .replaceAll('y', 'i')
    .replaceAll('ph', 'f')
    .replaceAll('th', 't')
    .replaceAll('gh', 'g')
    .replaceAll('q', 'k')
    .replaceAll(/c(?!h)/g, 'k')
    .replaceAll(/([bdfgklmnprstvz])\1+/g, '$1')
}

/** True for one insertion, deletion, substitution or transposition, or one OCR confusion. */
export function differByOneError(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length)
  if (Math.abs(a.length - b.length) > 1 || shorter < MIN_LENGTH_WITH_ERROR) return false
  if (a === b || (isGivenName(a) && isGivenName(b)) || areDistinctSurnames(a, b)) return false
  if (startsDiffer(a, b) && shorter - particleOf(a, b).length < MIN_LENGTH_WITH_WRONG_START) return false
  if (isOtherEnding(a, b) || isOtherEnding(b, a)) return false
  return differByOneLetter(a, b) || differByShape(a, b)
}

// `vandorpe` and `vanlorpe` differ at the start of the family name.
const PARTICLE = /^(?:van(?:de[nr]?)?|de[nr]?)(?=.{4})/

function particleOf(a: string, b: string): string {
  const [first, second] = a < b ? [a, b] : [b, a]
  const particle = PARTICLE.exec(first)?.[0] ?? ''
  return second.startsWith(particle) ? particle : ''
}

function startsDiffer(a: string, b: string): boolean {
  const { length } = particleOf(a, b)
  return a[length] !== b[length] && (length === 0 || a.length === b.length)
}

function isOtherEnding(short: string, long: string): boolean {
  if (long.length !== short.length + 1 || !long.startsWith(short)) return false
  const tooShort = short.length < MIN_LENGTH_WITH_WRONG_END || isGivenName(short)
  return tooShort && /[eas]$/.test(long)
}

function differByOneLetter(a: string, b: string): boolean {
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  if (a.length !== b.length) {
    const [short, long] = a.length < b.length ? [a, b] : [b, a]
    return short.slice(start) === long.slice(start + 1)
  }
  if (a.slice(start + 1) === b.slice(start + 1)) return true
  const swapped = a[start] === b[start + 1] && a[start + 1] === b[start]
  return swapped && a.slice(start + 2) === b.slice(start + 2)
}

// Shapes that OCR confuses.
const OCR_CONFUSIONS: readonly [string, string][] = [
  ['rn', 'm'],
  ['cl', 'd'],
  ['vv', 'w'],
  ['ii', 'u'],
]

function differByShape(a: string, b: string): boolean {
  return OCR_CONFUSIONS.some(([two, one]) => isOcrConfusion(a, b, two, one) || isOcrConfusion(b, a, two, one))
}

function isOcrConfusion(a: string, b: string, two: string, one: string): boolean {
  if (a.length !== b.length + 1) return false
  for (let at = a.indexOf(two); at >= 0; at = a.indexOf(two, at + 1)) {
    if (a.slice(0, at) + one + a.slice(at + 2) === b) return true
  }
  return false
}
