// House numbers in a search text, with the words that may be their street: before the number or after it.

import { leadingHouseNumber, streetKeys } from '../company/address.ts'
import { foldWords } from './fold.ts'

/** One house number, and every way of reading the street beside it. */
export type AddressReading = {
  houseNumber: string
  /** Longest first. */
  streets: StreetReading[]
  /** The words of house number and box: `from` to `to` (exclusive). */
  house: WordRange
}

export type WordRange = { from: number; to: number }
export type StreetReading = WordRange & {
  /** Key of the street (`domain/company/address.ts`). */
  street: string
}

const MAX_HOUSES = 6
const MAX_STREET_WORDS = 7

// `12`, `12a`, `12bis`, `12b3`, `12abus3`.
const HOUSE_NUMBER = /^\d{1,4}(?:[a-z]{0,2}|bis|ter|quater|[a-z]?(?:b|bus|bte|bt|box)\d{1,4}[a-z]?)$/
const BOX_WORDS = new Set([
  'bus',
  'bte',
  'bt',
  'boite',
  'box',
  'b',
  'bfk',
  'postfach',
  'bp',
  'app',
  'appt',
  'etage',
  'verd',
])
// `3`, `a3`, `3a`, `A`, `2ét`.
const BOX = /^[a-z]?\d{1,4}(?:[a-z]|et)?$|^[a-z]{1,2}$/

// The register's mark of a street's (sub-)municipality: `Rue de la Neige(Fer) 48`, `Budastraat(Kor)`.
const STREET_MARK = /(?<=\p{L})\([\p{L}.' -]{1,12}\)|(?<=\p{L} )\([\p{L}.' -]{1,12}\)(?=,? ?\d)/gu

// Endings of Dutch and German streets, behind the two letters of a stem.
const STREET_SHAPE =
  /[a-z]{2}(?:stra+t|str|laan|lei|dreef|weg|plein|kaai|kade|dijk|baan|hof|markt|vest|singel|pad|berg|wijk|dal|veld|kouter|gracht|steeg|plaats|strasse|gasse|platz)$/
const STREET_TYPES = new Set(
  'rue avenue av boulevard bd chaussee ch place pl quai chemin route allee dreve clos square impasse sentier'.split(
    ' ',
  ),
)
const GLUED_NUMBER = /^([a-z]{3,})(\d{1,4}(?:[a-z]|[a-z]?(?:b|bus|bte)\d{1,4})?)$/

/** The folded words of a text as addresses have them: without the register's marks, and `Kerkstraat6` as two. */
export function addressWords(text: string): string[] {
  let isInStreet = false
  return foldWords(text.includes('(') ? text.replace(STREET_MARK, ' ') : text).flatMap(word => {
    isInStreet ||= STREET_TYPES.has(word)
    const [, street = '', number = ''] = GLUED_NUMBER.exec(word) ?? []
    return number !== '' && (isInStreet || STREET_SHAPE.test(street)) ? [street, number] : [word]
  })
}

/** `Kerkstraat 12 bus 3, 9000 Gent`, `12 rue de la Loi Bruxelles`: every number may be the house number. */
export function readAddresses(words: readonly string[]): AddressReading[] {
  return words
    .flatMap((word, at) => {
      const houseNumber = HOUSE_NUMBER.test(word) ? leadingHouseNumber(word) : null
      if (!houseNumber) return []
      const house = { from: at, to: endOfBox(words, at + 1) }
      const behind = house.to > at + 1 ? streetsAfter(words, house.to) : []
      const streets = [...streetsBefore(words, at), ...streetsAfter(words, at + 1), ...behind]
      return streets.length > 0 ? [{ houseNumber, streets, house }] : []
    })
    .slice(0, MAX_HOUSES)
}

/** Every run of words that may be a street without a number, longest first. */
export function readStreets(words: readonly string[]): StreetReading[] {
  return words
    .flatMap((_word, from) => streetsAfter(words, from))
    .toSorted((a, b) => b.to - b.from - (a.to - a.from))
}

function streetsBefore(words: readonly string[], end: number): StreetReading[] {
  const first = Math.max(0, end - MAX_STREET_WORDS)
  return Array.from({ length: end - first }, (_, more) => asStreets(words, first + more, end)).flat()
}

function streetsAfter(words: readonly string[], start: number): StreetReading[] {
  const last = Math.min(words.length, start + MAX_STREET_WORDS)
  return Array.from({ length: Math.max(0, last - start) }, (_, fewer) =>
    asStreets(words, start, last - fewer),
  ).flat()
}

function asStreets(words: readonly string[], from: number, to: number): StreetReading[] {
  return streetKeys(words.slice(from, to))
    .map(street => ({ street, from, to }))
    .filter(isStreet)
}

function isStreet({ street }: StreetReading): boolean {
  return /[a-z]{3}/.test(street)
}

const SECOND_NUMBER = /^\d{1,3}[a-z]?$/
const HOUSE_LETTER = /^(?:[a-z]|bis|ter|quater)$/
const GLUED_BOX = /^(?:bus|bte|box)[a-z0-9]{1,4}$|^b(?:[a-z]|\d{1,4}[a-z]{0,2})$/

// After a house number: `-20`, `/3`, `/0.2`, `a`, `bis`, `bus 3`, `b A`, `b3`, `bte 0.2`.
function endOfBox(words: readonly string[], at: number): number {
  const wordAt = (position: number) => words[position] ?? ''
  let end = at
  while (SECOND_NUMBER.test(wordAt(end)) && end < at + 2) end++
  const isBoxWord = () => BOX_WORDS.has(wordAt(end)) && BOX.test(wordAt(end + 1))
  if (HOUSE_LETTER.test(wordAt(end)) && !isBoxWord()) end++
  if (!BOX_WORDS.has(wordAt(end))) return GLUED_BOX.test(wordAt(end)) ? end + 1 : end
  if (!BOX.test(wordAt(end + 1))) return end + 1
  return SECOND_NUMBER.test(wordAt(end + 1)) && SECOND_NUMBER.test(wordAt(end + 2)) ? end + 3 : end + 2
}
