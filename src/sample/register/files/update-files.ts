// The files of an Update: the whole code table, then for each table what to delete and what to insert.

import { COLUMNS } from '../../../sources/register/parse/columns.ts'
import { addCodes } from '../rows/code-rows.ts'
import { type Changes, TABLE_NAMES } from '../updates/update-changes.ts'
import { addMeta, type Extract } from './extract-day.ts'
import { type CsvFile, wholeFile } from './full-files.ts'

export function updateFiles(extract: Extract, changes: Changes): CsvFile[] {
  return [
    wholeFile('meta', rows => addMeta(rows, extract)),
    wholeFile('code', addCodes),
    ...TABLE_NAMES.flatMap(table => [
      {
        name: `${table}_delete.csv`,
        columns: COLUMNS[table].slice(0, 1),
        pieces: () => changes.deleted(table).map(number => ({ text: `"${number}"\n`, count: 1 })),
      },
      { name: `${table}_insert.csv`, columns: COLUMNS[table], pieces: () => changes.inserted(table) },
    ]),
  ]
}
