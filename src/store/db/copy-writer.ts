// PostgreSQL's COPY in text format: the fastest way in. Rows are gathered into pieces before they are sent.

import { once } from 'node:events'
import type { Writable } from 'node:stream'
import type { PoolClient } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

const CHUNK_CHARS = 1 << 17
const SPECIAL = /[\\\t\n\r]/
const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

/** A text value in COPY's notation; null is `\N`. A NUL character cannot be stored: strip it before. */
export function copyText(value: string | null): string {
  if (value === null) return '\\N'
  return SPECIAL.test(value)
    ? value.replaceAll(/[\\\t\n\r]/g, character => ESCAPES[character] as string)
    : value
}

/** An open COPY. */
export type CopyWriter = {
  /** Adds a row: its values in COPY's notation, parted by tabs. */
  write(row: string): void
  /** Resolves when the server has taken enough for more to be written. */
  drained(): Promise<void>
  /** Ends the COPY and returns how many rows the server took. */
  end(): Promise<number>
  /** Gives the COPY up; the transaction it stands in has failed then. */
  abort(): void
}

/** Begins `COPY table (columns) FROM STDIN` on `client`; `frozen` for a table made in the same transaction. */
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
    failure ??= error // the first says why (a full disk), those that follow only that it is over
  })
  const parts: string[] = []
  let chars = 0
  const flush = () => {
    // The stream has let go of its connection then, and fails on it with words of its own.
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
