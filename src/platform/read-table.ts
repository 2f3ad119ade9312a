// Tables of data/: tab-separated values with a header line; lines that begin with `#` are comments. They are read and
// checked when the module that owns the table is loaded, so that a faulty table stops the program at start.

import { readFileSync } from 'node:fs'

const DATA_DIR = new URL('../../data/', import.meta.url)

export type TableRow<Column extends string> = Readonly<Record<Column, string>>

export type TableShape<Column extends string> = {
  /** The header line, in this order. */
  columns: readonly Column[]
  /** Columns whose cells may be empty. */
  optional?: readonly Column[]
  /** Columns that together identify a row. */
  unique?: readonly Column[]
  /** What a cell of a column may be: one of a list, or what a pattern matches. */
  values?: Readonly<Partial<Record<Column, readonly string[] | RegExp>>>
}

/** The message begins with file and line: `data/accounts/rubric-facts.tsv:12: …`. */
class TableError extends Error {
  override name = 'TableError'
}

/** The rows of a file under `data/`, in its order, converted where `convert` is given. Throws `TableError`. */
export function readTable<Column extends string, Row = TableRow<Column>>(
  file: string,
  shape: TableShape<Column>,
  convert?: (row: TableRow<Column>) => Row,
): Row[] {
  return parseTable(readFileSync(new URL(file, DATA_DIR), 'utf8'), `data/${file}`, shape, convert)
}

/**
 * The rows of a table's text. `file` is its name in errors. What `convert` throws names file and line too. Throws
 * `TableError`.
 */
export function parseTable<Column extends string, Row = TableRow<Column>>(
  text: string,
  file: string,
  shape: TableShape<Column>,
  convert: (row: TableRow<Column>) => Row = row => row as Row,
): Row[] {
  const [header, ...lines] = splitLines(text)
  if (header?.text !== shape.columns.join('\t'))
    throw new TableError(`${file}:${header?.number ?? 1}: the columns are not ${shape.columns.join(', ')}`)
  const seen = new Map<string, number>()
  return lines.map(({ text: line, number }) => {
    try {
      const row = parseRow(line, shape)
      checkUnique(row, number, shape, seen)
      return convert(row)
    } catch (error) {
      throw new TableError(`${file}:${number}: ${(error as Error).message}`)
    }
  })
}

function splitLines(text: string): { text: string; number: number }[] {
  return text
    .split(/\r?\n/)
    .map((line, index) => ({ text: line, number: index + 1 }))
    .filter(line => line.text !== '' && !line.text.startsWith('#'))
}

function parseRow<Column extends string>(line: string, shape: TableShape<Column>): TableRow<Column> {
  const cells = line.split('\t')
  if (cells.length !== shape.columns.length) throw new Error(`not ${shape.columns.length} cells`)
  const row = Object.fromEntries(shape.columns.map((column, at) => [column, cells[at]])) as TableRow<Column>
  const fault = findFault(row, shape)
  if (fault !== null) throw new Error(fault)
  return row
}

function checkUnique<Column extends string>(
  row: TableRow<Column>,
  line: number,
  { unique }: TableShape<Column>,
  seen: Map<string, number>,
): void {
  if (unique === undefined) return
  const key = unique.map(column => row[column]).join('\t')
  if (seen.has(key)) throw new Error(`repeats ${unique.join(', ')} of line ${seen.get(key)}`)
  seen.set(key, line)
}

function findFault<Column extends string>(row: TableRow<Column>, shape: TableShape<Column>): string | null {
  for (const column of shape.columns) {
    const cell = row[column]
    if (cell !== cell.trim()) return `${column} has blanks around it`
    if (cell === '') {
      if (shape.optional?.includes(column)) continue
      return `${column} is empty`
    }
    const values = shape.values?.[column]
    if (values === undefined) continue
    const known = values instanceof RegExp ? values.test(cell) : values.includes(cell)
    if (!known) return `unknown ${column} ${JSON.stringify(cell)}`
  }
  return null
}
