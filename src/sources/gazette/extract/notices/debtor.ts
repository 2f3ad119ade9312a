// The debtor a heading names: a company with its seat, or a natural person, of whose address only the municipality
// is kept and whose birth is not kept at all.

import type { Debtor } from '../../../../domain/gazette-fact.ts'
import { findLegalForm, findMunicipality, findStreet } from './addresses.ts'

const BORN = /(?:^|[\s,.])(?:geboren|née?|né\(e\)|ne\(e\)) (?:op|te|in|le|à|am|\d)|geboren am/i
// Registries sometimes leave their own name in the field of an unknown debtor.
const COURT = /ondernemingsrechtbank|tribunal de l['’]entreprise/i
const NUMBER = /\(?(?:BCE|KBO|B\.C\.E\.|K\.B\.O\.|RPM|RPR|ZUD)?[\s-:.n°]*[01]\d{3}[. ]?\d{3}[. ]?\d{3}\)?/g

/**
 * Reads the debtor out of what follows the heading's wording (`HIKMO BV VELDSTRAAT 1/2, 9160 LOKEREN.`). `born`
 * says that a line with a birth follows: a natural person. Null when no name stands there.
 */
export function readDebtor(text: string, born: boolean): Debtor | null {
  const named = text.replace(/^[\s:,.-]+/, '')
  if (/^(?:n[ée]{1,2}(?:\(e\))? |geboren )/i.test(named)) return null
  if (born || BORN.test(named)) return readPerson(named)
  const line = named
    .replace(NUMBER, ' ')
    .replace(/\s+/g, ' ')
    .replace(/[\s.,;]+$/, '')
  if (line === '') return null
  return readCompany(line) ?? readPerson(line)
}

function readPerson(text: string): Debtor | null {
  const name = (text.split(BORN)[0] as string).split(',')[0]?.trim() ?? ''
  if (name === '' || /^\d/.test(name)) return null
  return { name, legalForm: null, naturalPerson: true, address: findMunicipality(text) }
}

// Name, form, street with number, postcode with town. With the form last the name ends there; with the form first
// (`SRL PHOENIX BAT AVENUE …`) it ends where a street begins.
function readCompany(line: string): Debtor | null {
  const limit = /,? [1-9]\d{3}[.-]? \p{Lu}/u.exec(line)?.index ?? line.length
  const form = findLegalForm(line, limit)
  if (!form) return withoutForm(line)
  if (form.start <= 1) {
    const rest = form.end
    const end = endOfName(line, rest + 1)
    return company(line.slice(rest, end), form.form, line.slice(end))
  }
  return company(line.slice(0, form.start), form.form, line.slice(form.end))
}

function withoutForm(line: string): Debtor | null {
  const comma = line.indexOf(',')
  const end = endOfName(line, 1)
  // `NAME, STREET 1, 1000 TOWN` is how persons are printed; companies have no comma before the street.
  if (comma > 0 && comma < end && /\d/.test(line.slice(comma))) return null
  return end < line.length ? company(line.slice(0, end), null, line.slice(end)) : company(line, null, '')
}

function endOfName(line: string, from: number): number {
  const dash = line.indexOf('- ', from)
  // `DE` begins many streets and many names: without a number after it, it is a name's.
  const found = findStreet(line, from)
  const street = found > 0 && /\d/.test(line.slice(found)) ? found : -1
  if (dash > 0 && (street < 0 || dash < street)) return dash
  if (street > 0) return street
  const comma = line.indexOf(',', from)
  return comma > 0 ? comma : line.length
}

function company(name: string, legalForm: string | null, address: string): Debtor | null {
  const cleaned = name.replace(/^[\s,:.–-]+|[\s,:.–(-]+$/g, '')
  const seat = address.replace(/^[\s,:.–)-]+|[\s,;.]+$/g, '')
  if (cleaned === '' || COURT.test(cleaned)) return null
  // Without a legal form it may be a person's name, and the street a home.
  const kept = legalForm === null ? findMunicipality(seat) : seat
  return { name: cleaned, legalForm, naturalPerson: false, address: kept === '' ? null : kept }
}
