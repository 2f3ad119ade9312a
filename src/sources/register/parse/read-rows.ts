// Reads one CSV file of an extract into rows. Unreadable rows are reported with file, line and reason; an
// untrustworthy file throws `ExtractError`.

import { isUtf8 } from 'node:buffer'
import { type ColumnMapping, mapColumns } from './columns.ts'
import { CsvReader, type Fields } from './csv-reader.ts'
import { ExtractError } from './extract-fault.ts'
import type { ExtractFile } from './open-extract.ts'
import { checkStorable, RowError } from './values.ts'

export type BadRow = { file: string; line: number; reason: string; record: string }

type RowHandlers = {
  columns: readonly string[]
  /** Takes a row in the order of `columns`, with JSON of unknown columns; may throw `RowError`. */
  row(fields: Fields, extra: string | null, line: number): void
  bad(row: BadRow): void
  /** Called and awaited after each chunk of the file, with its size in bytes. */
  afterPiece(bytes: number): Promise<void> | void
}

/** Reads all of `file` and returns its number of rows, unreadable ones included. Throws `ExtractError`. */
export async function readRows(file: ExtractFile, handlers: RowHandlers): Promise<number> {
  let arrangement: ColumnMapping | null = null
  let rows = 0
  let cutOff = false // the last line lacks its newline
  const bad = (reason: string, record: string, line: number) => {
    if (cutOff)
      throw new ExtractError({ file: file.location, line }, 'the file is truncated here; download it again')
    handlers.bad({ file: file.name, line, reason, record })
  }
  const reader = new CsvReader({
    record(fields, line) {
      if (!arrangement) {
        arrangement = mapColumns(file.location, handlers.columns, fields)
        return
      }
      rows++
      if (fields.length !== arrangement.width) {
        return bad(
          `${fields.length} fields where the header has ${arrangement.width}`,
          describeRecord(fields),
          line,
        )
      }
      try {
        checkStorable(fields)
        handlers.row(
          arrangement.arrange(fields),
          arrangement.official ? null : arrangement.extra(fields),
          line,
        )
      } catch (error) {
        if (!(error instanceof RowError)) throw error
        bad(error.message, describeRecord(fields), line)
      }
    },
    malformed(text, line, reason) {
      if (!arrangement) throw new ExtractError({ file: file.location, line }, `no header: ${reason}`)
      rows++
      bad(reason, text.slice(0, 1000), line)
    },
  })
  await decodeUtf8(
    file,
    () => reader.line,
    text => reader.push(text),
    handlers.afterPiece,
  )
  cutOff = reader.isOpen
  reader.end()
  if (!arrangement)
    throw new ExtractError({ file: file.location, line: 1 }, 'the file is empty; it has no header')
  return rows
}

function describeRecord(fields: Fields): string {
  return fields
    .map(field => (field ?? '').replaceAll('\0', '\u2400'))
    .join(',')
    .slice(0, 1000)
}

// Decodes `file` chunk by chunk. Throws `ExtractError` with the line that is not UTF-8.
async function decodeUtf8(
  file: ExtractFile,
  currentLine: () => number,
  take: (text: string) => void,
  afterPiece: (bytes: number) => Promise<void> | void,
): Promise<void> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  for await (const piece of readChunks(file, currentLine)) {
    let text: string
    try {
      text = decoder.decode(piece, { stream: true })
    } catch {
      throw notUtf8Error(file, currentLine() + linesBeforeFault(piece))
    }
    take(text)
    await afterPiece(piece.length)
  }
  try {
    take(decoder.decode())
  } catch {
    throw notUtf8Error(file, currentLine())
  }
}

/** The bytes of `file`. A zip error gets the current line. */
export async function* readChunks(file: ExtractFile, currentLine: () => number): AsyncGenerator<Buffer> {
  try {
    yield* (await file.open()) as AsyncIterable<Buffer>
  } catch (error) {
    throw error instanceof ExtractError ? error.atLine(currentLine()) : error
  }
}

/** The error for a file that is not UTF-8 from `line` on. */
export function notUtf8Error(file: ExtractFile, line: number): ExtractError {
  return new ExtractError({ file: file.location, line }, 'invalid UTF-8: the file was changed or damaged')
}

// Lines of the chunk before the invalid bytes.
function linesBeforeFault(piece: Buffer): number {
  let lines = 0
  for (let start = 0; start < piece.length; lines++) {
    const end = piece.indexOf(10, start)
    const line = piece.subarray(start, end < 0 ? piece.length : end)
    // A chunk may start inside a character: continuation bytes at its start are valid.
    const from = start === 0 ? line.findIndex(byte => (byte & 0xc0) !== 0x80) : 0
    if (!isUtf8(line.subarray(Math.max(0, from)))) break
    start = end < 0 ? piece.length : end + 1
  }
  return lines
}
