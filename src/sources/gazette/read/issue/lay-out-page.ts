// A page of an issue's PDF as columns of lines in reading order.

import type { PlacedPage, PlacedText } from '../pdf/placed-text.ts'
import { joinLines } from '../pdf/text-lines.ts'
import { findGutters } from './columns.ts'
import { type HeadersFooters, pageNumberIn } from './detect-headers-footers.ts'
import { isColophon, isFurniture, readHeader } from './headers-footers.ts'
import { joinSpacedLetters } from './join-spaced-letters.ts'
import { rowsOf, splitHeadersFooters } from './page-rows.ts'
import type { PageHeader, PrintedLine, PrintedPage } from './printed-page.ts'

/**
 * `page` is the page's number in the PDF, from 1; `furniture` was learned from the pages. What is furniture by
 * its words alone is left out, too: of a file with a page or two nothing can be learned.
 */
export function layOutPage(placed: PlacedPage, page: number, furniture: HeadersFooters): PrintedPage {
  const { head, body } = splitHeadersFooters(rowsOf(placed), furniture)
  const foot = body.findIndex(row => isColophon(row.text))
  const rows = foot < 0 ? body : body.slice(0, foot)
  const printed = [...head, ...rows.filter(row => isFurniture(row.text))]
  const texts = rows.filter(row => !isFurniture(row.text)).flatMap(row => row.pieces)
  const gutters = findGutters(texts, placed.width)
  const columns: PlacedText[][] = Array.from({ length: gutters.length + 1 }, () => [])
  for (const text of texts) columns[gutters.filter(gutter => text.x >= gutter).length]?.push(text)
  const printedTexts = printed.map(({ text }) => text)
  return {
    page,
    printedNumber: printedTexts.map(pageNumberIn).find(number => number !== null) ?? null,
    header: findHeader(printedTexts),
    columns: columns.map(column => toLines(joinSpacedLetters(column), page)),
  }
}

function findHeader(rows: string[]): PageHeader | null {
  return rows.map(readHeader).find(header => header !== null) ?? null
}

function toLines(column: PlacedText[], page: number): PrintedLine[] {
  const lines = joinLines(column)
  const left = Math.min(...lines.map(line => line.x))
  const width = Math.max(1, ...lines.map(line => line.right - left))
  return lines.map(line => ({ text: line.text, indent: (line.x - left) / width, page }))
}
