// What changes from day to day. Each Update touches companies of its own, picked by a fixed walk through all of
// them, so that whatever it says follows from the Full alone: no company is touched twice.

import { hash } from '../../random.ts'
import { type Extract, extractAfter } from '../files/extract-day.ts'
import { type Company, generateCompany } from '../generate-company.ts'
import type { Population } from '../population.ts'
import { Changes } from './update-changes.ts'
import { DAILY_EVENTS } from './update-events.ts'
import { closeUnowned, foundCompany, type Growth, startDay, takeOverEstablishment } from './update-growth.ts'

export type PlannedUpdate = { extract: Extract; changes: Changes; rows: number }

const REAL_COMPANIES = 1_940_000
// Companies founded in a day of the real register's size.
const FOUNDED = 320
const LEAST_ROWS = 60
const SALT = 101

/** Plans the Updates one after the other. */
export function* planUpdates(population: Population, updates: number): Generator<PlannedUpdate> {
  const growth: Growth = { founded: 0, opened: 0 }
  // Up to three Updates say the same whether more follow or not.
  const span = Math.floor(population.companies / Math.max(3, updates))
  for (let update = 1; update <= updates; update++) {
    const extract = extractAfter(update)
    const day = startDay(extract, update, growth)
    const changes = new Changes()
    touchCompanies(population, changes, day, walk(population, (update - 1) * span, span))
    closeUnowned(population, changes, day)
    for (let left = scaled(FOUNDED, 2, population); left > 0 || changes.rows < LEAST_ROWS; left--) {
      foundCompany(population, changes, day)
    }
    yield { extract, changes, rows: changes.rows }
  }
}

type Day = ReturnType<typeof startDay>

// Gives each company the first event that suits it and still has to happen, until all have.
function touchCompanies(
  population: Population,
  changes: Changes,
  day: Day,
  companies: Iterable<Company>,
): void {
  const left = DAILY_EVENTS.map(({ daily, least }) => scaled(daily, least, population))
  let open = left.reduce((sum, count) => sum + count, 0)
  for (const company of companies) {
    if (day.unowned.length > 0 && takeOverEstablishment(population, changes, day, company)) continue
    if (open === 0 && day.unowned.length === 0) return
    const at = DAILY_EVENTS.findIndex(
      (event, which) => (left[which] as number) > 0 && event.suits(population, company),
    )
    if (at < 0) continue
    left[at] = (left[at] as number) - 1
    open--
    DAILY_EVENTS[at]?.happen(population, changes, day, company)
  }
}

function scaled(daily: number, least: number, { companies }: Population): number {
  return Math.max(least, Math.round((daily * companies) / REAL_COMPANIES))
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
