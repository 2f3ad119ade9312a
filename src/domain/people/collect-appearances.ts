// The persons in the mandates of one company, as appearances: in their own name, and as representatives.

import { stripAccents } from '../search/fold.ts'
import type { Appearance } from './appearance.ts'
import { contradictMiddle, type PersonKey, personKeyOf } from './person-key.ts'

/** A mandate as stored. Court-appointed roles are none: a curator runs nothing. */
export type StoredMandate = {
  name: string
  holderIsCompany: boolean
  holderKey: string
  /** As a number. */
  holderNumber: number | null
  representative: string | null
  numacs: readonly string[]
}

/** What is known of the company besides. */
export type CompanyContext = Pick<Appearance, 'company' | 'related' | 'zip' | 'activity'> & {
  /** Street, house number and box of the registered seat. */
  street: string | null
}

// A larger board, as of a university, connects people no more closely.
const MAX_OTHERS = 40

type Person = {
  key: PersonKey
  names: Map<string, number>
  middle: readonly string[]
  holderKeys: Set<string>
  represents: Set<number>
  numacs: Set<string>
}

/** Appearances of one company. Persons whose name has no key are left out: nothing can be joined by it. */
export function collectAppearances(
  mandates: readonly StoredMandate[],
  { company, related, zip, street, activity }: CompanyContext,
): Appearance[] {
  const persons: Person[] = []
  for (const mandate of mandates) {
    const { name, holderIsCompany, holderKey, holderNumber, representative } = mandate
    if (!holderIsCompany) record(persons, name, mandate)?.holderKeys.add(holderKey)
    else if (representative !== null) {
      const person = record(persons, representative, mandate)
      if (holderNumber !== null) person?.represents.add(holderNumber)
    }
  }
  const boards = listBoards(mandates, persons)
  const taken = new Set<string>()
  return persons.map(({ key, names, middle, holderKeys, represents, numacs }) => {
    const isSecond = taken.has(key.key)
    taken.add(key.key)
    const own = new Set([key.key, ...[...represents].map(String)])
    return {
      company,
      appearanceKey: isSecond ? `${key.key}|${middle.join(' ')}` : key.key,
      nameKey: key.key,
      nameParts: key.parts,
      names: [...names].sort((a, b) => b[1] - a[1] || b[0].length - a[0].length).map(([name]) => name),
      middle,
      holderKeys: [...holderKeys],
      represents: [...represents],
      others: boards.filter(other => !own.has(other)),
      related,
      numacs: [...numacs],
      zip,
      seat: seatOf(zip, street),
      activity,
    }
  })
}

// Up to the first number behind the street: boxes are written in too many ways.
const HOUSE = /^(\D+?)[\s,]*(\d+)/

function seatOf(zip: string | null, street: string | null): string | null {
  const [, name, house] = HOUSE.exec(street ?? '') ?? []
  if (zip === null || name === undefined) return null
  return `${zip} ${stripAccents(name)} ${house}`
}

function record(persons: Person[], name: string, { numacs }: StoredMandate): Person | null {
  const key = personKeyOf(name)
  if (key === null) return null
  let person = persons.find(one => one.key.key === key.key && !contradictMiddle(one.middle, key.middle))
  if (person === undefined) {
    person = {
      key,
      names: new Map(),
      middle: key.middle,
      holderKeys: new Set(),
      represents: new Set(),
      numacs: new Set(),
    }
    persons.push(person)
  }
  if (person.middle.length < key.middle.length) person.middle = key.middle
  person.names.set(name, (person.names.get(name) ?? 0) + 1)
  for (const numac of numacs) person.numacs.add(numac)
  return person
}

function listBoards(mandates: readonly StoredMandate[], persons: readonly Person[]): string[] {
  const companies = mandates.flatMap(({ holderNumber }) =>
    holderNumber === null ? [] : String(holderNumber),
  )
  const all = new Set([...companies, ...persons.map(({ key }) => key.key)])
  return [...all].sort().slice(0, MAX_OTHERS)
}
