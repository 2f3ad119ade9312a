// Mandates of invented people with known truth: namesakes as frequent as those of real Belgian names.

import { SeededRandom } from '../../src/sample/random.ts'
import { type Model, modelOf, type Variant } from './model.ts'
import { writeName } from './names.ts'
import { districtOf, drawFamilyHome, drawNearby, zipText } from './places.ts'

export type GeneratedMandate = {
  company: number
  holder: { person: number } | { company: number; representative: number }
}

type Seat = { zip: string; street: string }

export type Population = {
  mandates: GeneratedMandate[]
  /** Seat and main activity of each company. */
  seats: Map<number, Seat & { activity: string }>
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
  /** Main activity of companies in the person's own line of business. */
  trade: number
  companies: number[]
  own: number | null
}

const FIRST_NUMBER = 200_000_000
// Rank of the most frequent activity.
const MANAGEMENT = 0

/** Draws companies with their boards until there are `count` mandates. */
export function generatePopulation(count: number, seed: number, variant: Variant = 'base'): Population {
  const random = new SeededRandom(seed)
  const model = modelOf(variant)
  const draw = new PopulationDraw(model, random)
  while (draw.mandates.length < count) draw.addCompany()
  const { mandates, seats, holdings, people } = draw
  const write = (person: number) => writeName(people[person] as Person, model.middle_names, random)
  return { mandates, seats, holdings, writeName: write, people: people.length }
}

class PopulationDraw {
  readonly mandates: GeneratedMandate[] = []
  readonly seats: Population['seats'] = new Map()
  readonly holdings: Population['holdings'] = []
  readonly people: Person[] = []
  /** A person for each mandate: those with many get more. */
  readonly #busy: number[] = []
  /** The same by the district of their homes. */
  readonly #busyNear = new Map<number, number[]>()
  readonly #boards = new Map<number, number[]>()
  readonly #model: Model
  readonly #random: SeededRandom
  readonly #drawFamily: () => number
  readonly #drawGiven: () => number
  readonly #drawZip: () => number
  readonly #drawActivity: () => number
  #next = FIRST_NUMBER

  constructor(model: Model, random: SeededRandom) {
    this.#model = model
    this.#random = random
    this.#drawFamily = createZipf(model.family_names, random)
    this.#drawGiven = createZipf(model.given_names, random)
    this.#drawZip = createZipf({ count: model.areas, offset: 20, exponent: 0.9 }, random)
    this.#drawActivity = createZipf(model.activities, random)
  }

