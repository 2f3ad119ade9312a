// The operator's suppression list, indexed for lookups on every read: companies by number, people by name.

import { memoize } from '../../platform/cache/memoize.ts'
import type { CompanyFacts } from '../company/company.ts'
import type { EnterpriseNumber } from '../company/enterprise-number.ts'
import { type PersonName, parsePersonName } from '../officers/person-name.ts'
import { stripAccents } from '../search/fold.ts'

// Lookup keys of person names in the suppression list: folded, sorted words. Names match when all their words
// do, never in part.

// Unicode dashes used for a hyphen.
const DASHES = /\p{Pd}/gu
const DASH = /\p{Pd}/u

/**
 * The keys of a name, most split first: one per spelling of hyphens and umlauts, so that two spellings share
 * at least one. Order, case, accents, titles and a spouse's name are ignored; `junior` is not. Empty for a
 * text without letters.
 */
export function nameKeysOf(name: string): string[] {
  const apart = parseUnhyphenated(name)
  const inOne = DASH.test(name) ? parsePersonName(name.replaceAll(DASHES, '-')) : apart
  const keys = [keyOf(apart, false), keyOf(inOne, false), keyOf(apart, true), keyOf(inOne, true)]
  return [...new Set(keys)].filter(key => key !== '')
}

/** The key under which a name is stored; null for a text that cannot be a person's full name. */
export function canonicalNameKey(name: string): string | null {
  const apart = parseUnhyphenated(name)
  return apart.words.length < 2 ? null : keyOf(apart, false)
}

/** Words in every spelling of the name, without spaces and hyphens, for a coarse search. */
export function invariantWords(name: string): string[] {
  return parseUnhyphenated(name)
    .words.filter(({ writtenOut }) => writtenOut === null)
    .map(({ text }) => text)
}

function parseUnhyphenated(name: string): PersonName {
  return parsePersonName(name.replaceAll(DASHES, ' '))
}

function keyOf({ words, generation }: PersonName, umlautsWrittenOut: boolean): string {
  const texts = words.map(({ text, writtenOut }) => (umlautsWrittenOut && writtenOut) || text)
  return [...texts, ...(generation === null || texts.length === 0 ? [] : [generation])].sort().join(' ')
}

// Whether a text mentions one of several people: the whole name, words in any order, between other words.

const BETWEEN_WORDS = /[^\p{L}\p{N}\p{Pd}.'’`´]+/u
const NOT_LETTERS = /[^\p{L}]+/gu
const UMLAUTS = /[äöü]/gi
// Particles may be written separately: `Vandenberghe`, `van den Berghe`.
const MAX_EXTRA_WORDS = 3
// Generation as in keys; texts abbreviate it.
const GENERATION = /^(?:junior|senior|\d)$/

/** A predicate for texts that mention one of `names`. */
function createNameMatcher(names: readonly string[]): (text: string) => boolean {
  const keys = names.flatMap(nameKeysOf)
  const known = new Set(keys)
  const wordsByKey = keys.map(key => key.split(' ').filter(word => !GENERATION.test(word)))
  const longest = Math.max(0, ...names.map(name => splitWords(name).length)) + MAX_EXTRA_WORDS
  return text => {
    const letters = squeeze(text)
    // Cheap pre-check that rejects nearly every text.
    if (!wordsByKey.some(words => words.every(word => letters.includes(word)))) return false
    return wordNGrams(splitWords(text), longest).some(stretch =>
      nameKeysOf(stretch).some(key => known.has(key)),
    )
  }
}

// The letters only, followed by the letters with umlauts written out.
function squeeze(text: string): string {
  const plain = stripAccents(text).replaceAll(NOT_LETTERS, '')
  if (!/[äöü]/i.test(text)) return plain
  const out = stripAccents(text.replaceAll(UMLAUTS, letter => `${stripAccents(letter)}e`))
  return `${plain} ${out.replaceAll(NOT_LETTERS, '')}`
}

function splitWords(text: string): string[] {
  return text.split(BETWEEN_WORDS).filter(word => word !== '')
}

function wordNGrams(words: readonly string[], longest: number): string[] {
  return words.flatMap((_, start) =>
    Array.from({ length: Math.min(longest, words.length - start) - 1 }, (_, more) =>
      words.slice(start, start + more + 2).join(' '),
    ),
  )
}

export type Suppressed = {
  /** Enterprise numbers as stored. */
  companies: readonly number[]
  /** Names of people as entered. */
  names: readonly string[]
}

export type SuppressionList = {
  /** True when nothing is suppressed. */
  isEmpty: boolean
  /** True for a company suppressed by number. */
  hidesNumber(number: number | EnterpriseNumber): boolean
  /** True for a suppressed company: by number, or a sole trader by name. */
  hidesCompany(company: Named): boolean
  /** True for the full name of a suppressed person, or several names including one. */
  hidesName(name: string | null): boolean
  /** True for a text that mentions a suppressed person. */
  hidesText(text: string | null): boolean
}

/** Fields that decide whether a company is suppressed. */
type Named = Pick<CompanyFacts, 'naturalPerson' | 'legalName'> & {
  enterpriseNumber: number | EnterpriseNumber
}

const BETWEEN_PEOPLE = /[&;]/
// Court names and details recur; texts of acts are longer and do not.
const TEXT_CACHE_SIZE = 2_000
const MAX_CACHED_LENGTH = 200

export function createSuppressionList({ companies, names }: Suppressed): SuppressionList {
  const numbers = new Set(companies)
  const keys = new Set(names.flatMap(nameKeysOf))
  const mentions = createNameMatcher(names)
  const mentionsOften = memoize(mentions, TEXT_CACHE_SIZE)
  const isKnown = (name: string) => nameKeysOf(name).some(key => keys.has(key))

  function hidesName(name: string | null): boolean {
    if (keys.size === 0 || name === null) return false
    return isKnown(name) || (BETWEEN_PEOPLE.test(name) && name.split(BETWEEN_PEOPLE).some(isKnown))
  }

  const hidesNumber = (number: number | EnterpriseNumber) => numbers.has(Number(number))
  return {
    isEmpty: numbers.size === 0 && keys.size === 0,
    hidesNumber,
    hidesCompany: ({ enterpriseNumber, naturalPerson, legalName }) =>
      hidesNumber(enterpriseNumber) || (naturalPerson && hidesName(legalName)),
    hidesName,
    hidesText(text) {
      if (keys.size === 0 || text === null) return false
      return text.length > MAX_CACHED_LENGTH ? mentions(text) : mentionsOften(text)
    },
  }
}
