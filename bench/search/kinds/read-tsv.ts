// Tables beside these files: tab-separated, the first line has the columns, lines that begin with `#` are comments.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Rows of `<name>.tsv` by column; empty where the file is missing. */
export function readTsv<Column extends string>(name: string): Record<Column, string>[] {
  const path = join(import.meta.dirname, `${name}.tsv`)
  if (!existsSync(path)) return []
  const lines = readFileSync(path, 'utf8').split('\n')
  const [header = '', ...rows] = lines.filter(line => line !== '' && !line.startsWith('#'))
  const columns = header.split('\t') as Column[]
  return rows.map(row => {
    const cells = row.split('\t')
    const entries = columns.map((column, at) => [column, cells[at] ?? ''])
    return Object.fromEntries(entries) as Record<Column, string>
  })
}