  addCompany(): void {
    const random = this.#random
    const company = this.#next++
    const isKnown = this.#busy.length > 0 && random.chance(this.#model.lead_has_company)
    const lead = isKnown ? this.#drawKnown() : this.#addPerson()
    const first = (this.people[lead] as Person).companies[0]
    const board = new Set<number>()
    const seat = this.#drawSeat(this.people[lead] as Person, company)
    this.seats.set(company, { ...seat, activity: this.#drawActivityOf(this.people[lead] as Person) })
    this.#appoint(company, lead, board)
    for (let others = drawIndex(this.#model.board_sizes, random); others > 0; others--)
      this.#appoint(company, this.#drawOther(lead), board)
    this.#boards.set(company, [...board])
    if (first !== undefined && random.chance(this.#model.holding)) this.holdings.push([first, company])
  }

  #drawAcquaintance(zip: number): number {
    const { anybody_in_district } = this.#model
    const near = this.#busyNear.get(districtOf(zip))
    const isNear = near !== undefined && anybody_in_district > 0 && this.#random.chance(anybody_in_district)
    return isNear ? (near[this.#random.below(near.length)] as number) : this.#drawKnown()
  }

  #drawKnown(): number {
    return this.#busy[this.#random.below(this.#busy.length)] as number
  }

  #addPerson(like: Partial<Person> = {}): number {
    const random = this.#random
    const { family_at_home, family_places: places, areas } = this.#model
    const family = like.family ?? this.#drawFamily()
    const isAtHome = like.zip === undefined && random.chance(family_at_home)
    const zip = like.zip ?? (isAtHome ? drawFamilyHome(family, { areas, places }, random) : this.#drawZip())
    const given = like.given ?? this.#drawGivenOf(family)
    const home = like.home ?? this.people.length
    return (
      this.people.push({
        family,
        given,
        middle: this.#drawGivenOf(family),
        zip,
        home,
        trade: this.#drawTrade(family),
        companies: [],
        own: null,
      }) - 1
    )
  }

  // Each community has names of its own: that of a family depends on its rank.
  #drawGivenOf(family: number): number {
    const { communities } = this.#model
    const rank = this.#drawGiven()
    return communities.length === 1 ? rank : rank * communities.length + communityOf(family, communities)
  }

  // In own name, or through a management company.
  #appoint(company: number, person: number, board: Set<number>): void {
    if (board.has(person)) return
    board.add(person)
    const one = this.people[person] as Person
    if (one.companies.length > 0 && this.#random.chance(this.#model.management_company)) {
      one.own ??= this.#addOwnCompany(person)
      this.mandates.push({ company, holder: { company: one.own, representative: person } })
    } else this.mandates.push({ company, holder: { person } })
    one.companies.push(company)
    this.#busy.push(person)
    const district = districtOf(one.zip)
    const near = this.#busyNear.get(district)
    if (near === undefined) this.#busyNear.set(district, [person])
    else near.push(person)
  }

  #addOwnCompany(person: number): number {
    const own = this.#next++
    this.seats.set(own, { ...seatAtHome(this.people[person] as Person), activity: activityText(MANAGEMENT) })
    this.mandates.push({ company: own, holder: { person } })
    return own
  }

  #drawSeat(lead: Person, company: number): Seat {
    const random = this.#random
    if (random.chance(this.#model.company_at_home)) return seatAtHome(lead)
    const zip = zipText(this.#drawSeatArea(lead))
    return {
      zip,
      street: random.chance(this.#model.office_centre) ? 'Kantorenpark 1' : `Handelsstraat ${company}`,
    }
  }

  #drawActivityOf({ trade }: Person): string {
    return activityText(this.#random.chance(this.#model.own_trade) ? trade : this.#drawActivity())
  }

  // Relatives may have a line of business in common: that of the family.
  #drawTrade(family: number): number {
    const { family_trade, activities } = this.#model
    return this.#random.chance(family_trade) ? family % activities.count : this.#drawActivity()
  }

  #drawSeatArea({ zip }: Person): number {
    const { company_in_town, company_in_district, areas } = this.#model
    if (this.#random.chance(company_in_town)) return zip
    const isNear = company_in_district > 0 && this.#random.chance(company_in_district)
    return isNear ? drawNearby(zip, areas, this.#random) : this.#drawZip()
  }

  // From an earlier board of the lead, a spouse, a relative, or anybody.
  #drawOther(lead: number): number {
    const random = this.#random
    const { companies, family, given, zip, home } = this.people[lead] as Person
    const earlier = companies.length > 1 ? companies[random.below(companies.length - 1)] : undefined
    const board = earlier === undefined ? undefined : this.#boards.get(earlier)
    if (board && random.chance(this.#model.other_known)) return board[random.below(board.length)] as number
    if (random.chance(this.#model.spouse)) return this.#addPerson({ zip, home })
    if (random.chance(this.#model.relative)) {
      const like: Partial<Person> = { family, zip }
      if (random.chance(this.#model.namesake_relative)) like.given = given
      if (random.chance(this.#model.relative_at_home)) like.home = home
      return this.#addPerson(like)
    }
    if (this.#busy.length === 0 || !random.chance(this.#model.anybody_known)) return this.#addPerson()
    return this.#drawAcquaintance(zip)
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

function activityText(rank: number): string {
  return String(10_000 + rank)
}

function communityOf(family: number, shares: readonly number[]): number {
  return Math.min(drawIndex(shares, new SeededRandom(family)), shares.length - 1)
}

function seatAtHome({ zip, home }: Person): Seat {
  return { zip: zipText(zip), street: `Woonstraat ${home}` }
}

/** An index, by the share of each; the number of shares when they sum up to less. */
function drawIndex(shares: readonly number[], random: SeededRandom): number {
  let at = random.fraction()
  for (const [index, share] of shares.entries()) {
    at -= share
    if (at < 0) return index
  }
  return shares.length
}
