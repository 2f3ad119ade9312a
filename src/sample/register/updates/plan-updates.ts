// What changes from day to day. Each Update touches companies of its own, picked by a fixed walk through all of them, so
// that its content follows from the Full alone: no company is touched twice. As in the register nothing cascades: each
// table says for itself what is gone and what is new.

import { hash } from '../../random.ts'
import { BANKRUPTCY, NORMAL_SITUATION } from '../codes/legal-situations.ts'
import { type Extract, extractAfter, snapshotDate } from '../files/extract-day.ts'
import { type Company, generateCompany } from '../generate-company.ts'
import {
  countEstablishments,
  type Establishment,
  generateEstablishment,
  listEstablishments,
  type Population,
} from '../population.ts'
import { CHILD_NAMES, CHILD_TABLES, type ChildName } from '../rows/child-tables.ts'
import type { Rows } from '../rows/csv-rows.ts'
import { addEnterprise, addEstablishment, type Restated } from '../rows/entity-rows.ts'
import { Changes } from './update-changes.ts'

type PlannedUpdate = { extract: Extract; changes: Changes; rows: number }

/** What Updates have added so far. */
type Growth = { founded: number; opened: number }

type DailyEvent = {
  /** How often in a day of the real register's size, and at least. */
  daily: number
  least: number
  suits(company: Company, establishments: () => number): boolean
  happen(day: UpdateDay, company: Company): void
}

const REAL_COMPANIES = 1_940_000
// Companies founded in a day of the real register's size.
const FOUNDED = 320
const LEAST_ROWS = 60
const SALT = 101

const isLegal = ({ form }: Company) => form !== null && form.kind !== 'foreign'

// Those that suit few companies come first.
const DAILY_EVENTS: DailyEvent[] = [
  {
    daily: 10,
    least: 1,
    suits: (_, establishments) => establishments() > 1,
    happen: (day, company) => day.transferAway(company),
  },
  {
    daily: 25,
    least: 1,
    suits: company => isLegal(company) && !!company.form?.readAs,
    happen: (day, company) => day.restate(company, { form: company.form?.readAs ?? undefined }),
  },
  {
    daily: 60,
    least: 1,
    suits: company => company.form?.kind === 'firm' && company.situation === NORMAL_SITUATION,
    happen: (day, company) =>
      day.restate(company, { situation: (company.index + day.update) % 4 === 0 ? '012' : BANKRUPTCY }),
  },
  {
    daily: 100,
    least: 1,
    suits: (_, establishments) => establishments() > 0,
    happen: (day, company) => day.close(day.establishmentsOf(company).at(-1) as Establishment),
  },
  {
    daily: 170,
    least: 1,
    suits: (_, establishments) => establishments() > 0,
    happen: (day, company) => day.open(company, countEstablishments(day.population, company)),
  },
  {
    daily: 40,
    least: 1,
    suits: (_, establishments) => establishments() > 0,
    happen: (day, company) => day.move(company),
  },
  { daily: 100, least: 1, suits: isLegal, happen: (day, company) => day.replace('denomination', company) },
  { daily: 150, least: 1, suits: isLegal, happen: (day, company) => day.replace('address', company) },
  {
    daily: 180,
    least: 2,
    suits: company => company.person,
    happen: (day, company) => day.replace('activity', company),
  },
  {
    daily: 620,
    least: 3,
    suits: company => company.form?.kind !== 'foreign',
    happen: (day, company) => day.deregister(company),
  },
]

/** Plans the Updates one after the other. */
export function* planUpdates(population: Population, updates: number): Generator<PlannedUpdate> {
  const growth: Growth = { founded: 0, opened: 0 }
  // Up to three Updates have the same content whether more follow or not.
  const span = Math.floor(population.companies / Math.max(3, updates))
  for (let update = 1; update <= updates; update++) {
    const extract = extractAfter(update)
    const day = new UpdateDay(population, update, snapshotDate(extract), growth)
    day.touch(walk(population, (update - 1) * span, span))
    day.grow()
    yield { extract, changes: day.changes, rows: day.changes.rows }
  }
}

// Steps through all companies by a stride that shares no factor with their number: each is met once.
function* walk(population: Population, from: number, count: number): Generator<Company> {
  const { seed, companies } = population
  let stride = Math.floor(companies * 0.618) + 1
  while (commonFactor(stride, companies) > 1) stride++
  const start = hash(seed, companies, SALT) % companies
  for (let at = from; at < from + count; at++)
    yield generateCompany(population, (start + at * stride) % companies)
}

function commonFactor(a: number, b: number): number {
  return b === 0 ? a : commonFactor(b, a % b)
}

class UpdateDay {
  readonly population: Population
  readonly update: number
  readonly changes = new Changes()
  /** `dd-mm-yyyy` of what begins on this day. */
  readonly #date: string
  readonly #growth: Growth
  /** Establishments that need another owner. */
  readonly #unowned: Establishment[] = []

