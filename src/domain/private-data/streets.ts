// Any street with a house number, whoever's it is: for texts in which an address proves nothing.

import { STREET_ENDING, STREET_NOUN } from './home-addresses.ts'
import { REDACTED } from './redact.ts'

// A date is no house number: `met ingang 1 januari`.
const HOUSE =
  '\\d+(?!\\d| ?(?:jan|feb|fév|maa|mar|mär|apr|avr|mei|mai|jun|jui|jul|aug|aoû|sep|okt|oct|nov|dec|déc|dez))[\\w/-]*(?:,? ?(?:bus|bte|boîte|b\\.) ?\\w+)?'
// `Kerkstraat 5 bus 2`, `rue Haute, 38/b`, `rue Haute.43`
const STREET_WITH_NUMBER = new RegExp(
  `(?<![\\p{L}’'-])(?:(?:${STREET_NOUN})[^;:…\\d]{0,50}|(?:${STREET_ENDING})[,.]?) ?${HOUSE}`,
  'giu',
)
// `38, rue Haute`
const NUMBER_BEFORE = new RegExp(`(?<!\\d)\\d{1,4}[A-Za-z]?,? (?:${STREET_NOUN})[^,;:.\\d…[]{0,60}`, 'giu')
// `Gaxenstr 12, 9000 Gent`: a house number before a postcode, whatever was recognised of the street.
const BEFORE_POSTCODE =
  /(?<![\p{L}\d/.])[^,;:(…\]\d]{3,50}[ ,.]\d{1,4}[A-Za-z]?(?:[/ -](?:bte|bus|b)?\.? ?\d{1,3})?,?(?= (?:te |à |in |a )?(?:B-)?[1-9]\d{3} \p{Lu})/gu
// What a street begins after; an earlier mark is left whole.
const BOUNDARY = /[,;:.(…\]]/

/** `text` with a mark in place of each street with a house number, with the words of its name before it. */
export function redactStreets(text: string): string {
  const plain = text.replaceAll(NUMBER_BEFORE, REDACTED).replaceAll(BEFORE_POSTCODE, ` ${REDACTED}`)
  let redacted = ''
  let from = 0
  for (const match of plain.matchAll(STREET_WITH_NUMBER)) {
    let start = match.index
    while (start > from && !BOUNDARY.test(plain[start - 1] as string)) start--
    redacted += `${plain.slice(from, start)} ${REDACTED}`
    from = match.index + match[0].length
  }
  return redacted + plain.slice(from)
}
