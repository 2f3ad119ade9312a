// CSV by RFC 4180, safe for spreadsheets: no cell can be evaluated as a formula.

import { pipeline, Readable, type Writable } from 'node:stream'
import { stringify } from 'csv-stringify'

/** By RFC 4180 the header line must be declared. */
export const CSV_TYPE = 'text/csv; charset=utf-8; header=present'

export type CsvRow = readonly (string | null)[]

type CsvDialect = {
  delimiter: string
  /** Whether the file begins with a byte order mark. */
  bom: boolean
  decimalComma: boolean
}

const RFC_4180: CsvDialect = { delimiter: ',', bom: false, decimalComma: false }
/** What Excel opens as a table with Belgian regional settings. */
export const EXCEL_CSV: CsvDialect = { delimiter: ';', bom: true, decimalComma: true }

/**
 * Rows as a text stream with a header line, generated lazily. Null is an empty cell. By default without a byte
 * order mark: programs would read it as part of the first column's name.
 */
export function streamCsv(
  header: readonly string[],
  rows: Iterable<CsvRow>,
  { delimiter, bom, decimalComma }: CsvDialect = RFC_4180,
): Readable {
  const text = stringify({
    header: true,
    columns: [...header],
    record_delimiter: '\r\n',
    quote_record_delimiter: true, // also quotes lone line feeds
    delimiter,
    bom,
    cast: { string: cell => escapeFormula(cell, decimalComma) },
  })
  // Both ends are closed when the reader leaves or a row fails; the reader gets the error.
  pipeline(Readable.from(rows), text as unknown as Writable, () => {})
  return text as unknown as Readable
}

const PLAIN_NUMBER = /^-?\d+(?:\.\d+)?$/
// Characters that start a formula, including full-width ones, at the start of a cell or after separators of other
// locales.
const FORMULA_START = /(?<=^|[;\t\r\n])(?=[=+\-@\t\r＝＋－＠])/g

/** Escapes possible formulas with an apostrophe. Numbers stay numbers. */
export function escapeFormula(cell: string, decimalComma = false): string {
  if (!PLAIN_NUMBER.test(cell)) return cell.replace(FORMULA_START, "'")
  return decimalComma ? cell.replace('.', ',') : cell
}
