// Full-width rows of an issue's page, and those at its edges.

import type { PositionedPage, PositionedText } from '../pdf/positioned-text.ts'
import { groupRows, joinRow } from '../pdf/text-lines.ts'
import { EDGE_ROWS, type EdgePage, type EdgeRow, type HeadersFooters } from './detect-headers-footers.ts'

export type PageRow = EdgeRow & { pieces: PositionedText[] }

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
