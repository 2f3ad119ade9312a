// What can happen to a company in a day, as the register tells it: never a cascade, each table says for itself
// what is gone and what is new.

import { BANKRUPTCY, NORMAL_SITUATION } from '../codes/legal-situations.ts'
import type { Company } from '../generate-company.ts'
import {
  countEstablishments,
  type Establishment,
  listEstablishments,
  type Population,
} from '../population.ts'
import { CHILD_NAMES, CHILD_TABLES, type ChildName } from '../rows/child-tables.ts'
import { addEnterprise } from '../rows/entity-rows.ts'
import type { Changes } from './update-changes.ts'
import { closeEstablishmentRows, type Day, isLegal, openNewEstablishment } from './update-growth.ts'

type DailyEvent = {
  /** How often in a day of the real register's size, and at least. */
  daily: number
  least: number
  suits(population: Population, company: Company): boolean
  happen(population: Population, changes: Changes, day: Day, company: Company): void
}

/** Those that suit few companies come first. */
export const DAILY_EVENTS: DailyEvent[] = [
  {
    daily: 10,
    least: 1,
    suits: (population, company) => owns(population, company) > 1,
    happen: transferEstablishmentAway,
  },
  {
    daily: 25,
    least: 1,
    suits: (_, company) => isLegal(company) && !!company.form?.readAs,
    happen: changeForm,
  },
  {
    daily: 60,
    least: 1,
    suits: (_, company) => company.form?.kind === 'firm' && company.situation === NORMAL_SITUATION,
    happen: changeSituation,
  },
  {
    daily: 100,
    least: 1,
    suits: (population, company) => owns(population, company) > 0,
    happen: closeEstablishment,
  },
  {
    daily: 170,
    least: 1,
    suits: (population, company) => owns(population, company) > 0,
    happen: openEstablishment,
  },
  {
    daily: 40,
    least: 1,
    suits: (population, company) => owns(population, company) > 0,
    happen: moveEstablishment,
  },
  { daily: 100, least: 1, suits: (_, company) => isLegal(company), happen: replaceChild('denomination') },
  { daily: 150, least: 1, suits: (_, company) => isLegal(company), happen: replaceChild('address') },
  { daily: 180, least: 2, suits: (_, company) => company.person, happen: replaceChild('activity') },
  { daily: 620, least: 3, suits: (_, company) => company.form?.kind !== 'foreign', happen: deregister },
]

function owns(population: Population, company: Company): number {
  return countEstablishments(population, company)
}

// The enterprise and all that is its own leave, each table by itself.
function deregister(population: Population, changes: Changes, _day: Day, company: Company): void {
  changes.delete('enterprise', company.number)
  for (const name of CHILD_NAMES) {
    changes.deleteWhereFiled(name, company.number, rows =>
      CHILD_TABLES[name].company(rows, population, company),
    )
  }
  for (const place of listEstablishments(population, company))
    closeEstablishmentRows(population, changes, place)
}

// Only the enterprise's own row comes again: its names and addresses stay as they are.
function changeSituation(population: Population, changes: Changes, day: Day, company: Company): void {
  const situation = (company.index + day.update) % 4 === 0 ? '012' : BANKRUPTCY
  changes.delete('enterprise', company.number)
  changes.insert('enterprise', company.number, rows =>
    addEnterprise(rows, population, company, { situation }),
  )
}

function changeForm(population: Population, changes: Changes, _day: Day, company: Company): void {
  const form = company.form?.readAs ?? undefined
  changes.delete('enterprise', company.number)
  changes.insert('enterprise', company.number, rows => addEnterprise(rows, population, company, { form }))
}

// All rows of the company in one child table come again, changed.
function replaceChild(name: ChildName): DailyEvent['happen'] {
  return (population, changes, day, company) => {
    const table = CHILD_TABLES[name]
    changes.deleteWhereFiled(name, company.number, rows => table.company(rows, population, company))
    changes.insert(name, company.number, rows => table.company(rows, population, company, day.update))
  }
}

function closeEstablishment(population: Population, changes: Changes, _day: Day, company: Company): void {
  closeEstablishmentRows(population, changes, listEstablishments(population, company).at(-1) as Establishment)
}

function moveEstablishment(population: Population, changes: Changes, day: Day, company: Company): void {
  const place = listEstablishments(population, company)[0] as Establishment
  changes.delete('address', place.number)
  changes.insert('address', place.number, rows =>
    CHILD_TABLES.address.place(rows, population, place, day.update),
  )
}

function transferEstablishmentAway(
  population: Population,
  changes: Changes,
  day: Day,
  company: Company,
): void {
  const place = listEstablishments(population, company).at(-1) as Establishment
  changes.delete('establishment', place.number)
  day.unowned.push(place)
}

function openEstablishment(population: Population, changes: Changes, day: Day, company: Company): void {
  openNewEstablishment(population, changes, day, company, countEstablishments(population, company))
}
