// The people of a court: judges, registrars and the lawyers it names. A court has a few dozen, who come back in case
// after case, as they do in the gazette.

import { generateAddress } from '../addresses.ts'
import { generatePerson, type Person } from '../people.ts'
import { hash, SeededRandom } from '../random.ts'
import type { Court } from './courts.ts'
import { NO_BREAK_SPACE } from './print/break-lines.ts'
import { capitals } from './print/capitals.ts'

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
