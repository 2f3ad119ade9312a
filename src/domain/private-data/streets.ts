// Any street with a house number, whoever's it is: for texts in which an address proves nothing.

import { STREET_ENDING, STREET_NOUN } from './home-addresses.ts'
import { REDACTED } from './redact.ts'

// From the sign before the street to the end of its number: `, Kerkstraat 5 bus 2`, `(rue Haute, 38/b`.
const STREET_WITH_NUMBER = new RegExp(
  `[^,;:.(…]*(?<![\\p{L}])(?:${STREET_NOUN}|${STREET_ENDING})[^;:…\\d]{0,60}\\d+[\\w/-]*(?:,? ?(?:bus|bte|boîte|b\\.) ?\\w+)?`,
  'giu',
)
// `38, rue Haute`
const NUMBER_BEFORE = new RegExp(`\\d{1,4}[A-Za-z]?,? (?:${STREET_NOUN})[^,;:.\\d…]*`, 'giu')

/** `text` with a mark in place of each street with a house number. */
export function redactStreets(text: string): string {
  return text.replaceAll(NUMBER_BEFORE, REDACTED).replaceAll(STREET_WITH_NUMBER, ` ${REDACTED}`)
}
