// Polish companies (UCI 365; Zięba, Tomczak & Tomczak 2016): 64 ratios, label bankrupt within one year (the
// file `5year`), three (`3year`) or five (`1year`).

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { LabelledRows } from './labelled-rows.ts'
import { numbersOf, readTable } from './read-table.ts'

/** Reads a file of the set, .arff as published or .csv with the same column names. */
export function readPolish(path: string): LabelledRows {
  const table = readTable(path)
  const names = table.names.filter(name => /^attr\d+$/i.test(name))
  const columns = names.map(name => numbersOf(table, name))
  return {
    matrix: { names: names.map(name => name.replace(/^attr/i, 'Attr')), rows: table.rows.length, columns },
    labels: numbersOf(table, 'class'),
  }
}

/** Files of the set by year, `5year` → path. */
export function findPolish(folder: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const name of readdirSync(folder).sort()) {
    const year = /^(\dyear).*\.(?:arff|csv)$/i.exec(name)?.[1]
    if (year) found.set(year, join(folder, name))
  }
  return found
}
