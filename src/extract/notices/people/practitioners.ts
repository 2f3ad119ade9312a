// Parses court appointees: `NAME, OFFICE STREET 1, 1000 TOWN- name@office.be; NEXT NAME, …` in the solvency
// register's layout, `NAME advocaat te 1000 TOWN, STREET 1 - met e-mailadres: …, NEXT NAME advocaat te …` in
// others.

import type { Practitioner, PractitionerRole } from '../../../domain/publications/gazette-fact.ts'
import { findStreet } from '../addresses/find-address.ts'
import { cutOfficeAddress } from '../addresses/office-address.ts'
import { EMAIL } from './email.ts'

const EMAIL_LABEL =
  /[\s,(-]*(?:(?:-|–)?\s*(?:(?:met )?(?:e-?mailadres|elektronisch adres|e-?mail)|(?:(?:dont l['’])?adresse [ée]lectronique(?: est)?)|mit der E-Mail-Adresse)\s*:?\s*)$/iu
const PROFESSION =
  /,?\s+(?:advocaat|avocate?|advocaten|avocats|avocat[- ]e|bedrijfsrevisor|r[ée]viseur d['’]entreprises?|Rechtsanw[aä]lt(?:in)?|notaris|notaire|accountant|expert-comptable)\b[\s,]*(?:met kantoor |dont le cabinet (?:est )?(?:sis |[ée]tabli )?)?(?:te |à |in |de résidence à )?/iu
const TITLE =
  /^(?:(?:de heer|mevrouw|monsieur|madame|herr|frau|meesters?|ma[iîÎ]tres?|mes?\.?|mrs?\.|mr|mter\.?|dhr\.?|mevr\.?|mm\.|mw\.?|m\.|mme\.?|mtre\.?|rechtsanw[aä]lt(?:in)?)\s+)+/iu

// `… STRAAT 17, AN MAES advocaat te …`: only the profession separates two people.
const NEXT_LAWYER =
  /,\s+(?=(?:\p{Lu}[\p{L}'’.-]*\s+){2,6}(?:advocaat|avocate?|Rechtsanw[aä]lt(?:in)?)\s+(?:te|à|in)\s)/gu
// A sentence after an address.
const SENTENCE =
  /(?<=\d|\p{L}{5})\.\s+(?:[Ee]t|[Ll]a|[Ll]es?|[Ll]['’]|[Dd]e|[Hh]et|[Dd]er|[Dd]ie|[Dd]as|[Dd]it|[Cc]ette|[Cc]e|sur|dont|Disons|Fixons|Stelt|Benoemt|Désigne)(?:\s|(?<=['’])).*$/su

/** Splits a label's value into people. */
export function readPractitioners(
  value: string,
  role: PractitionerRole,
  change: Practitioner['change'],
): Practitioner[] {
  return splitPeople(value).flatMap(text => {
    const person = readPerson(text)
    return person ? [{ role, change, ...person }] : []
  })
}

// A person ends at a semicolon, at a comma or space after an e-mail address, and at `2.` of a numbered list.
function splitPeople(value: string): string[] {
  const cut = value
    .replace(/(@[\w-]+(?:\.[\w-]+)+)\.?[\s,]+(?=[^\s,;-])/g, '$1;')
    .replace(NEXT_LAWYER, ';')
    .replace(/ & (?=(?:ME|MR|MA[ÎîI]TRE|MAITRE)\.? )/giu, ';')
    .replace(/(^|[\s;])\d{1,2}\. (?=\p{Lu})/gu, '$1;')
  return cut
    .split(';')
    .map(part => part.trim())
    .filter(part => /\p{L}{2}/u.test(part))
}

function readPerson(text: string): Pick<Practitioner, 'name' | 'officeAddress' | 'email'> | null {
  const email = EMAIL.exec(text)
  const before = (email ? text.slice(0, email.index) : text)
    .replace(EMAIL_LABEL, '')
    .replace(/[\s(,–-]+$/, '')
  const after = email ? text.slice(email.index + email[0].length) : ''
  const untitled = before.replace(TITLE, '')
  const { name, address } = splitNameAndAddress(untitled)
  const cleaned = name
    .replace(TITLE, '')
    .replace(/ \d.*$/, '')
    .replace(/^[\s,.:–-]+|[\s,.:–-]+$/g, '')
  if (!/\p{L}{2}/u.test(cleaned)) return null
  const office = cutOfficeAddress((address === '' ? after : address).replace(SENTENCE, '')).replace(
    /^[\s,.:–)-]+|[\s,;.:–-]+$/g,
    '',
  )
  return {
    name: cleaned,
    officeAddress: office === '' ? null : office,
    email: email ? email[0].replace(/\.$/, '').toLowerCase() : null,
  }
}

function splitNameAndAddress(text: string): { name: string; address: string } {
  const profession = PROFESSION.exec(text)
  if (profession) {
    return {
      name: text.slice(0, profession.index),
      address: text.slice(profession.index + profession[0].length),
    }
  }
  const end = text.search(/,| ?- /)
  if (end > 0) return { name: text.slice(0, end), address: text.slice(end + 1).replace(/^ ?- /, '') }
  const street = /\d/.test(text) ? findStreet(text, 4) : -1
  return street > 0
    ? { name: text.slice(0, street), address: text.slice(street) }
    : { name: text, address: '' }
}
