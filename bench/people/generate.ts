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
  const draw = new PopulationDraw(random)
  while (draw.mandates.length < count) draw.addCompany()
  const { mandates, seats, holdings, people } = draw
  const writeName = (person: number) => write(people[person] as Person, random)
  return { mandates, seats, holdings, writeName, people: people.length }
}

class PopulationDraw {
  readonly mandates: GeneratedMandate[] = []
  readonly seats: Population['seats'] = new Map()
  readonly holdings: Population['holdings'] = []
  readonly people: Person[] = []
  /** A person for each mandate: those with many get more. */
  readonly #busy: number[] = []
  readonly #boards = new Map<number, number[]>()
  readonly #random: SeededRandom
  readonly #drawFamily: () => number
  readonly #drawGiven: () => number
  readonly #drawZip: () => number
  #next = FIRST_NUMBER

  constructor(random: SeededRandom) {
    this.#random = random
    this.#drawFamily = createZipf(model.family_names, random)
    this.#drawGiven = createZipf(model.given_names, random)
    this.#drawZip = createZipf({ count: model.areas, offset: 20, exponent: 0.9 }, random)
  }

  addCompany(): void {
    const random = this.#random
    const company = this.#next++
    const isKnown = this.#busy.length > 0 && random.chance(model.lead_has_company)
    const lead = isKnown ? this.#drawKnown() : this.#addPerson()
    const first = (this.people[lead] as Person).companies[0]
    const board = new Set<number>()
    this.seats.set(company, this.#drawSeat(this.people[lead] as Person, company))
    this.#appoint(company, lead, board)
    for (let others = drawSize(random); others > 0; others--)
      this.#appoint(company, this.#drawOther(lead), board)
    this.#boards.set(company, [...board])
    if (first !== undefined && random.chance(model.holding)) this.holdings.push([first, company])
  }

  #drawKnown(): number {
    return this.#busy[this.#random.below(this.#busy.length)] as number
  }

  #addPerson(like: Partial<Person> = {}): number {
    const random = this.#random
    const family = like.family ?? this.#drawFamily()
    const isAtHome = like.zip === undefined && random.chance(model.family_at_home)
    const zip = like.zip ?? (isAtHome ? homeOf(family, random) : this.#drawZip())
    const given = like.given ?? this.#drawGiven()
    const home = like.home ?? this.people.length
    return (
      this.people.push({ family, given, middle: this.#drawGiven(), zip, home, companies: [], own: null }) - 1
    )
  }

  // In own name, or through a management company.
  #appoint(company: number, person: number, board: Set<number>): void {
    if (board.has(person)) return
    board.add(person)
    const one = this.people[person] as Person
    if (one.companies.length > 0 && this.#random.chance(model.management_company)) {
      one.own ??= this.#addOwnCompany(person)
      this.mandates.push({ company, holder: { company: one.own, representative: person } })
    } else this.mandates.push({ company, holder: { person } })
    one.companies.push(company)
    this.#busy.push(person)
  }

  #addOwnCompany(person: number): number {
    const own = this.#next++
    this.seats.set(own, seatAtHome(this.people[person] as Person))
    this.mandates.push({ company: own, holder: { person } })
    return own
  }

  #drawSeat(lead: Person, company: number): { zip: string; street: string } {
    const random = this.#random
    if (random.chance(model.company_at_home)) return seatAtHome(lead)
    const zip = zipText(random.chance(model.company_in_town) ? lead.zip : this.#drawZip())
    return { zip, street: random.chance(model.office_centre) ? 'Kantorenpark 1' : `Handelsstraat ${company}` }
  }

  // From an earlier board of the lead, a spouse, a relative, or anybody.
  #drawOther(lead: number): number {
    const random = this.#random
    const { companies, family, given, zip, home } = this.people[lead] as Person
    const earlier = companies.length > 1 ? companies[random.below(companies.length - 1)] : undefined
    const board = earlier === undefined ? undefined : this.#boards.get(earlier)
    if (board && random.chance(model.other_known)) return board[random.below(board.length)] as number
    if (random.chance(model.spouse)) return this.#addPerson({ zip, home })
    if (random.chance(model.relative)) {
      const like: Partial<Person> = { family, zip }
      if (random.chance(model.namesake_relative)) like.given = given
      if (random.chance(model.relative_at_home)) like.home = home
      return this.#addPerson(like)
    }
    return this.#busy.length > 0 && random.chance(model.anybody_known) ? this.#drawKnown() : this.#addPerson()
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
