// Writes COPY text format in chunks.

import { once } from 'node:events'
import type { Writable } from 'node:stream'
import type { PoolClient } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

const CHUNK_CHARS = 1 << 17
const SPECIAL = /[\\\t\n\r]/
const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

/** Escapes a text value; null is `\N`. NUL characters must be removed before. */
export function copyText(value: string | null): string {
  if (value === null) return '\\N'
  return SPECIAL.test(value)
    ? value.replaceAll(/[\\\t\n\r]/g, character => ESCAPES[character] as string)
    : value
}

export type CopyWriter = {
  /** Adds a row: escaped values separated by tabs. */
  write(row: string): void
  /** Resolves when the stream accepts more data. */
  drained(): Promise<void>
  /** Ends the COPY and returns the number of rows. */
  end(): Promise<number>
  /** Aborts the COPY and with it the transaction. */
  abort(): void
}

/** Starts `COPY table (columns) FROM STDIN`; `frozen` for a table created in the same transaction. */
export function openCopyWriter(
  client: PoolClient,
  table: string,
  columns: string[],
  frozen = false,
): CopyWriter {
  const statement = `COPY ${table} (${columns.join(', ')}) FROM STDIN${frozen ? ' WITH (FREEZE)' : ''}`
  const stream = client.query(copyFrom(statement)) as Writable & { rowCount: number }
  let failure: Error | null = null
  stream.on('error', error => {
    failure ??= error // the first error has the cause (such as a full disk), later ones only follow from it
  })
  const parts: string[] = []
  let chars = 0
  const flush = () => {
    // A failed stream has released its connection; writing to it would hide the original error.
    if (failure) throw failure
    if (parts.length === 0) return
    stream.write(`${parts.join('\n')}\n`)
    parts.length = 0
    chars = 0
  }
  return {
    write(row) {
      parts.push(row)
      chars += row.length
      if (chars > CHUNK_CHARS) flush()
    },
    async drained() {
      if (failure) throw failure
      if (stream.writableNeedDrain) await once(stream, 'drain')
    },
    async end() {
      flush()
      stream.end()
      if (failure) throw failure
      await once(stream, 'finish')
      return stream.rowCount
    },
    abort() {
      if (!failure) stream.destroy()
    },
  }
}
