// What comes and goes in an Update: new companies and establishments, establishments that close or change hands.

import { type Extract, snapshotDate } from '../files/extract-day.ts'
import { type Company, generateCompany } from '../generate-company.ts'
import {
  countEstablishments,
  type Establishment,
  generateEstablishment,
  type Population,
} from '../population.ts'
import { CHILD_NAMES, CHILD_TABLES } from '../rows/child-tables.ts'
import { addEnterprise, addEstablishment } from '../rows/entity-rows.ts'
import type { Changes } from './update-changes.ts'

/** What Updates have added so far. */
export type Growth = { founded: number; opened: number }

export type Day = {
  update: number
  /** `dd-mm-yyyy` of what begins on this day. */
  date: string
  growth: Growth
  /** Establishments whose owner gave them up and that need another. */
  unowned: Establishment[]
}

export function startDay(extract: Extract, update: number, growth: Growth): Day {
  return { update, date: snapshotDate(extract), growth, unowned: [] }
}

/** A Belgian legal person. */
export function isLegal({ form }: Company): boolean {
  return form !== null && form.kind !== 'foreign'
}

/** An establishment leaves, each table by itself. */
export function closeEstablishmentRows(population: Population, changes: Changes, place: Establishment): void {
  changes.delete('establishment', place.number)
  deleteChildren(population, changes, place)
}

function deleteChildren(population: Population, changes: Changes, place: Establishment): void {
  for (const name of CHILD_NAMES) {
    changes.deleteWhereFiled(name, place.number, rows => CHILD_TABLES[name].place(rows, population, place))
  }
}

/** Lets a company take over an establishment that another gave up; false when it cannot. */
export function takeOverEstablishment(
  population: Population,
  changes: Changes,
  day: Day,
  company: Company,
): boolean {
  if (!isLegal(company)) return false
  const place = day.unowned.pop() as Establishment
  changes.insert('establishment', place.number, rows =>
    addEstablishment(rows, population, place, { owner: company.number }),
  )
  return true
}

/** A new establishment of a company, with a number above all others. */
export function openNewEstablishment(
  population: Population,
  changes: Changes,
  day: Day,
  owner: Company,
  order: number,
): void {
  const place = generateEstablishment(
    population,
    population.establishments + day.growth.opened++,
    owner,
    order,
  )
  changes.insert('establishment', place.number, rows =>
    addEstablishment(rows, population, place, { startDate: day.date }),
  )
  for (const name of CHILD_NAMES) {
    changes.insert(name, place.number, rows => CHILD_TABLES[name].place(rows, population, place))
  }
}

/** Closes the establishments that nobody took over: where there are few companies, none may suit. */
export function closeUnowned(population: Population, changes: Changes, { unowned: homeless }: Day): void {
  for (const place of homeless.splice(0)) deleteChildren(population, changes, place)
}

/** A new company with a number above all others, and its first establishments. */
export function foundCompany(population: Population, changes: Changes, day: Day): void {
  const company = generateCompany(population, population.companies + day.growth.founded++)
  // A foreign entity would need a branch; those of an Update's day are left to the next Full.
  if (company.form?.kind === 'foreign') {
    foundCompany(population, changes, day)
    return
  }
  changes.insert('enterprise', company.number, rows =>
    addEnterprise(rows, population, company, { startDate: day.date }),
  )
  for (const name of CHILD_NAMES) {
    changes.insert(name, company.number, rows => CHILD_TABLES[name].company(rows, population, company))
  }
  const places = Math.min(2, countEstablishments(population, company))
  for (let order = 0; order < places; order++) openNewEstablishment(population, changes, day, company, order)
}
