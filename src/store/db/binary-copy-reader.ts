// Reads PostgreSQL's COPY binary format: float8 values are copied as bytes without text conversion. Format:
// PostgreSQL documentation, COPY, "Binary Format".

import type { PoolClient } from 'pg'
import { to as copyTo } from 'pg-copy-streams'

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
