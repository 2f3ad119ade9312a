// Decides whether two names in one company's acts mean the same holder. Conservative: wrongly joining two
// people is a false statement about both.

import type { EnterpriseNumber } from '../company/enterprise-number.ts'
import type { MandateFact } from '../publications/gazette-fact.ts'
import { foldNameWords } from '../search/fold.ts'
import { alignWords, isSameWord, type NameMatch } from './align-words.ts'
import { type NameWord, type PersonName, parsePersonName } from './person-name.ts'
import { differByOneError } from './spelling.ts'

// Compares two companies by enterprise number, or by name without legal form where a number is missing.

type CompanyName = { number: EnterpriseNumber | null; words: readonly string[]; joined: string }

const ERROR = 2
// `Immo Delta` and `Immo Delts` may be two companies; in a long name an error is unambiguous.
const LONG_NAME = 12

const SAME_NUMBER = { distance: 0, reason: 'the same enterprise number' }
const SAME_NAME = {
  distance: 0,
  reason: 'the same name without its legal form; one act gives no enterprise number',
}
const SAME_BARE_NAME = { distance: 0, reason: 'the same name without its legal form' }

/** Parses the name of a company. */
export function parseCompanyName(name: string, number: EnterpriseNumber | null): CompanyName {
  const words = foldNameWords(name)
  return { number, words, joined: words.join('') }
}

/** Null when the numbers differ or there is no match. Symmetric. */
export function compareCompanies(a: CompanyName, b: CompanyName): NameMatch | null {
  if (a.number !== null && b.number !== null) return a.number === b.number ? SAME_NUMBER : null
  if (a.joined === '' || b.joined === '') return null
  if (a.joined === b.joined) return a.number === b.number ? SAME_BARE_NAME : SAME_NAME
  return compareCompanyWords(a, b)
}

function compareCompanyWords(a: CompanyName, b: CompanyName): NameMatch | null {
  if (a.words.length !== b.words.length || Math.min(a.joined.length, b.joined.length) < LONG_NAME) return null
  const differing = a.words.flatMap((word, at) =>
    word === b.words[at] ? [] : [[word, b.words[at] as string]],
  )
  const [one, other] = differing.length === 1 ? (differing[0] as [string, string]) : ['', '']
  if (/\d/.test(one + other) || !differByOneError(one, other)) return null
  const [first, second] = one < other ? [one, other] : [other, one]
  return { distance: ERROR, reason: `“${first}” and “${second}” differ by one letter, a slip in a long name` }
}

// Compares two names of persons, with an explanation of the match.

const OTHER_FAMILY_NAME = 1

const MARRIED = 'one of them adds the other family name of a married person'
const BY_MARRIAGE = 'one name gives the family name by marriage, the other by birth'
const SAME_LETTERS = { distance: 0, reason: 'only capitals, accents, spaces, hyphens or titles differ' }
const OTHER_ORDER = { distance: 0, reason: 'given name and family name stand in the other order' }

/** Null when there is no match, or a contradiction. Symmetric. */
function comparePersons(a: PersonName, b: PersonName): NameMatch | null {
  if (a.generation !== b.generation || a.several !== b.several) return null
  if (a.letters === '' || b.letters === '') return null
  const main = comparePersonWords(a.words, b.words, a.letters, b.letters)
  if (a.marriedName === null && b.marriedName === null) return main
  if (main === null) return compareMarriedNames(a, b)
  const added = (a.marriedName === null) !== (b.marriedName === null)
  return added ? { distance: main.distance + OTHER_FAMILY_NAME, reason: MARRIED } : main
}

function compareMarriedNames(a: PersonName, b: PersonName): NameMatch | null {
  const pairs: [readonly NameWord[] | null, readonly NameWord[] | null][] = [
    [a.marriedName, b.words],
    [a.words, b.marriedName],
    [a.marriedName, b.marriedName],
  ]
  const found = pairs
    .map(([one, other]) => one && other && comparePersonWords(one, other, lettersOf(one), lettersOf(other)))
    .filter(likeness => likeness !== null)
  if (found.length === 0) return null
  return {
    distance: Math.min(...found.map(({ distance }) => distance)) + OTHER_FAMILY_NAME,
    reason: BY_MARRIAGE,
  }
}

function lettersOf(words: readonly NameWord[]): string {
  return words.map(word => word.text).join('')
}

function comparePersonWords(
  a: readonly NameWord[],
  b: readonly NameWord[],
  lettersA: string,
  lettersB: string,
): NameMatch | null {
  if (lettersA === lettersB) return SAME_LETTERS
  if (isRotation(a, b, lettersA, lettersB)) return OTHER_ORDER
  if (!sharesAWord(a, b)) return null
  const swap = a.length > b.length || (a.length === b.length && lettersA > lettersB)
  return swap ? alignWords(b, a) : alignWords(a, b)
}

// Early exit for nearly all pairs.
function sharesAWord(a: readonly NameWord[], b: readonly NameWord[]): boolean {
  return a.some(word => b.some(other => isSameWord(word, other)))
}

function isRotation(
  a: readonly NameWord[],
  b: readonly NameWord[],
  lettersA: string,
  lettersB: string,
): boolean {
  if (lettersA.length !== lettersB.length || !(lettersA + lettersA).includes(lettersB)) return false
  const turned = rotations(a)
  return rotations(b).some(turn => turned.includes(turn))
}

function rotations(words: readonly NameWord[]): string[] {
  return words.map((_, at) => lettersOf([...words.slice(at), ...words.slice(0, at)]))
}

export type Holder = MandateFact['holder']

type HolderMatch = { same: true; reason: string } | { same: false }

/** A holder with the parsed name, for repeated comparison. */
export type ParsedHolder =
  | { kind: 'person'; holder: Holder; name: PersonName }
  | { kind: 'company'; holder: Holder; name: CompanyName }

/** Maximum distance for joining two names without further evidence. */
export const MAX_SAME_DISTANCE = 2
/** Maximum distance of two names joined through a third one. */
export const MAX_COMPATIBLE_DISTANCE = 4

/**
 * Whether `a` and `b`, both named in acts of one company, are one holder, and why. Symmetric and reflexive.
 * Compares names only: whether one act lists both is for the caller to check.
 */
export function sameHolder(a: Holder, b: Holder): HolderMatch {
  const likeness = compareHolders(parseHolder(a), parseHolder(b))
  return likeness !== null && likeness.distance <= MAX_SAME_DISTANCE
    ? { same: true, reason: likeness.reason }
    : { same: false }
}

export function parseHolder(holder: Holder): ParsedHolder {
  return holder.kind === 'person'
    ? { kind: 'person', holder, name: parsePersonName(holder.name) }
    : { kind: 'company', holder, name: parseCompanyName(holder.name, holder.enterpriseNumber) }
}

const IDENTICAL: NameMatch = { distance: 0, reason: 'the same name' }

/** The match of two holders, null for different ones; above `MAX_SAME_DISTANCE` a linking name is needed. */
export function compareHolders(a: ParsedHolder, b: ParsedHolder): NameMatch | null {
  if (a.kind === 'person' && b.kind === 'person') {
    return a.holder.name === b.holder.name ? IDENTICAL : comparePersons(a.name, b.name)
  }
  if (a.kind !== 'company' || b.kind !== 'company') return null
  const sameName = a.holder.name === b.holder.name && a.name.number === b.name.number
  return sameName ? IDENTICAL : compareCompanies(a.name, b.name)
}
