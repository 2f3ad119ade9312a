// The enterprise courts, which postal codes each answers for, and the people of a court.

import type { Language } from '../../domain/publications/publication.ts'
import { generateAddress } from '../addresses.ts'
import { generatePerson, type Person } from '../people.ts'
import { hash, SeededRandom } from '../random.ts'
import { readTable } from '../read-table.ts'
import { capitals, NO_BREAK_SPACE } from './typeset.ts'

type CourtName = { name: string; inText: string }

/** `name` is the first line of a notice, `inText` the line with which its text begins, without the full stop. */
export type Court = CourtName & {
  id: number
  language: Language
  /** `Gent, Opgeëistenlaan 401`, as summonses to a vote say. */
  room: string
  /** Of the German-speaking court. */
  french: CourtName | null
}

type Column = 'language' | 'name' | 'in_text' | 'room' | 'french_name' | 'french_in_text' | 'districts'
const byTens: (Court | undefined)[] = new Array(1000)

const courts = readTable<Column>('courts').map((row, id): Court => {
  const french = row.french_name ? { name: row.french_name, inText: row.french_in_text } : null
  const { name, in_text: inText, room } = row
  const court = { id, language: row.language as Language, name, inText, room, french }
  for (const [, from, to] of row.districts.matchAll(/(\d{3})\d-(\d{3})\d/g))
    byTens.fill(court, Number(from), Number(to) + 1)
  return court
})

/** The court of a postal code; in and around Brussels, and for seats abroad, the one of that language. */
export function courtAt(zip: string, language: Language): Court {
  const court = /^[1-9]\d{3}$/.test(zip) ? byTens[Math.floor(Number(zip) / 10)] : undefined
  return court ?? (courts[language === 'nl' ? 0 : 1] as Court)
}

// The people of a court: judges, registrars and the lawyers it names. A court has a few dozen, who come back in case
// after case, as they do in the gazette.

export type Lawyer = {
  /** `FREDERIC LELIEVRE`, as `Curator:` gives it. */
  name: string
  /** `LELIEVRE FREDERIC`, as signatures give it. */
  signature: string
  /** `KERKSTRAAT 33, 9220 HAMME`. */
  office: string
  street: string
  town: string
  email: string
}

const LAWYERS = 40
const JUDGES = 12
const REGISTRARS = 5
const lawyers: Lawyer[][] = []
const judges: string[][] = []
const registrars: string[][] = []

export function pickLawyer(court: Court, random: SeededRandom): Lawyer {
  lawyers[court.id] ??= generateStaff(court, 1, LAWYERS, generateLawyer)
  return random.pick(lawyers[court.id] as Lawyer[])
}

/** `LUC VANDEKERE`. */
export function pickJudge(court: Court, random: SeededRandom): string {
  judges[court.id] ??= generateStaff(court, 2, JUDGES, (_, each) => fullName(generatePerson(each)))
  return random.pick(judges[court.id] as string[])
}

/** `B. Lelievre`. */
export function pickRegistrar(court: Court, random: SeededRandom): string {
  registrars[court.id] ??= generateStaff(court, 3, REGISTRARS, (_, each) => {
    const { first, last } = generatePerson(each)
    return `${first[0]}. ${last}`
  })
  return random.pick(registrars[court.id] as string[])
}

function generateStaff<T>(
  court: Court,
  salt: number,
  length: number,
  make: (court: Court, each: SeededRandom) => T,
): T[] {
  const each = new SeededRandom(hash(court.id, salt))
  return Array.from({ length }, () => make(court, each))
}

function generateLawyer(court: Court, each: SeededRandom): Lawyer {
  const person = generatePerson(each)
  const { line: street, town } = generateAddress(each, court.language)
  const printed = capitals(street, each.chance(0.3) ? 'small' : 'lost')
  const place = capitals(`${town.zip}${NO_BREAK_SPACE}${town.name}`, 'lost')
  return {
    name: fullName(person),
    signature: `${capitals(person.last, 'lost')} ${capitals(person.first, 'lost')}`,
    office: `${printed}, ${place}`,
    street: printed,
    town: place,
    email: `${mailbox(person.first)}.${mailbox(person.last)}@${each.pick(['balie', 'avocats', 'kantoor', 'lex'])}.example`,
  }
}

function fullName({ first, last }: Person): string {
  return `${capitals(first, 'lost')} ${capitals(last, 'lost')}`
}

function mailbox(name: string): string {
  return capitals(name, 'lost')
    .toLowerCase()
    .replace(/[^a-z]/g, '')
}
