// Parses a search text: number, NACE code, address or name, possibly several at once.

import { leadingHouseNumber, streetKey } from '../company/address.ts'
import type { EnterpriseNumber } from '../company/enterprise-number.ts'
import { parseNaceQuery } from '../nace-codes.ts'
import { foldNameWords, foldWords, isConjunction } from './fold.ts'

// A company found by a search.

/** The kind of match. */
export type MatchKind = 'name' | 'address' | 'kbo' | 'nace'

export type SearchHit = {
  enterpriseNumber: EnterpriseNumber
  legalName: string
  slug: string
  city: string | null
  primaryNace: string | null
  matchKind: MatchKind
  /** The matched address, for `address` hits. */
  matchedAddress: string | null
  /** True for a company missing from the newest register extract. */
  notInRegister: boolean
}

/** Longer texts are truncated: no name is longer. */
const MAX_QUERY_LENGTH = 320
const MAX_WORDS = 16

/** Ten-digit numbers from `first` to `last`, inclusive. */
type NumberRange = { first: number; last: number }

export type AddressQuery = {
  /** `kerkstraat`, and the leading house number. */
  street: string
  houseNumber: string
  /** Folded words of town or postal code, all required; may be empty. */
  town: string[]
}

type Query = {
  /** Enterprise or establishment numbers with the text as prefix. */
  numbers: NumberRange | null
  /** Prefix of a NACE code, without dots. */
  nace: string | null
  addresses: AddressQuery[]
  /** Words of a name, without legal forms. */
  words: string[]
  /** True when the text may end within a word: the last word is a prefix. */
  lastIsPrefix: boolean
}

/** All interpretations of a search text. */
export function parseQuery(text: string): Query {
  const cut = text.trim().slice(0, MAX_QUERY_LENGTH)
  const lastIsPrefix = /[\p{L}\p{N}]$/u.test(cut)
  return {
    numbers: parseNumber(cut),
    nace: parseNaceQuery(cut),
    addresses: parseAddresses(foldWords(cut)),
    words: nameWords(cut, lastIsPrefix).slice(0, MAX_WORDS),
    lastIsPrefix,
  }
}

// "Jansen en" may continue as "Jansen Energie": a trailing "and" is kept.
function nameWords(text: string, lastIsPrefix: boolean): string[] {
  const words = foldNameWords(text)
  const last = foldWords(text).at(-1)
  return lastIsPrefix && last !== undefined && isConjunction(last) && words.at(-1) !== last
    ? [...words, last]
    : words
}

const MIN_NUMBER_PREFIX = 6

/**
 * `0403.449.823`, `BE 0403449823`, `403449823` (nine digits: leading 0 omitted) or the first six or more
 * digits of one; null for anything else.
 */
export function parseNumber(text: string): NumberRange | null {
  const match = /^(?:BE)?[\s.-]*((?:\d[\s.-]*)+)$/i.exec(text)
  const digits = match?.[1]?.replaceAll(/\D/g, '') ?? ''
  if (digits.length < MIN_NUMBER_PREFIX || digits.length > 10) return null
  // Enterprise numbers start with 0 or 1. Ten digits starting with 2 or more are an establishment's; fewer
  // are an enterprise number without its 0.
  const whole = digits.length === 10 || /^[01]/.test(digits) ? digits : `0${digits}`
  const open = 10 ** (10 - whole.length)
  return { first: Number(whole) * open, last: Number(whole) * open + open - 1 }
}

const HOUSE_NUMBER = /^\d{1,4}[a-z]?$/
const BOX_WORDS = new Set(['bus', 'bte', 'boite', 'box', 'b'])

// "Kerkstraat 12 Gent", "Kerkstraat 12 bus 3, 9000 Gent", "12 rue de la Loi Bruxelles": every number may be
// the house number, with the street before it or, when first, after it.
function parseAddresses(words: string[]): AddressQuery[] {
  const found: AddressQuery[] = []
  for (const [at, word] of words.entries()) {
    if (!HOUSE_NUMBER.test(word)) continue
    const houseNumber = leadingHouseNumber(word)
    if (!houseNumber) continue
    if (at > 0) found.push(asAddress(words.slice(0, at), houseNumber, words.slice(at + 1)))
    else {
      for (let end = words.length; end > 1; end--) {
        found.push(asAddress(words.slice(1, end), houseNumber, words.slice(end)))
      }
    }
  }
  return found.filter(({ street }) => /[a-z]{3}/.test(street)).slice(0, MAX_WORDS)
}

function asAddress(street: string[], houseNumber: string, rest: string[]): AddressQuery {
  return { street: streetKey(street), houseNumber, town: withoutBox(rest) }
}

// After a house number: `bus 3`, `a`, `/2`, then the town.
function withoutBox(words: string[]): string[] {
  const [first, second] = words
  if (first && BOX_WORDS.has(first) && second && words.length > 1 && /^\w{1,4}$/.test(second))
    return words.slice(2)
  if (first && /^(?:\d{1,3}|[a-z])$/.test(first)) return words.slice(1)
  return words
}
