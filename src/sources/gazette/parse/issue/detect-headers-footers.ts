// Detects running headers and footers of an issue as rows repeated at one position. The wording is not used,
// because it changed from 2025 to 2026.

import { parseHeaderDate } from '../../../../domain/publications/headers-footers.ts'

/**
 * A row at a page's edge. `y` is its position, in points or lines; `wide`: it crosses the middle of the page.
 */
export type EdgeRow = { text: string; y: number; wide: boolean }

/** A page's outermost rows, each list from the edge inwards. */
export type EdgePage = { page: number; top: EdgeRow[]; bottom: EdgeRow[] }

type Edge = 'top' | 'bottom'

export type HeadersFooters = {
  /** How many of `rows`, from the edge inwards, are headers or footers. */
  count(edge: Edge, rows: readonly EdgeRow[]): number
}

/** Rows compared at each edge. */
export const EDGE_ROWS = 3
/** Share of the pages (all, even or odd) on which a header or footer is printed. */
const MIN_PAGE_SHARE = 0.6
/** Minimum number of pages: on two a repetition may be chance. */
const MIN_PAGES = 3
/** The same for a row without a page number. */
const MIN_PAGES_UNNUMBERED = 6
/** Tolerance of a row's position, in points: less than a line. */
const POSITION_TOLERANCE = 6
/** Notice numbers are also alone at a column's edge and increasing. */
const NOTICE_NUMBER = /\d{4}\/1\d{5}|\(\d{1,5}\)|\[C\s?\p{Pd}/u

type Occurrence = { page: number; row: EdgeRow }

/** Detects them in `pages`; none if there are fewer than three. */
export function detectHeadersFooters(pages: readonly EdgePage[]): HeadersFooters {
  const places: Record<Edge, Map<string, number>> = {
    top: detectEdge(pages, 'top'),
    bottom: detectEdge(pages, 'bottom'),
  }
  return {
    count(edge, rows) {
      const inner = rows.findIndex(({ text, y }) => {
        const place = places[edge].get(shapeOf(text))
        return place === undefined || Math.abs(place - y) > POSITION_TOLERANCE
      })
      return inner < 0 ? rows.length : inner
    },
  }
}

/** `text` with every number as `#`, without spaces and page numbers at its ends: equal for repeated rows. */
export function shapeOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/\s+/g, '')
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(/\d+/g, '#')
    .replace(/^#(?![.\-/])|(?<![.\-/])#$/g, '')
}

/** The number at a row's left or right end; null if none. */
export function pageNumberIn(row: string): number | null {
  const number = /^\d{1,6}(?![\d.\-/])/.exec(row) ?? /(?<![\d.\-/])\d{1,6}$/.exec(row)
  return number ? Number(number[0]) : null
}

function detectEdge(pages: readonly EdgePage[], edge: Edge): Map<string, number> {
  const byShape = new Map<string, Occurrence[]>()
  for (const page of pages) {
    for (const row of page[edge].slice(0, EDGE_ROWS)) {
      const shape = shapeOf(row.text)
      byShape.set(shape, [...(byShape.get(shape) ?? []), { page: page.page, row }])
    }
  }
  const places = new Map<string, number>()
  for (const [shape, all] of byShape) {
    const place = medianOf(all.map(({ row }) => row.y))
    const seen = all.filter(({ row }) => Math.abs(row.y - place) <= POSITION_TOLERANCE)
    if (isOnMost(seen, pages) && isHeaderOrFooter(seen)) places.set(shape, place)
  }
  return places
}

function isOnMost(seen: readonly Occurrence[], pages: readonly EdgePage[]): boolean {
  const share = (parity: number | null): boolean => {
    const among = ({ page }: { page: number }) => parity === null || page % 2 === parity
    const count = new Set(seen.filter(among).map(({ page }) => page)).size
    return count >= MIN_PAGES && count >= MIN_PAGE_SHARE * pages.filter(among).length
  }
  return share(null) || share(0) || share(1)
}

// A row repeated on many pages may be a column title. A header has a page number, or is identical on every
// page and has a date or crosses the columns.
function isHeaderOrFooter(seen: readonly Occurrence[]): boolean {
  if (seen.some(({ row }) => NOTICE_NUMBER.test(row.text))) return false
  if (hasPageNumbers(seen)) return true
  if (seen.length < MIN_PAGES_UNNUMBERED) return false
  const [{ row: first }] = seen as [Occurrence]
  const date = parseHeaderDate(first.text)
  if (date !== null) return seen.every(({ row }) => parseHeaderDate(row.text) === date)
  return seen.every(({ row }) => row.wide && row.text === first.text)
}

// The number at the row's end increases at least as fast as the pages.
function hasPageNumbers(seen: readonly Occurrence[]): boolean {
  const numbered = seen.flatMap(({ page, row }) => {
    const number = pageNumberIn(row.text)
    return number === null ? [] : [{ page, number }]
  })
  const rises = numbered.filter((one, at) => {
    const before = numbered[at - 1]
    return before && one.number - before.number >= one.page - before.page
  })
  return numbered.length >= MIN_PAGES && rises.length >= 0.8 * (numbered.length - 1)
}

function medianOf(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] as number
}
