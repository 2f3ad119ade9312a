// Interface of the converters from file rows to table rows in COPY format.

import type { Fields } from '../csv-reader.ts'
import type { EntityIndex } from '../entity-index.ts'
import type { TermCounter } from '../term-counter.ts'

export type RecordContext = {
  /** Enterprise of each establishment and branch; filled by the files read before. */
  entities: EntityIndex
  /** Words and streets counted so far. */
  terms: TermCounter
}

export type RecordFormat = {
  table: string
  /** Columns of `table` in the order of the converted rows. */
  columns: string[]
  /** A row in COPY format. Throws `RowError` for an unreadable one. */
  convert(fields: Fields, extra: string | null, context: RecordContext): string
}
