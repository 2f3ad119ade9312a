// Comma-separated values as RFC 4180 has them, safe to open in a spreadsheet: no cell can be taken for a formula.

import { pipeline, Readable, type Writable } from 'node:stream'
import { stringify } from 'csv-stringify'

/** In RFC 4180 only a first line that is named a header is one. */
export const CSV_TYPE = 'text/csv; charset=utf-8; header=present'

export type CsvRow = readonly (string | null)[]

/**
 * Rows as a stream of text with a header line, made as they are read. Null is an empty cell. No byte order mark: to
 * programs it would be part of the first column's name, and spreadsheets ask for the encoding when they import.
 */
export function streamCsv(header: readonly string[], rows: Iterable<CsvRow>): Readable {
  const text = stringify({
    header: true,
    columns: [...header],
    record_delimiter: '\r\n',
    quote_record_delimiter: true, // a lone line feed too
    cast: { string: escapeFormula },
  })
  // Where the reader goes away or a row fails, both ends are closed; the failure is the reader's to see.
  pipeline(Readable.from(rows), text as unknown as Writable, () => {})
  return text as unknown as Readable
}

const PLAIN_NUMBER = /^-?\d+(?:\.\d+)?$/
// Signs that begin a formula, full-width ones too (some programs fold them), at the start of a cell or after what a
// spreadsheet of another country would split cells at.
const FORMULA_START = /(?<=^|[;\t\r\n])(?=[=+\-@\t\r＝＋－＠])/g

/** A cell that no spreadsheet evaluates: an apostrophe stands before what could begin a formula. Numbers stay numbers. */
export function escapeFormula(cell: string): string {
  return PLAIN_NUMBER.test(cell) ? cell : cell.replace(FORMULA_START, "'")
}
