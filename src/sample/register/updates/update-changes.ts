// What one Update says, table by table: keys to delete and rows to insert, gathered in any order and written in
// the order of the files.

import type { ChildName } from '../rows/child-tables.ts'
import { Rows } from '../rows/csv-rows.ts'

type TableName = 'enterprise' | 'establishment' | 'branch' | ChildName

export const TABLE_NAMES: TableName[] = [
  'enterprise',
  'establishment',
  'branch',
  'denomination',
  'address',
  'contact',
  'activity',
]

type TableChange = { deleted: string[]; inserted: { number: string; text: string; count: number }[] }

/** A day's changes. A number is deleted or inserted at most once in a table. */
export class Changes {
  readonly #tables = new Map<TableName, TableChange>()
  #rows = 0

  constructor() {
    for (const name of TABLE_NAMES) this.#tables.set(name, { deleted: [], inserted: [] })
  }

  /** Rows of all delete and insert files. */
  get rows(): number {
    return this.#rows
  }

  delete(table: TableName, number: string): void {
    this.#table(table).deleted.push(number)
    this.#rows++
  }

  /** Inserts what `add` writes; nothing when it writes no row. */
  insert(table: TableName, number: string, add: (rows: Rows) => void): void {
    const rows = new Rows()
    add(rows)
    this.#rows += rows.count
    if (rows.count > 0) this.#table(table).inserted.push({ number, ...rows.take() })
  }

  /** Deletes a number from a table where it has rows: `add` writes them as they are there. */
  deleteWhereFiled(table: TableName, number: string, add: (rows: Rows) => void): void {
    const rows = new Rows()
    add(rows)
    if (rows.count > 0) this.delete(table, number)
  }

  deleted(table: TableName): string[] {
    return this.#table(table).deleted.toSorted()
  }

  inserted(table: TableName): { text: string; count: number }[] {
    return this.#table(table).inserted.toSorted((a, b) => (a.number < b.number ? -1 : 1))
  }

  #table(name: TableName): TableChange {
    return this.#tables.get(name) as TableChange
  }
}
