// Mandates of invented people with known truth: namesakes as frequent as those of real Belgian names.

import given from '../../data/names/given-names.json' with { type: 'json' }
import { isGivenName } from '../../src/domain/officers/given-names.ts'
import { SeededRandom } from '../../src/sample/random.ts'
import model from './model.json' with { type: 'json' }

export type GeneratedMandate = {
  company: number
  holder: { person: number } | { company: number; representative: number }
}

export type Population = {
  mandates: GeneratedMandate[]
  /** Postal code and street of each company. */
  seats: Map<number, { zip: string; street: string }>
  /** Holder and held company. */
  holdings: [number, number][]
  /** A writing of the person's name, drawn anew each time. */
  writeName(person: number): string
  people: number
}

type Person = {
  family: number
  given: number
  middle: number
  zip: number
  /** Household: relatives may share it. */
  home: number
  companies: number[]
  own: number | null
}

const FIRST_NUMBER = 200_000_000

/** Draws companies with their boards until there are `count` mandates. */
export function generatePopulation(count: number, seed: number): Population {
  const random = new SeededRandom(seed)
  const drawFamily = createZipf(model.family_names, random)
  const drawGiven = createZipf(model.given_names, random)
  const drawZip = createZipf({ count: model.areas, offset: 20, exponent: 0.9 }, random)
  const people: Person[] = []
  const busy: number[] = [] // by mandates: those with many get more
  const boards = new Map<number, number[]>()
  const population: Omit<Population, 'writeName' | 'people'> = {
    mandates: [],
    seats: new Map(),
    holdings: [],
  }
  let next = FIRST_NUMBER

  const addPerson = (like: Partial<Person> = {}): number => {
    const family = like.family ?? drawFamily()
    const zip = like.zip ?? (random.chance(model.family_at_home) ? homeOf(family, random) : drawZip())
    people.push({
      family,
      given: like.given ?? drawGiven(),
      middle: drawGiven(),
      zip,
      home: like.home ?? people.length,
      companies: [],
      own: null,
    })
    return people.length - 1
  }
  const known = () => busy[random.below(busy.length)] as number
  const appoint = (company: number, person: number, board: Set<number>) => {
    if (board.has(person)) return
    board.add(person)
    const one = people[person] as Person
    if (one.companies.length > 0 && random.chance(model.management_company)) {
      if (one.own === null) {
        one.own = next++
        population.seats.set(one.own, seatAtHome(one))
        population.mandates.push({ company: one.own, holder: { person } })
      }
      population.mandates.push({ company, holder: { company: one.own, representative: person } })
    } else population.mandates.push({ company, holder: { person } })
    one.companies.push(company)
    busy.push(person)
  }
  const drawSeat = (lead: Person, company: number): { zip: string; street: string } => {
    if (random.chance(model.company_at_home)) return seatAtHome(lead)
    const zip = zipText(random.chance(model.company_in_town) ? lead.zip : drawZip())
    if (random.chance(model.office_centre)) return { zip, street: 'Kantorenpark 1' }
    return { zip, street: `Handelsstraat ${company}` }
  }
  const drawOther = (lead: number): number => {
    const { companies, family, given: name, zip, home } = people[lead] as Person
    const before =
      companies.length > 1 ? boards.get(companies[random.below(companies.length - 1)] as number) : undefined
    if (before && random.chance(model.other_known)) return before[random.below(before.length)] as number
    if (random.chance(model.spouse)) return addPerson({ zip, home })
    if (random.chance(model.relative))
      return addPerson({
        family,
        zip,
        ...(random.chance(model.namesake_relative) ? { given: name } : {}),
        ...(random.chance(model.relative_at_home) ? { home } : {}),
      })
    return busy.length > 0 && random.chance(0.2) ? known() : addPerson()
  }
  while (population.mandates.length < count) {
    const company = next++
    const lead = busy.length > 0 && random.chance(model.lead_has_company) ? known() : addPerson()
    const first = (people[lead] as Person).companies[0]
    const board = new Set<number>()
    population.seats.set(company, drawSeat(people[lead] as Person, company))
    appoint(company, lead, board)
    for (let others = drawSize(random); others > 0; others--) appoint(company, drawOther(lead), board)
    boards.set(company, [...board])
    if (first !== undefined && random.chance(model.holding)) population.holdings.push([first, company])
  }
  return {
    ...population,
    people: people.length,
    writeName: person => write(people[person] as Person, random),
  }
}

function createZipf(
  { count, offset, exponent }: { count: number; offset: number; exponent: number },
  random: SeededRandom,
) {
  const cumulated = new Float64Array(count)
  let sum = 0
  for (let rank = 0; rank < count; rank++) {
    sum += (rank + 1 + offset) ** -exponent
    cumulated[rank] = sum
  }
  return () => {
    const at = random.fraction() * sum
    let [low, high] = [0, count - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((cumulated[middle] as number) < at) low = middle + 1
      else high = middle
    }
    return low
  }
}

function homeOf(family: number, random: SeededRandom): number {
  return ((Math.imul(family, 2654435761) + random.below(12)) >>> 0) % model.areas
}

function zipText(area: number): string {
  return String(1000 + area * 7)
}

function seatAtHome({ zip, home }: Person): { zip: string; street: string } {
  return { zip: zipText(zip), street: `Woonstraat ${home}` }
}

function drawSize(random: SeededRandom): number {
  let at = random.fraction()
  for (const [others, share] of model.board_sizes.entries()) {
    at -= share
    if (at < 0) return others
  }
  return model.board_sizes.length
}

const SYLLABLES = [
  'ba',
  'ver',
  'lin',
  'mo',
  'der',
  'ka',
  'pe',
  'ros',
  'tan',
  'wil',
  'gu',
  'sem',
  'do',
  'fra',
  'hen',
  'jo',
]
const ENDINGS = ['sens', 'mans', 'ckx', 'aert', 'wijk', 'voort', 'berghe', 'eux', 'ot', 'art', 'ier', 'ens']

function familyName(rank: number): string {
  let [name, rest] = ['', rank + 16]
  for (; rest > 0; rest = Math.floor(rest / 16)) name += SYLLABLES[rest % 16]
  const full = name + ENDINGS[rank % 12]
  return full.charAt(0).toUpperCase() + full.slice(1)
}

// Known names first: they are the frequent ones. The others are taken for family names, as unknown ones are.
function givenName(rank: number): string {
  const known = given.names[(rank * 7) % given.names.length] as string
  const name = rank < given.names.length ? known : `xa${familyName(rank).slice(0, 6).toLowerCase()}`
  return name.charAt(0).toUpperCase() + name.slice(1)
}

function write(person: Person, random: SeededRandom): string {
  const [family, first] = [familyName(person.family), givenName(person.given)]
  const middle = random.chance(model.middle_names) ? ` ${givenName(person.middle)}` : ''
  const isKnown = isGivenName(first.toLowerCase())
  return random.chance(0.5) && isKnown ? `${family.toUpperCase()} ${first}${middle}` : `${first} ${family}`
}
