// Draws a table: columns as wide as their content asks, rows over pages, heads repeated.

import type { Block, Cell } from './blocks.ts'
import {
  type Area,
  type Canvas,
  drawRule,
  type Element,
  lineHeight,
  MARGIN,
  PAGE,
  prepareRuns,
} from './canvas.ts'
import { INK } from './drawing.ts'
import { breakLines, type Line, measureRuns } from './lines.ts'

const SIZE = 8
const PADDING = 3
const CELL_GAP = 9
const INDENT = 8
const GAP = 8
/** Rows up to this share of a page are kept whole. */
const KEPT_WHOLE = 0.35
const PAGE_ROOM = PAGE.height - MARGIN.top - MARGIN.bottom

type Table = Block & { kind: 'table' }
type Column = { x: number; width: number }

export function drawTable(canvas: Canvas, parent: Element, table: Table, area: Area): void {
  const head = prepareRows(table.head)
  const body = prepareRows(table.body)
  const columns = layoutColumns([...head, ...body], area)
  const element = canvas.element(parent, 'Table')
  canvas.ensure(5 * lineHeight(SIZE))
  if (table.caption.length > 0) drawCaption(canvas, element, table, area)
  for (const row of head) drawRow(canvas, element, row, columns)
  if (head.length > 0) drawRule(canvas, canvas.y, area.x, area.width, INK)
  const outer = canvas.onNewPage
  canvas.onNewPage = () => {
    for (const row of head) drawRow(canvas, null, row, columns)
    if (head.length > 0) drawRule(canvas, canvas.y, area.x, area.width, INK)
  }
  for (const row of body) {
    drawRow(canvas, element, row, columns)
    drawRule(canvas, canvas.y, area.x, area.width)
  }
  canvas.onNewPage = outer
  canvas.y += GAP
}

function prepareRows(rows: readonly Cell[][]): Cell[][] {
  return rows.map(row => row.map(cell => ({ ...cell, runs: prepareRuns(cell.runs) })))
}

function drawCaption(canvas: Canvas, table: Element, { caption }: Table, area: Area): void {
  const element = canvas.element(table, 'Caption')
  const runs = prepareRuns(caption).map(run => ({ ...run, bold: true }))
  const lines = breakLines(runs, SIZE, area.width)
  const placed = lines.map((line, at) => ({ line, x: area.x, y: canvas.y + at * lineHeight(SIZE) }))
  canvas.drawLines(placed, SIZE, { element, type: 'Caption' })
  canvas.y += lines.length * lineHeight(SIZE) + 1
}

/**
 * As browsers do: each column is at least as wide as its longest word, and the rest is shared by how much wider the
 * content would like to be.
 */
function layoutColumns(rows: readonly Cell[][], { x, width }: Area): Column[] {
  const count = Math.max(1, ...rows.map(row => row.reduce((sum, cell) => sum + cell.columns, 0)))
  const least = Array<number>(count).fill(12)
  const wanted = Array<number>(count).fill(12)
  for (const row of rows) {
    let at = 0
    for (const { runs, columns, indent } of row) {
      const measured = measureRuns(runs, SIZE)
      if (columns === 1) {
        least[at] = Math.max(least[at] ?? 0, measured.word + indent * INDENT)
        wanted[at] = Math.max(wanted[at] ?? 0, measured.line + indent * INDENT)
      }
      at += columns
    }
  }
  const room = width - CELL_GAP * (count - 1)
  const hasFigures = rows.some(row => row.some(({ isFigure }) => isFigure))
  const widths = shareRoom(least, wanted, room, hasFigures)
  let left = x
  return widths.map(own => {
    const column = { x: left, width: own }
    left += own + CELL_GAP
    return column
  })
}

function shareRoom(
  least: readonly number[],
  wanted: readonly number[],
  room: number,
  hasFigures: boolean,
): number[] {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
  const capped = wanted.map(one => Math.min(one, room))
  const rest = room - sum(capped)
  // Figures stand at the right edge; text stays together.
  if (rest >= 0 && hasFigures) return capped.map((one, at) => (at === 0 ? one + rest : one))
  if (rest >= 0) return capped.map(one => one * Math.min(room / sum(capped), 1.6))
  const narrow = least.map(one => Math.min(one, (room * 0.5) / Math.max(1, least.length - 1)))
  const base = sum(least) <= room ? least : narrow.map(one => one * Math.min(1, room / sum(narrow)))
  const spare = room - sum(base)
  const wishes = capped.map((one, at) => Math.max(0, one - (base[at] ?? 0)))
  const wished = sum(wishes) || 1
  return base.map((one, at) => one + (spare * (wishes[at] ?? 0)) / wished)
}

type PlacedCell = { cell: Cell; lines: Line[]; x: number; width: number }

function placeCells(row: readonly Cell[], columns: readonly Column[]): PlacedCell[] {
  let at = 0
  return row.map(cell => {
    const first = columns[at] as Column
    at += cell.columns
    const last = columns[at - 1] ?? first
    const indent = cell.indent * INDENT
    const width = last.x + last.width - first.x - indent
    const lines = breakLines(cell.runs, SIZE, Math.max(width, SIZE))
    return { cell, lines, x: first.x + indent, width }
  })
}

/** `table` null: repeated for the eye, no part of the structure. */
function drawRow(
  canvas: Canvas,
  table: Element | null,
  row: readonly Cell[],
  columns: readonly Column[],
): void {
  const cells = placeCells(row, columns)
  const height = Math.max(...cells.map(({ lines }) => lines.length)) * lineHeight(SIZE) + 2 * PADDING
  if (table === null) {
    canvas.artifact(() => drawLines(canvas, cells, 0, Number.POSITIVE_INFINITY, null))
    return
  }
  // A row of one cell heads those below it.
  const wanted = cells.length === 1 ? 3 * height : height
  canvas.ensure(wanted <= PAGE_ROOM * KEPT_WHOLE ? wanted : lineHeight(SIZE) + 2 * PADDING)
  const element = canvas.element(table, 'TR')
  const elements = cells.map(({ cell }) =>
    canvas.element(element, cell.scope ? 'TH' : 'TD', cell.scope ? { scope: cell.scope } : {}),
  )
  const count = Math.max(...cells.map(({ lines }) => lines.length))
  for (let from = 0; from < count; ) {
    const fits = Math.max(1, Math.floor((canvas.room() - 2 * PADDING) / lineHeight(SIZE)))
    drawLines(canvas, cells, from, from + fits, elements)
    from += fits
    if (from < count) canvas.newPage()
  }
}

function drawLines(
  canvas: Canvas,
  cells: readonly PlacedCell[],
  from: number,
  until: number,
  elements: readonly Element[] | null,
): void {
  const top = canvas.y + PADDING
  let drawn = 0
  for (const [at, { cell, lines, x, width }] of cells.entries()) {
    const element = elements?.[at]
    const mark = element ? { element, type: cell.scope ? 'TH' : 'TD' } : null
    const shown = lines.slice(from, until)
    const placed = shown.map((line, row) => ({
      line,
      x: cell.isFigure ? x + width - line.width : x,
      y: top + row * lineHeight(SIZE),
    }))
    canvas.drawLines(placed, SIZE, mark)
    drawn = Math.max(drawn, shown.length)
  }
  canvas.y = top + drawn * lineHeight(SIZE) + PADDING
}
