// Pages that a text tool took from an issue column by column: plain text with a marker before each column,
// `<<<PAGE pdf=32 col=1>>>` or `<<<PAGE 121 col=2 (NL)>>>`. The spaces before a line stand for its place.

import { isCutColophon, isCutHeader } from './page-furniture.ts'
import type { PrintedLine, PrintedPage } from './printed-page.ts'

const MARKER = /^<<<PAGE (?:pdf=)?(\d+) col=(\d+)[^>]*>>>$/
/** Characters in a line of a two-column page, as a text tool lays it out. */
const COLUMN_CHARS = 70

/** Whether `text` is of this form. */
export function isColumnText(text: string): boolean {
  return text.trimStart().startsWith('<<<PAGE ')
}

/** The pages in the order of the file. What the page's header left in a column is dropped. */
export function* readColumnText(text: string): Generator<PrintedPage> {
  let current: PrintedPage | undefined
  for (const raw of text.split(/\r?\n|\f/)) {
    const marker = MARKER.exec(raw.trim())
    if (marker) {
      const page = Number(marker[1])
      if (!current || current.page !== page) {
        if (current) yield current
        current = { page, header: null, columns: [] }
      }
      current.columns.push([])
      continue
    }
    const column = current?.columns.at(-1)
    if (current && column) addLine(column, raw, current.page)
  }
  if (current) yield current
}

function addLine(column: PrintedLine[], raw: string, page: number): void {
  const text = raw.replace(/\s+/g, ' ').trim()
  if (text === '' || isCutColophon(text) || (column.length === 0 && isCutHeader(text))) return
  column.push({ text, indent: (raw.length - raw.trimStart().length) / COLUMN_CHARS, page })
}