  constructor(population: Population, update: number, date: string, growth: Growth) {
    this.population = population
    this.update = update
    this.#date = date
    this.#growth = growth
  }

  /** Gives each company the first event that suits it and still has to happen, until all have. */
  touch(companies: Iterable<Company>): void {
    const left = DAILY_EVENTS.map(({ daily, least }) => this.#scaled(daily, least))
    for (const company of companies) {
      if (this.#unowned.length > 0 && this.#takeOver(company)) continue
      if (this.#unowned.length === 0 && left.every(count => count === 0)) return
      const establishments = () => countEstablishments(this.population, company)
      const at = DAILY_EVENTS.findIndex(
        (event, which) => (left[which] as number) > 0 && event.suits(company, establishments),
      )
      if (at < 0) continue
      left[at] = (left[at] as number) - 1
      DAILY_EVENTS[at]?.happen(this, company)
    }
  }

  /** Founds companies; closes the establishments that nobody took over: where there are few companies, none may suit. */
  grow(): void {
    for (const place of this.#unowned.splice(0)) this.#deleteChildren(place)
    for (let left = this.#scaled(FOUNDED, 2); left > 0 || this.changes.rows < LEAST_ROWS; left--)
      this.#found()
  }

  #scaled(daily: number, least: number): number {
    return Math.max(least, Math.round((daily * this.population.companies) / REAL_COMPANIES))
  }

  establishmentsOf(company: Company): Establishment[] {
    return listEstablishments(this.population, company)
  }

  /** Only the enterprise's own row comes again: its names and addresses stay as they are. */
  restate(company: Company, restated: Restated): void {
    this.changes.delete('enterprise', company.number)
    this.changes.insert('enterprise', company.number, rows =>
      addEnterprise(rows, this.population, company, restated),
    )
  }

  /** All rows of the company in one table come again, changed. */
  replace(name: ChildName, company: Company): void {
    const add = (revision?: number) => (rows: Rows) =>
      CHILD_TABLES[name].company(rows, this.population, company, revision)
    this.changes.deleteWhereFiled(name, company.number, add())
    this.changes.insert(name, company.number, add(this.update))
  }

  /** The enterprise and all that is its own leave. */
  deregister(company: Company): void {
    this.changes.delete('enterprise', company.number)
    for (const name of CHILD_NAMES) {
      this.changes.deleteWhereFiled(name, company.number, rows =>
        CHILD_TABLES[name].company(rows, this.population, company),
      )
    }
    for (const place of this.establishmentsOf(company)) this.close(place)
  }

  close(place: Establishment): void {
    this.changes.delete('establishment', place.number)
    this.#deleteChildren(place)
  }

  #deleteChildren(place: Establishment): void {
    for (const name of CHILD_NAMES) {
      this.changes.deleteWhereFiled(name, place.number, rows =>
        CHILD_TABLES[name].place(rows, this.population, place),
      )
    }
  }

  move(company: Company): void {
    const place = this.establishmentsOf(company)[0] as Establishment
    this.changes.delete('address', place.number)
    this.changes.insert('address', place.number, rows =>
      CHILD_TABLES.address.place(rows, this.population, place, this.update),
    )
  }

  transferAway(company: Company): void {
    const place = this.establishmentsOf(company).at(-1) as Establishment
    this.changes.delete('establishment', place.number)
    this.#unowned.push(place)
  }

  #takeOver(company: Company): boolean {
    if (!isLegal(company)) return false
    const place = this.#unowned.pop() as Establishment
    this.changes.insert('establishment', place.number, rows =>
      addEstablishment(rows, this.population, place, { owner: company.number }),
    )
    return true
  }

  /** A new establishment of a company, with a number above all others. */
  open(owner: Company, order: number): void {
    const { population } = this
    const slot = population.establishments + this.#growth.opened++
    const place = generateEstablishment(population, slot, owner, order)
    this.changes.insert('establishment', place.number, rows =>
      addEstablishment(rows, population, place, { startDate: this.#date }),
    )
    for (const name of CHILD_NAMES)
      this.changes.insert(name, place.number, rows => CHILD_TABLES[name].place(rows, population, place))
  }

  // A new company with a number above all others, and its first establishments. A foreign entity would need a branch:
  // these are left to the next Full.
  #found(): void {
    const { population } = this
    let company: Company
    do company = generateCompany(population, population.companies + this.#growth.founded++)
    while (company.form?.kind === 'foreign')
    const { number } = company
    this.changes.insert('enterprise', number, rows =>
      addEnterprise(rows, population, company, { startDate: this.#date }),
    )
    for (const name of CHILD_NAMES)
      this.changes.insert(name, number, rows => CHILD_TABLES[name].company(rows, population, company))
    const places = Math.min(2, countEstablishments(population, company))
    for (let order = 0; order < places; order++) this.open(company, order)
  }
}
