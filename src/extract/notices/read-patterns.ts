// Tables of regular expressions under data/gazette. What several patterns of a table have in common is a fragment, which
// they refer to as `${NAME}`.

import type { EventKind } from '../../domain/publications/gazette-fact.ts'
import { isEventKind } from '../../domain/timeline/classify-event.ts'
import { readTable, type TableRow, type TableShape } from '../../platform/read-table.ts'

const FRAGMENTS = new Map(
  readTable('gazette/pattern-fragments.tsv', {
    columns: ['table', 'name', 'pattern'],
    unique: ['table', 'name'],
    values: { name: /^[A-Z_]+$/ },
  }).map(({ table, name, pattern }) => [`${table} ${name}`, pattern]),
)

/** The rows of `data/gazette/<table>.tsv`, fragments filled in, as `convert` makes them. Throws `TableError`. */
export function readPatterns<Column extends string, Row>(
  table: string,
  shape: TableShape<Column | 'pattern'>,
  convert: (row: TableRow<Column | 'pattern'>) => Row,
): Row[] {
  return readTable(`gazette/${table}.tsv`, shape, row =>
    convert({ ...row, pattern: fillFragments(table, row.pattern) }),
  )
}

function fillFragments(table: string, pattern: string): string {
  return pattern.replace(/\$\{([A-Z_]+)\}/g, (reference, name: string) => {
    const fragment = FRAGMENTS.get(`${table} ${name}`)
    if (fragment === undefined) throw new Error(`unknown fragment ${reference}`)
    return fragment
  })
}

/** A kind of event in a table. Throws for a word that is none. */
export function toEventKind(text: string): EventKind {
  if (!isEventKind(text)) throw new Error(`unknown kind ${JSON.stringify(text)}`)
  return text
}
