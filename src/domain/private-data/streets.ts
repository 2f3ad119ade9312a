// Any street with a house number, whoever's it is: for texts in which an address proves nothing.

import { STREET_ENDING, STREET_NOUN } from './home-addresses.ts'
import { REDACTED } from './redact.ts'

// A date is no house number: `met ingang 1 januari`.
const HOUSE =
  '\\d+(?!\\d| ?(?:jan|feb|fév|maa|mar|mär|apr|avr|mei|mai|jun|jui|jul|aug|aoû|sep|okt|oct|nov|dec|déc|dez))[\\w/-]*(?:,? ?(?:bus|bte|boîte|b\\.) ?\\w+)?'
// From the sign before the street to the end of its number: `, Kerkstraat 5 bus 2`, `(rue Haute, 38/b`.
const STREET_WITH_NUMBER = new RegExp(
  `[^,;:.(…]*(?<![\\p{L}])(?:(?:${STREET_NOUN})[^;:.…\\d]{0,50}|(?:${STREET_ENDING}),?) ?${HOUSE}`,
  'giu',
)
// `38, rue Haute`
const NUMBER_BEFORE = new RegExp(`\\d{1,4}[A-Za-z]?,? (?:${STREET_NOUN})[^,;:.\\d…]*`, 'giu')

/** `text` with a mark in place of each street with a house number. */
export function redactStreets(text: string): string {
  return text.replaceAll(NUMBER_BEFORE, REDACTED).replaceAll(STREET_WITH_NUMBER, ` ${REDACTED}`)
}
