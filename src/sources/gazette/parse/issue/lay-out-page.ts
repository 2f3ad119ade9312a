// Lays out a page of an issue's PDF as columns of lines in reading order.

import {
  groupRows,
  joinLines,
  joinRow,
  type PositionedPage,
  type PositionedText,
} from '../pdf/positioned-text.ts'
import {
  EDGE_ROWS,
  type EdgePage,
  type EdgeRow,
  type HeadersFooters,
  pageNumberIn,
} from './detect-headers-footers.ts'
import { findGutters } from './find-gutters.ts'
import { isColophon, isHeaderOrFooter, readHeader } from './headers-footers.ts'
import type { PageHeader, PrintedLine, PrintedPage } from './printed-page.ts'

// Joins letter-spaced words (`E c o n o m i e`), used to justify narrow columns.

/** Letters separated by spaces, at least four: three may be initials. */
const SPACED_WORD = /^\s*\S(?: \S){3,}\s*$/
const SPACED = /^\s*\S(?: \S)+\s*$/

/** Each word is a separate text piece; short ones are joined on a line with a longer one. */
export function joinSpacedLetters(pieces: PositionedText[]): PositionedText[] {
  const lines = new Set(pieces.filter(({ text }) => SPACED_WORD.test(text)).map(({ y }) => Math.round(y)))
  if (lines.size === 0) return pieces
  return pieces.map(piece =>
    lines.has(Math.round(piece.y)) && SPACED.test(piece.text)
      ? { ...piece, text: piece.text.replace(/\s/g, '') }
      : piece,
  )
}

// Full-width rows of an issue's page, and those at its edges.

type PageRow = EdgeRow & { pieces: PositionedText[] }

/** Points by which text crossing the gutter overlaps the page's middle. */
const MIN_OVERLAP = 4

/** From top to bottom, without text along the margin; rows without letters are dropped. */
export function rowsOf(placed: PositionedPage): PageRow[] {
  const middle = placed.width / 2
  return groupRows(placed.texts.filter(text => text.upright))
    .map(pieces => ({
      pieces,
      text: joinRow(pieces),
      y: pieces[0]?.y ?? 0,
      wide: pieces.some(piece => piece.x < middle - MIN_OVERLAP && piece.right > middle + MIN_OVERLAP),
    }))
    .filter(row => row.text !== '')
}

export function edgesOf(placed: PositionedPage, page: number): EdgePage {
  const rows = rowsOf(placed).map(({ text, y, wide }) => ({ text, y, wide }))
  return { page, top: rows.slice(0, EDGE_ROWS), bottom: rows.slice(-EDGE_ROWS).reverse() }
}

/** `rows` split into the page's body and the headers and footers at its edges, from the top. */
export function splitHeadersFooters(
  rows: readonly PageRow[],
  headersFooters: HeadersFooters,
): { body: PageRow[]; head: PageRow[] } {
  const top = headersFooters.count('top', rows.slice(0, EDGE_ROWS))
  const rest = rows.slice(top)
  const bottom = headersFooters.count('bottom', rest.slice(-EDGE_ROWS).reverse())
  const end = rest.length - bottom
  return { body: rest.slice(0, end), head: [...rows.slice(0, top), ...rest.slice(end)] }
}

/** Maximum rows of the colophon. */
const COLOPHON_ROWS = 3

/**
 * `page` is the PDF page number, from 1; `headersFooters` were detected over the issue. Headers and footers
 * recognised by words are dropped too, since nothing repeats in files of one or two pages.
 */
export function layOutPage(
  placed: PositionedPage,
  page: number,
  headersFooters: HeadersFooters,
): PrintedPage {
  const { head, body } = splitHeadersFooters(rowsOf(placed), headersFooters)
  const rows = dropColophon(body)
  const printed = [...head, ...rows.filter(row => isHeaderOrFooter(row.text))]
  const texts = rows.filter(row => !isHeaderOrFooter(row.text)).flatMap(row => row.pieces)
  const gutters = findGutters(texts, placed.width)
  const columns: PositionedText[][] = Array.from({ length: gutters.length + 1 }, () => [])
  for (const text of texts) columns[gutters.filter(gutter => text.x >= gutter).length]?.push(text)
  const printedTexts = printed.map(({ text }) => text)
  return {
    page,
    printedNumber: printedTexts.map(pageNumberIn).find(number => number !== null) ?? null,
    header: findHeader(printedTexts),
    columns: columns.map(column => toLines(joinSpacedLetters(column), page)),
  }
}

// Only full-width rows at the foot: a similar column line belongs to a notice.
function dropColophon(rows: PageRow[]): PageRow[] {
  const first = rows.findIndex(
    ({ wide, text }, at) => wide && at >= rows.length - COLOPHON_ROWS && isColophon(text),
  )
  return first < 0 ? rows : rows.slice(0, first)
}

function findHeader(rows: string[]): PageHeader | null {
  return rows.map(readHeader).find(header => header !== null) ?? null
}

function toLines(column: PositionedText[], page: number): PrintedLine[] {
  const lines = joinLines(column)
  const left = Math.min(...lines.map(line => line.x))
  const width = Math.max(1, ...lines.map(line => line.right - left))
  return lines.map(line => ({ text: line.text, indent: (line.x - left) / width, page }))
}
