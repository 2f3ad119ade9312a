// A small register that changes at random, written as Fulls and Updates. Companies are invented.

import { extractFiles, type Rows, SMALL_REGISTER, writeFolder } from './extract-folder.ts'

const COMPANIES = ['0200.000.108', '0200.000.207', '0200.000.306', '0200.000.405', '0200.000.504'] as const
/** Natural persons. */
const TRADERS = ['0200.000.306', '0200.000.504']
const UNITS = ['2.100.000.127', '2.100.000.226', '2.100.000.325', '2.100.000.424']
const CHILDREN = ['denomination', 'address', 'contact', 'activity'] as const
const TABLES = ['enterprise', 'establishment', ...CHILDREN] as const
type Table = (typeof TABLES)[number]

/** The companies' numbers as stored. */
export const NUMBERS = COMPANIES.map(text => Number(text.replaceAll('.', '')))

/** An extract folder of `day`, which counts from 1 October 2025 and is also the extract's number. */
export function writeDay(type: 'full' | 'update', day: number, rows: Rows): string {
  const files = extractFiles(type, day, rows)
  const [year, month, date] = dayOf(day).split('-')
  const meta = (files['meta.csv'] as string).replace('04-10-2025', `${date}-${month}-${year}`)
  return writeFolder({ ...files, 'meta.csv': meta })
}

/** `YYYY-MM-DD`. */
export function dayOf(day: number): string {
  return new Date(Date.UTC(2025, 9, day)).toISOString().slice(0, 10)
}

/** Numbers from 0 below `below`, the same for the same seed. */
export function createRandom(seed: number): (below: number) => number {
  let state = seed
  return below => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Lines by table and entity. */
export class SimulatedRegister {
  readonly #random: (below: number) => number
  #lines: Record<Table, Map<string, string[]>>
  #code = SMALL_REGISTER.code as string[]

  constructor(seed: number) {
    this.#random = createRandom(seed)
    this.#lines = Object.fromEntries(TABLES.map(table => [table, new Map()])) as never
    for (const number of COMPANIES.slice(0, 4)) this.#set('enterprise', number)
    for (const unit of UNITS.slice(0, 3)) this.#set('establishment', unit)
    for (const entity of [...COMPANIES, ...UNITS]) for (const table of CHILDREN) this.#set(table, entity)
  }

  /** A copy, for going back. */
  save(): () => void {
    const [lines, code] = [structuredClone(this.#lines), this.#code]
    return () => {
      this.#lines = lines
      this.#code = code
    }
  }

  full(): Rows {
    const rows: Rows = { code: this.#code }
    // The order of lines differs from Full to Full.
    for (const table of TABLES) {
      const groups = [...this.#lines[table].values()]
      rows[table] = groups.flatMap(lines => (this.#random(2) ? lines : lines.toReversed()))
    }
    return rows
  }

  /** Changes up to `count` groups and returns the Update that says so; some come again as they were. */
  change(count: number): Rows {
    const rows: Rows = { code: this.#code }
    const done = new Set<string>()
    for (let at = 0; at < count; at++) {
      const table = this.#pick(TABLES)
      const entity = this.#pick(entitiesOf(table))
      if (done.has(table + entity)) continue
      done.add(table + entity)
      const before = this.#lines[table].get(entity)
      if (before && this.#random(5) === 0) this.#lines[table].set(entity, before.toReversed())
      else if (before && this.#random(3) === 0) this.#lines[table].delete(entity)
      else this.#set(table, entity)
      if (before) rows[`${table}_delete`] = [...(rows[`${table}_delete`] ?? []), `"${entity}"`]
      rows[`${table}_insert`] = [
        ...(rows[`${table}_insert`] ?? []),
        ...(this.#lines[table].get(entity) ?? []),
      ]
    }
    if (this.#random(4) === 0) {
      this.#code = [`"Nace2025","56111","NL","Restaurants ${this.#random(9)}"`]
      rows.code = this.#code
    }
    return rows
  }

  #pick<T>(list: readonly T[]): T {
    return list[this.#random(list.length)] as T
  }

  #set(table: Table, entity: string): void {
    this.#lines[table].set(entity, this.#newLines(table, entity))
  }

  #newLines(table: Table, entity: string): string[] {
    const any = () => this.#random(1_000)
    const some = (line: () => string) => Array.from({ length: 1 + this.#random(3) }, line)
    switch (table) {
      case 'enterprise': {
        const form = TRADERS.includes(entity)
          ? ',,'
          : `,"${this.#pick(['014', '015'])}","${this.#pick(['610', ''])}"`
        const situation = this.#pick(['000', '050'])
        return [`"${entity}","AC","${situation}","${TRADERS.includes(entity) ? 1 : 2}"${form},01-01-1999`]
      }
      case 'establishment':
        return [`"${entity}",0${1 + this.#random(9)}-03-1999,"${this.#pick(COMPANIES)}"`]
      case 'denomination':
        return some(() => `"${entity}","${1 + this.#random(2)}","00${1 + this.#random(3)}","Naam ${any()}"`)
      case 'address': {
        const type = entity.startsWith('2') ? 'BAET' : 'REGO'
        return [`"${entity}","${type}",,,"9000","Gent","Gand","Kaai ${any()}","Quai","${1 + any()}","","",`]
      }
      case 'contact':
        return some(() => `"${entity}","ENT","TEL","0${any()}"`)
      case 'activity':
        return some(() => {
          const version = this.#pick(['2008', '2025'])
          return `"${entity}","00${1 + this.#random(3)}","${version}","${56_100 + this.#random(40)}","MAIN"`
        })
    }
  }
}

function entitiesOf(table: Table): readonly string[] {
  if (table === 'enterprise') return COMPANIES
  return table === 'establishment' ? UNITS : [...COMPANIES, ...UNITS]
}
