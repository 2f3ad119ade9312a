// Finds the column gutters of a page. The gazette prints two columns (notices) or three (register lists); a
// gutter is a band that almost no row crosses, near its expected position.

import type { PositionedText } from '../pdf/positioned-text.ts'

/** Layouts by gutter positions, as shares of the page's width; the first match is used. */
const LAYOUTS: number[][] = [[1 / 2], [1 / 3, 2 / 3]]

/** Tolerance of a gutter's position, as a share of the page's width. */
const GUTTER_TOLERANCE = 0.06
/**
 * Minimum gutter width, in points: real ones have about 12, and wide spaces of justified lines do not recur.
 */
const MIN_GUTTER_WIDTH = 4
/** Share of rows that may cross a gutter: titles across the page, overlong lines. */
const CROSSING_SHARE = 0.05
/** On a page with little text this many rows, if that is fewer. */
const CROSSING_ROWS = 3
const CROSSING_SHARE_OF_FEW = 0.15
/** Distance from gutter to line starts, in points: 0, or 8.5 for the first line of a paragraph. */
const INDENT = 14
/** Minimum share of rows right of a gutter that start there; for a gap inside a column, line starts vary. */
const BEGINNING_SHARE = 0.4

/** The x of each gutter's centre, from left to right; empty for a single column. */
export function findGutters(placed: PositionedText[], pageWidth: number): number[] {
  const texts = placed.filter(text => text.text.trim() !== '')
  const crossed = countCrossings(texts, pageWidth)
  const rows = new Set(texts.map(rowOf)).size
  const most = Math.max(
    1,
    rows * CROSSING_SHARE,
    Math.min(CROSSING_ROWS, Math.floor(rows * CROSSING_SHARE_OF_FEW)),
  )
  for (const layout of LAYOUTS) {
    const gutters = layout.map(share => findGutter(texts, crossed, share * pageWidth, most, pageWidth))
    if (gutters.every(gutter => gutter !== null)) return gutters
  }
  return []
}

// The emptiest band first: on a page with little text a wider one may lie beside the gutter.
function findGutter(
  texts: PositionedText[],
  crossed: number[],
  centre: number,
  most: number,
  pageWidth: number,
): number | null {
  for (let tolerated = 0; tolerated <= most; tolerated++) {
    const band = widestBand(crossed, centre, GUTTER_TOLERANCE * pageWidth, tolerated)
    if (band && beginsAfter(texts, band, pageWidth / 3)) return (band.from + band.to) / 2
  }
  return null
}

type Band = { from: number; to: number }

const rowOf = (text: PositionedText): number => Math.round(text.y / 2)

// For each point of the width, the number of rows with text there.
function countCrossings(texts: PositionedText[], pageWidth: number): number[] {
  const rows: Set<number>[] = Array.from({ length: Math.ceil(pageWidth) + 1 }, () => new Set())
  for (const text of texts) {
    const last = Math.min(Math.floor(text.right), rows.length - 1)
    for (let x = Math.max(0, Math.floor(text.x)); x <= last; x++) rows[x]?.add(rowOf(text))
  }
  return rows.map(row => row.size)
}

// The widest band around `centre` that at most `most` rows cross.
function widestBand(crossed: number[], centre: number, drift: number, most: number): Band | null {
  const end = Math.ceil(centre + drift)
  let best: Band | null = null
  let from = -1
  for (let x = Math.floor(centre - drift); x <= end + 1; x++) {
    const free = x <= end && (crossed[x] ?? 0) <= most
    if (free && from < 0) from = x
    if (free || from < 0) continue
    if (!best || x - from > best.to - best.from) best = { from, to: x }
    from = -1
  }
  return best && best.to - best.from >= MIN_GUTTER_WIDTH ? best : null
}

// Whether the rows right of the band, within a column's reach, start at its edge.
function beginsAfter(texts: PositionedText[], band: Band, reach: number): boolean {
  const begins = new Map<number, number>()
  for (const text of texts) {
    if (text.x < band.from || text.x > band.to + reach) continue
    const row = rowOf(text)
    begins.set(row, Math.min(begins.get(row) ?? text.x, text.x))
  }
  const near = [...begins.values()].filter(x => x <= band.to + INDENT).length
  return near > 0 && near >= begins.size * BEGINNING_SHARE
}
