// House numbers in a search text, with the words that may be their street: before the number or after it.

import { leadingHouseNumber, streetKey } from '../company/address.ts'

/** One house number, and every way of reading the street beside it. */
export type AddressReading = {
  houseNumber: string
  /** Longest first. */
  streets: StreetReading[]
  /** The words of house number and box: `from` to `to` (exclusive). */
  house: WordRange
}

export type WordRange = { from: number; to: number }
export type StreetReading = WordRange & { street: string }

const MAX_HOUSES = 6
const MAX_STREET_WORDS = 7

const HOUSE_NUMBER = /^\d{1,4}[a-z]{0,2}$/
const BOX_WORDS = new Set([
  'bus',
  'bte',
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
const BOX = /^[a-z]?\d{1,4}[a-z]?$|^[a-z]{1,2}$/

/** `Kerkstraat 12 bus 3, 9000 Gent`, `12 rue de la Loi Bruxelles`: every number may be the house number. */
export function readAddresses(words: readonly string[]): AddressReading[] {
  return words
    .flatMap((word, at) => {
      const houseNumber = HOUSE_NUMBER.test(word) ? leadingHouseNumber(word) : null
      if (!houseNumber) return []
      const house = { from: at, to: endOfBox(words, at + 1) }
      const streets = [...streetsBefore(words, at), ...streetsAfter(words, at + 1)]
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
  return Array.from({ length: end - first }, (_, more) => asStreet(words, first + more, end)).filter(isStreet)
}

function streetsAfter(words: readonly string[], start: number): StreetReading[] {
  const last = Math.min(words.length, start + MAX_STREET_WORDS)
  return Array.from({ length: Math.max(0, last - start) }, (_, fewer) =>
    asStreet(words, start, last - fewer),
  ).filter(isStreet)
}

function asStreet(words: readonly string[], from: number, to: number): StreetReading {
  return { street: streetKey(words.slice(from, to)), from, to }
}

function isStreet({ street }: StreetReading): boolean {
  return /[a-z]{3}/.test(street)
}

// After a house number: `bus 3`, `b A`, `a`, `/2`, `bte 12`.
function endOfBox(words: readonly string[], at: number): number {
  let end = at
  // `18-20`, `12/3`.
  if (/^\d{1,3}[a-z]?$/.test(words[end] ?? '') && end + 1 < words.length) end++
  if (/^(?:bus|bte|box)[a-z0-9]{1,4}$/.test(words[end] ?? '')) return end + 1
  if (BOX_WORDS.has(words[end] ?? '')) return BOX.test(words[end + 1] ?? '') ? end + 2 : end + 1
  return /^[a-z]$|^b[a-z]$|^b\d{1,4}$/.test(words[end] ?? '') ? end + 1 : end
}
