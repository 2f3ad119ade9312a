// What a file's rows become: rows of one table, in COPY's notation.

import type { Fields } from '../csv-reader.ts'
import type { EntityIndex } from '../entity-index.ts'
import type { TermCounter } from '../term-counter.ts'

export type RecordContext = {
  /** Which enterprise an establishment or branch belongs to; filled by the files read before. */
  entities: EntityIndex
  /** Words and streets met so far. */
  terms: TermCounter
}

export type RecordFormat = {
  table: string
  /** Columns of `table` in the order of the converted rows. */
  columns: string[]
  /** A row in COPY's notation. Throws `RowFault` for one that cannot be read. */
  convert(fields: Fields, extra: string | null, context: RecordContext): string
}
