// Parses a search text: number, NACE code, address or name, possibly several at once.

import type { EnterpriseNumber } from '../company/enterprise-number.ts'
import type { NaceVersion } from '../nace-codes.ts'
import { findActivity, type Trade } from './activities.ts'
import { type AddressReading, addressWords, readAddresses } from './address-readings.ts'
import { isHostName, readDomainName, withoutContactDetails } from './contact-details.ts'
import { isDocumentWord, isStopWord, withoutQuestion } from './filler-words.ts'
import { foldNameWords, foldWords, isConjunction } from './fold.ts'
import { readNaceCode, withoutNaceLabel } from './nace-reading.ts'
import { findNumberMentions, normaliseSigns, withoutLabels } from './number-mentions.ts'
import { findPlaces, type PlaceMention } from './places.ts'

// A company found by a search.

/** The kind of match. */
export type MatchKind = 'name' | 'address' | 'kbo' | 'nace'

export type SearchHit = {
  enterpriseNumber: EnterpriseNumber
  legalName: string
  slug: string
  city: string | null
  primaryNace: string | null
  /** Edition of `primaryNace`, where it is known. */
  naceVersion?: NaceVersion | null
  matchKind: MatchKind
  /** The matched address; see `addressOfHit`. */
  matchedAddress: string | null
  /** Code of the legal situation; null outside the register. */
  situationCode: string | null
  /** True for a company missing from the newest register extract. */
  notInRegister: boolean
  /** The denomination that matched, for `name` hits; null where the match is not by a name. */
  matchedName: MatchedName | null
  /** True when words of the query were dropped, corrected or guessed. */
  approximate: boolean
}

/** The matched address to serve: of hits by address only, also where a name was found together with one. */
export function addressOfHit({ matchKind, matchedAddress }: SearchHit): string | null {
  return matchKind === 'address' ? matchedAddress : null
}

/** A denomination and the entity it is filed for. */
export type MatchedName = {
  name: string
  entity: 'company' | 'establishment' | 'branch'
}

/** Longer texts are truncated: no letterhead is longer. */
const MAX_QUERY_LENGTH = 1_000
/** Longer names are looked up by all their words, but rated by these. */
const MAX_WORDS = 16
const MAX_ADDRESS_WORDS = 40

/** Ten-digit numbers from `first` to `last`, inclusive. */
export type NumberRange = { first: number; last: number }

export type Query = {
  /** Enterprise or establishment numbers with the text as prefix. */
  numbers: NumberRange | null
  /** Numbers with a valid checksum within the text, most certain first. */
  mentioned: number[]
  /** Words beside those numbers that may be a name, without towns and the words of invoices. */
  besideNumbers: readonly string[]
  /** Prefix of a NACE code, without dots. */
  nace: string | null
  /** The trade that the text names; null when it names none. */
  activity: Trade | null
  addresses: AddressReading[]
  /** Folded words of the text, without numbers and contact details. */
  allWords: string[]
  /** Words of a name, without legal forms. */
  words: string[]
  /** Towns named in `words`. */
  places: PlaceMention[]
  /** Of `words`, those with a point behind them: `Cons.`, perhaps the beginning of a word. */
  abbreviations: readonly string[]
  /** True when the text may end within a word: the last word is a prefix. */
  lastIsPrefix: boolean
  /** What the text asks for where it is not a name itself; null for other texts. */
  inner: InnerQuery | null
}

/** The name in a question (`wie is de zaakvoerder van X`), or in a web or mail address, which is a guess. */
export type InnerQuery = { query: Query; isGuess: boolean }

/** All interpretations of a search text. */
export function parseQuery(text: string): Query {
  const cut = text.trim().slice(0, MAX_QUERY_LENGTH)
  return readCode(cut) ?? { ...parseText(cut), inner: readInner(cut) }
}

// What is labelled as a code is no postal code.
function readCode(cut: string): Query | null {
  const coded = withoutNaceLabel(cut)
  const query = coded === null ? null : parseText(coded)
  if (query === null || query.nace === null) return null
  return { ...query, places: query.places.filter(({ nameFrom }) => query.words[nameFrom] !== query.nace) }
}

function parseText(cut: string): Query {
  const numbers = parseNumber(cut) ?? parseNumber(withoutLabels(normaliseSigns(cut)).trim())
  const { numbers: mentioned, rest, apart } = findNumberMentions(cut)
  const told = isOrdinary(cut) ? rest : withoutContactDetails(normaliseSigns(rest))
  const lastIsPrefix = /[\p{L}\p{N}]$/u.test(cut) && !isHostName(cut)
  const words = nameWords(told, lastIsPrefix).slice(0, MAX_ADDRESS_WORDS)
  const allWords = addressWords(told).slice(0, MAX_ADDRESS_WORDS)
  const places = findPlaces(words)
  return {
    numbers,
    mentioned,
    besideNumbers: mentioned.length > 0 ? readBeside(apart) : [],
    nace: readNaceCode(cut, places.length > 0 ? withoutPlaces(words, places) : []),
    activity: findActivity(withoutPlaces(words, places)),
    addresses: readAddresses(allWords),
    allWords,
    words: words.slice(0, MAX_WORDS),
    places: places.filter(({ to }) => to <= MAX_WORDS),
    abbreviations: told.includes('.') ? findAbbreviations(told, words) : [],
    lastIsPrefix,
    inner: null,
  }
}

function readInner(cut: string): InnerQuery | null {
  const asked = withoutQuestion(cut)
  if (asked !== null) return { query: parseText(asked), isGuess: false }
  if (!cut.includes('.')) return null
  const plain = normaliseSigns(cut)
  const domain = readDomainName(plain)
  if (domain === null || !isOnlyContact(plain)) return null
  return { query: { ...parseText(domain), lastIsPrefix: false }, isGuess: true }
}

function isOnlyContact(plain: string): boolean {
  return isHostName(plain) || foldWords(withoutContactDetails(plain)).length === 0
}

// A court, a town and the labels of an invoice say nothing of whose the number is.
function readBeside(apart: string): string[] {
  const words = foldNameWords(withoutContactDetails(normaliseSigns(withoutQuestion(apart) ?? apart)))
  return withoutPlaces(words, findPlaces(words)).filter(
    word => /[a-z]{3}/.test(word) && !isDocumentWord(word) && !isStopWord(word),
  )
}

// A shorter beginning is that of too many words.
const ABBREVIATION = /\p{L}{4,}(?=\.)/gu

function findAbbreviations(text: string, words: readonly string[]): string[] {
  const pointed = new Set(foldWords((text.match(ABBREVIATION) ?? []).join(' ')))
  return words.filter(word => pointed.has(word))
}

/** `words` without those of `places`. */
export function withoutPlaces(words: readonly string[], places: readonly PlaceMention[]): string[] {
  return words.filter((_word, at) => !places.some(({ from, to }) => at >= from && at < to))
}

// Most texts are a name: nothing that only letterheads have.
const ORDINARY = /^[^@+\d]*$/
function isOrdinary(text: string): boolean {
  return ORDINARY.test(text) && !/www\.|:/i.test(text)
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
