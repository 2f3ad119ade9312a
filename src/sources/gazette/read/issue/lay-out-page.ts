// A page of an issue's PDF as columns of lines in reading order.

import type { PlacedPage, PlacedText } from '../pdf/placed-text.ts'
import { groupRows, joinLines, joinRow } from '../pdf/text-lines.ts'
import { findGutters } from './columns.ts'
import { isFurniture, readHeader } from './page-furniture.ts'
import type { PageHeader, PrintedLine, PrintedPage } from './printed-page.ts'

/** `page` is the page's number in the PDF, from 1. Text that runs up the margin is left out. */
export function layOutPage(placed: PlacedPage, page: number): PrintedPage {
  let header: PageHeader | null = null
  const body: PlacedText[] = []
  for (const row of groupRows(placed.texts.filter(text => text.upright))) {
    const text = joinRow(row)
    header ??= readHeader(text)
    if (!isFurniture(text)) body.push(...row)
  }
  const gutters = findGutters(body, placed.width)
  const columns: PlacedText[][] = Array.from({ length: gutters.length + 1 }, () => [])
  for (const text of body) columns[gutters.filter(gutter => text.x >= gutter).length]?.push(text)
  return { page, header, columns: columns.map(column => toLines(column, page)) }
}

function toLines(column: PlacedText[], page: number): PrintedLine[] {
  const lines = joinLines(column)
  const left = Math.min(...lines.map(line => line.x))
  const width = Math.max(1, ...lines.map(line => line.right - left))
  return lines.map(line => ({ text: line.text, indent: (line.x - left) / width, page }))
}
