// The debtor a heading names: a company with its seat, or a natural person, of whose address only the municipality
// is kept and whose birth is not kept at all.

import type { Debtor } from '../../../../domain/gazette-fact.ts'
import { flatten } from '../text/flat-text.ts'
import { findMunicipality } from './addresses.ts'
import { FORMS } from './legal-forms.ts'
import { beginsStreet, hasStreetType, streetStart } from './street-start.ts'

const BORN = /(?:^|[\s,.])(?:geboren|née?|né\(e\)|ne\(e\)) (?:op|te|in|le|à|am|\d)|geboren am/i
// Registries sometimes leave their own name in the field of an unknown debtor.
const COURT = /ondernemingsrechtbank|tribunal de l['’]entreprise/i
const NUMBER = /\(?(?:BCE|KBO|B\.C\.E\.|K\.B\.O\.|RPM|RPR|ZUD)?[\s-:.n°]*[01]\d{3}[. ]?\d{3}[. ]?\d{3}\)?/g
const BREAK = '\u00ad'

/**
 * Reads the debtor out of what follows the heading's wording (`HIKMO BV VELDSTRAAT 1/2, 9160 LOKEREN.`), as printed
 * or on one line. `born` says that a line with a birth follows: a natural person, unless a legal form stands there.
 * Null when no name stands there, or none that can be told from the address.
 */
export function readDebtor(printed: string, born: boolean): Debtor | null {
  const named = printed.replace(/^[\s:,.-]+/, '')
  if (/^(?:n[ée]{1,2}(?:\(e\))? |geboren )/.test(named)) return null
  // A hyphen at a line's end can be a print hyphen, part of a word, or the dash between name and address.
  const line = named
    .replace(/-\s*\n\s*/g, BREAK)
    .replace(NUMBER, ' ')
    .replace(/\s+/g, ' ')
    .replace(/[\s.,;]+$/, '')
  if (line === '') return null
  const own = ownForm(line)
  if ((born || BORN.test(line)) && !(own && isCompany(line, own))) return readPerson(unbroken(line))
  return own ? withForm(line, own) : withoutForm(line)
}

/** Text of a part of a line, print hyphens joined. */
function unbroken(part: string): string {
  return flatten(part.replaceAll(BREAK, '-\n')).flat
}

function readPerson(text: string): Debtor | null {
  const name = (text.split(BORN)[0] as string).split(',')[0]?.trim() ?? ''
  if (name === '' || /^\d/.test(name)) return null
  return { name, legalForm: null, naturalPerson: true, address: findMunicipality(text) }
}

type FoundForm = { form: string; start: number; end: number }

/** A legal form as a word of its own, with an optional state of liquidation. */
const FORM = new RegExp(
  `(?<![\\p{L}\\d.&'-])(\\()?(${FORMS}|Comm\\.? ?V\\.?)(\\))?(?:,? (?:IN VEREFFENING|EN LIQUIDATION|IN LIQUIDATION|IN OPRICHTING|EN FORMATION))?(?=[\\s,.\\-–)${BREAK}]|$)`,
  'gu',
)
const POSTCODE = new RegExp(`,? ?(?<!\\d)[1-9]\\d{3}[.-]? (?!(?:${FORMS})(?![\\p{L}]))\\p{Lu}`, 'gu')
// `PEETERS JAN, VENNOOT VAN X CV`: the form is that of another.
const OF_ANOTHER =
  /(?<![\p{L}])(?:VENNOOT|VENNOTEN|ASSOCIEE?S?|GERANTE?|ZAAKVOERDER|BESTUURDER|HANDELEND|FAISANT|GESELLSCHAFTER|Q\.?Q\.?|ADM\.|ADMINISTRAT\p{L}+)(?![\p{L}])/iu

// The last form before the town; of a line that begins with one (`SRL PHOENIX BAT AVENUE …`) the first. One within
// brackets that hold more (`PEETERS JAN (DAKEN VOF)`) is that of another.
function ownForm(line: string): FoundForm | null {
  const limit = townStart(line)
  const forms = [...line.slice(0, limit).matchAll(FORM)].filter(
    ({ index, 1: opened, 3: closed }) => !isBracketed(line, index) && (!opened || closed !== undefined),
  )
  const [first] = forms
  const chosen =
    first && first.index <= 1 && (forms.length === 1 || /\d/.test(line.slice(0, forms.at(-1)?.index)))
      ? first
      : forms.at(-1)
  if (!chosen) return null
  return {
    form: (chosen[2] as string).replaceAll(/[.\s]/g, '').toUpperCase(),
    start: chosen.index,
    end: chosen.index + chosen[0].length,
  }
}

function townStart(line: string): number {
  const last = [...line.matchAll(POSTCODE)].at(-1)
  return last && last.index > 0 ? last.index : line.length
}

function isBracketed(line: string, at: number): boolean {
  const before = line.slice(0, at)
  return before.lastIndexOf('(') > before.lastIndexOf(')')
}

// With a line of birth, a form counts only where it closes the name: `GEBOREN TE GENT BV LAAN 1`.
function isCompany(line: string, { start }: FoundForm): boolean {
  const before = line.slice(0, start)
  return start > 1 && !before.includes(',') && !OF_ANOTHER.test(before)
}

// Name, form, street with number, postcode with town. With the form first the name ends where the address begins.
function withForm(line: string, { form, start, end }: FoundForm): Debtor | null {
  if (start > 1) return company(line.slice(0, start), form, line.slice(end))
  const cut = cutAddress(line, end + 1)
  return cut && company(line.slice(end, cut.nameEnd), form, line.slice(cut.addressStart))
}

function withoutForm(line: string): Debtor | null {
  const comma = line.indexOf(',')
  // `NAME, STREET 1, 1000 TOWN` is how persons are printed; companies have no comma before the street.
  const listed = comma > 0 && /^,(?! ?\d).*\d/.test(line.slice(comma))
  if (listed && !hasStreetType(line.slice(0, comma))) return readPerson(unbroken(line))
  const cut = cutAddress(line, 1)
  return cut && company(line.slice(0, cut.nameEnd), null, line.slice(cut.addressStart))
}

type Cut = { nameEnd: number; addressStart: number }

// A dash between name and address first, then the street nearest to the house number. A line that ends with a house
// number but shows no street cannot be cut: no name is better than one with half a street in it.
function cutAddress(line: string, from: number): Cut | null {
  const dash = dashCut(line, from)
  if (dash) return dash
  const town = townStart(line)
  const street = streetStart(line.slice(0, town), from)
  if (street > 0) return { nameEnd: street, addressStart: street }
  const comma = line.indexOf(',', from)
  const end = comma > 0 ? Math.min(comma, town) : town
  if (town < line.length && HOUSE.test(line.slice(from, town))) return null
  return { nameEnd: end, addressStart: end }
}

const HOUSE = /[^\s\d][^\s]* [^\s]+[\s)]\d+ ?[A-Z]?(?:[/-]\S+)?$/

