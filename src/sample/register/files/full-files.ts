// The files of the Full: every entity in the order of its number, enterprises before establishments before branches.

import { COLUMNS } from '../../../sources/register/parse/columns.ts'
import { type Company, generateCompany } from '../generate-company.ts'
import { branchNumber, type Establishment, generateEstablishment, type Population } from '../population.ts'
import { CHILD_NAMES, CHILD_TABLES } from '../rows/child-tables.ts'
import { addCodes } from '../rows/code-rows.ts'
import { Rows } from '../rows/csv-rows.ts'
import { addBranch, addEnterprise, addEstablishment } from '../rows/entity-rows.ts'
import { addMeta, type Extract } from './extract-day.ts'

/** A CSV file: its header, and its rows in pieces. */
export type CsvFile = {
  name: string
  columns: readonly string[]
  pieces(): Iterable<ReturnType<Rows['take']>>
}

// Pieces of this many characters keep the packer busy without filling the memory.
const CHUNK_CHARACTERS = 1 << 17

type RowChunks = Generator<ReturnType<Rows['take']>>

export function fullFiles(population: Population, extract: Extract): CsvFile[] {
  return [
    wholeFile('meta', rows => addMeta(rows, extract)),
    wholeFile('code', addCodes),
    csv('enterprise', () =>
      eachCompany(population, (rows, company) => addEnterprise(rows, population, company)),
    ),
    csv('establishment', () =>
      eachEstablishment(population, (rows, place) => addEstablishment(rows, population, place)),
    ),
    csv('branch', () =>
      eachBranch(population, (rows, number, owner) => addBranch(rows, population, number, owner)),
    ),
    ...CHILD_NAMES.map(name => csv(name, () => children(population, name))),
  ]
}

/** A file that is small enough to be made in one piece. */
export function wholeFile(name: 'meta' | 'code', add: (rows: Rows) => void): CsvFile {
  return csv(name, function* () {
    const rows = new Rows()
    add(rows)
    yield rows.take()
  })
}

function csv(name: keyof typeof COLUMNS, pieces: () => RowChunks): CsvFile {
  return { name: `${name}.csv`, columns: COLUMNS[name], pieces }
}

function* children(population: Population, name: (typeof CHILD_NAMES)[number]): RowChunks {
  const table = CHILD_TABLES[name]
  yield* eachCompany(population, (rows, company) => table.company(rows, population, company))
  yield* eachEstablishment(population, (rows, place) => table.place(rows, population, place))
  yield* eachBranch(population, (rows, number, owner) => table.branch(rows, population, number, owner))
}

function* eachCompany(population: Population, add: (rows: Rows, company: Company) => void): RowChunks {
  const rows = new Rows()
  for (let index = 0; index < population.companies; index++) {
    add(rows, generateCompany(population, index))
    if (rows.text.length > CHUNK_CHARACTERS) yield rows.take()
  }
  yield rows.take()
}

function* eachEstablishment(
  population: Population,
  add: (rows: Rows, place: Establishment) => void,
): RowChunks {
  const rows = new Rows()
  for (let rank = 0; rank < population.establishments; rank++) {
    const slot = population.slotAt[rank] as number
    const index = population.ownerOf[slot] as number
    const order = slot - (population.firstSlot[index] as number)
    add(rows, generateEstablishment(population, slot, generateCompany(population, index), order))
    if (rows.text.length > CHUNK_CHARACTERS) yield rows.take()
  }
  yield rows.take()
}

function* eachBranch(
  population: Population,
  add: (rows: Rows, number: string, owner: Company) => void,
): RowChunks {
  const rows = new Rows()
  for (const [rank, index] of population.branchOwners.entries()) {
    add(rows, branchNumber(population, rank), generateCompany(population, index))
    if (rows.text.length > CHUNK_CHARACTERS) yield rows.take()
  }
  yield rows.take()
}
