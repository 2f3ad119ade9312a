// PostgreSQL's COPY: text written in chunks, binary float8 read without conversion.

import { once } from 'node:events'
import type { Writable } from 'node:stream'
import type { PoolClient } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'

// Reads PostgreSQL's COPY binary format: float8 values are copied as bytes without text conversion. Format:
// PostgreSQL documentation, COPY, "Binary Format".

/** `rows` × `width` numbers in row order, and one array per text column. */
type NumberRows = { rows: number; width: number; numbers: Float64Array; texts: (string | null)[][] }

const SIGNATURE_LENGTH = 11
const HEADER_LENGTH = SIGNATURE_LENGTH + 8

/** Runs `COPY (…) TO STDOUT (FORMAT binary)` whose first `width` columns are float8 and the other `textCount` text. */
export async function readCopy(
  client: PoolClient,
  statement: string,
  width: number,
  textCount: number,
): Promise<NumberRows> {
  const chunks: Buffer[] = []
  for await (const chunk of client.query(copyTo(statement))) chunks.push(chunk as Buffer)
  return decodeRows(Buffer.concat(chunks), width, textCount)
}

/** Null numbers become NaN. Throws RangeError when a row has another number of columns. */
function decodeRows(copied: Buffer, width: number, textCount: number): NumberRows {
  const view = new DataView(copied.buffer, copied.byteOffset, copied.byteLength)
  // A row has at least its length fields.
  const capacity = Math.ceil(copied.length / (2 + 4 * (width + textCount)))
  const numbers = new Float64Array(capacity * width)
  const texts = Array.from({ length: textCount }, (): (string | null)[] => [])
  let at = HEADER_LENGTH + view.getInt32(SIGNATURE_LENGTH + 4)
  let rows = 0
  for (let columns = view.getInt16(at); columns !== -1; columns = view.getInt16(at)) {
    if (columns !== width + textCount)
      throw new RangeError(`${columns} columns instead of ${width + textCount}`)
    at += 2
    const base = rows * width
    for (let column = 0; column < width; column++) {
      const length = view.getInt32(at)
      numbers[base + column] = length < 0 ? Number.NaN : view.getFloat64(at + 4)
      at += 4 + Math.max(length, 0)
    }
    for (const text of texts) {
      const length = view.getInt32(at)
      text.push(length < 0 ? null : copied.toString('utf8', at + 4, at + 4 + length))
      at += 4 + Math.max(length, 0)
    }
    rows++
  }
  return { rows, width, numbers: numbers.subarray(0, rows * width), texts }
}

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

/** A `text[]` or `integer[]` value: an array literal, escaped. */
export function copyArray(values: readonly (string | number)[]): string {
  const element = (value: string | number) =>
    typeof value === 'number'
      ? String(value)
      : `"${value.replaceAll(/["\\]/g, character => `\\${character}`)}"`
  return copyText(`{${values.map(element).join(',')}}`)
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