// `NAME- RUE DE LA GARE 1` (the dissolutions' layout), `NAME - RUE …`, `NAME-` at a line's end before a street.
function dashCut(line: string, from: number): Cut | null {
  const town = townStart(line)
  const dashes = [...line.slice(0, town + 2).matchAll(/-(?= )/g)]
    .filter(({ index }) => index >= from)
    .reverse()
  for (const { index } of dashes) {
    const rest = line.slice(index + 1)
    const spaced = line[index - 1] === ' '
    if (beginsStreet(rest) || (!spaced && /\d/.test(rest))) return { nameEnd: index, addressStart: index + 1 }
  }
  const broken = [...line.slice(0, town).matchAll(/\u00ad/g)].filter(({ index }) => index >= from).reverse()
  for (const { index } of broken)
    if (beginsStreet(line.slice(index + 1))) return { nameEnd: index, addressStart: index + 1 }
  return null
}

function company(name: string, legalForm: string | null, address: string): Debtor | null {
  const cleaned = unbroken(name).replace(/^[\s,:.–-]+|[\s,:.–(-]+$/g, '')
  const seat = unbroken(address).replace(/^[\s,:.–)-]+|[\s,;.]+$/g, '')
  if (!/\p{L}/u.test(cleaned) || COURT.test(cleaned)) return null
  // Without a legal form it may be a person's name, and the street a home.
  const kept = legalForm === null ? findMunicipality(seat) : seat
  return { name: cleaned, legalForm, naturalPerson: false, address: kept === '' ? null : kept }
}
