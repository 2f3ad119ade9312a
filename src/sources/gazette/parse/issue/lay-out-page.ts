// Lays out a page of an issue's PDF as columns of lines in reading order.

import type { PositionedPage, PositionedText } from '../pdf/positioned-text.ts'
import { joinLines } from '../pdf/text-lines.ts'
import { type HeadersFooters, pageNumberIn } from './detect-headers-footers.ts'
import { findGutters } from './find-gutters.ts'
import { isColophon, isHeaderOrFooter, readHeader } from './headers-footers.ts'
import { joinSpacedLetters } from './join-spaced-letters.ts'
import { type PageRow, rowsOf, splitHeadersFooters } from './page-rows.ts'
import type { PageHeader, PrintedLine, PrintedPage } from './printed-page.ts'

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
