// Draws the blocks of a document on the pages of a canvas, with their structure.

import type { Block, Run } from './blocks.ts'
import {
  type Area,
  type Canvas,
  CONTENT_WIDTH,
  drawRule,
  type Element,
  lineHeight,
  MARGIN,
  prepareRuns,
} from './canvas.ts'
import { drawDrawing, sizeOf } from './draw-drawing.ts'
import { drawTable } from './draw-table.ts'
import { ACCENT, QUIET_GROUND, SOFT_INK, TONES, WARN_GROUND } from './drawing.ts'
import { breakLines, type Line } from './lines.ts'

const WHOLE: Area = { x: MARGIN.left, width: CONTENT_WIDTH }
const TEXT_SIZE = 9
const GAP = 5
/** Between the paragraphs of a list's item. */
const TIGHT_GAP = 1.5
const COLUMN_GAP = 20
const BULLET_INDENT = 11
const HEADINGS = {
  1: { size: 19, before: 2, after: 6, keep: 80 },
  2: { size: 13, before: 14, after: 5, keep: 90 },
  3: { size: 10.5, before: 8, after: 3, keep: 70 },
}

export function drawBlocks(
  canvas: Canvas,
  parent: Element,
  blocks: readonly Block[],
  area: Area = WHOLE,
): void {
  for (const block of blocks) drawBlock(canvas, parent, block, area)
}

function drawBlock(canvas: Canvas, parent: Element, block: Block, area: Area): void {
  if (block.kind === 'heading') drawHeading(canvas, parent, block, area)
  else if (block.kind === 'paragraph') drawParagraph(canvas, parent, block, area)
  else if (block.kind === 'list') drawList(canvas, parent, block.items, area)
  else if (block.kind === 'table') drawTable(canvas, parent, block, area)
  else if (block.kind === 'drawing') drawDrawing(canvas, parent, block, area)
  else drawPairs(canvas, parent, block.items, area)
}

function drawHeading(canvas: Canvas, parent: Element, block: Block & { kind: 'heading' }, area: Area): void {
  const { size, before, after, keep } = HEADINGS[block.level]
  canvas.ensure(before + lineHeight(size) + keep)
  canvas.y += before
  if (block.level === 2) {
    drawRule(canvas, canvas.y - 5, area.x, area.width, ACCENT)
    canvas.document.outline.addItem(block.runs.map(({ text }) => text).join(''))
  }
  const runs = block.runs.map(run => ({ ...run, bold: true }))
  drawText(canvas, parent, runs, { ...area, size, type: `H${block.level}` })
  canvas.y += after
}

type Placed = Area & { size: number; type: string }

/** Lines of one element, over as many pages as they need. */
function drawText(canvas: Canvas, parent: Element, runs: readonly Run[], placed: Placed): void {
  const { x, width, size, type } = placed
  const lines = breakLines(prepareRuns(runs), size, width)
  const element = canvas.element(parent, type)
  for (let from = 0; from < lines.length; ) {
    canvas.ensure(lineHeight(size))
    const fits = Math.max(1, Math.floor(canvas.room() / lineHeight(size)))
    const shown = lines.slice(from, from + fits)
    const placed = shown.map((line, at) => ({ line, x, y: canvas.y + at * lineHeight(size) }))
    canvas.drawLines(placed, size, { element, type })
    canvas.y += shown.length * lineHeight(size)
    from += fits
  }
}

const GROUNDS = { flag: [WARN_GROUND, TONES.warn], gap: [QUIET_GROUND, SOFT_INK] } as const
const PADDING = 7

function drawParagraph(
  canvas: Canvas,
  parent: Element,
  { runs, look }: Block & { kind: 'paragraph' },
  area: Area,
): void {
  if (look === 'plain') drawText(canvas, parent, runs, { ...area, size: TEXT_SIZE, type: 'P' })
  else {
    const inner = { x: area.x + PADDING + 3, width: area.width - 2 * PADDING - 3 }
    const lines: Line[] = breakLines(prepareRuns(runs), TEXT_SIZE, inner.width)
    const height = lines.length * lineHeight(TEXT_SIZE) + PADDING
    canvas.ensure(height)
    if (height <= canvas.room()) drawGround(canvas, area, height, GROUNDS[look])
    canvas.y += PADDING / 2
    drawText(canvas, parent, runs, { ...inner, size: TEXT_SIZE, type: 'P' })
    canvas.y += PADDING / 2
  }
  canvas.y += area.gap ?? GAP
}

function drawGround(
  canvas: Canvas,
  { x, width }: Area,
  height: number,
  [ground, bar]: readonly [string, string],
) {
  canvas.artifact(() => {
    canvas.document.rect(x, canvas.y, width, height).fill(ground)
    canvas.document.rect(x, canvas.y, 2.5, height).fill(bar)
  })
}

function drawList(canvas: Canvas, parent: Element, items: readonly Block[][], area: Area): void {
  const inner = { x: area.x + BULLET_INDENT, width: area.width - BULLET_INDENT, gap: TIGHT_GAP }
  // A list of one is a paragraph to a reader, and elements take room in the file.
  const list = items.length > 1 ? canvas.element(parent, 'L') : null
  for (const item of items) {
    canvas.ensure(2.5 * lineHeight(TEXT_SIZE))
    canvas.artifact(() => {
      canvas.document.circle(area.x + 3, canvas.y + TEXT_SIZE * 0.6, 1.4).fill(ACCENT)
    })
    const [only] = item
    const element = list && canvas.element(list, 'LI')
    if (item.length === 1 && only?.kind === 'paragraph' && only.look === 'plain')
      drawText(canvas, element ?? parent, only.runs, {
        ...inner,
        size: TEXT_SIZE,
        type: list ? 'LBody' : 'P',
      })
    else drawBlocks(canvas, element ? canvas.element(element, 'LBody') : parent, item, inner)
    canvas.y += TIGHT_GAP
  }
  canvas.y += GAP
}

// Two columns; what is in one row begins at one height.
function drawPairs(canvas: Canvas, parent: Element, items: readonly Block[][], area: Area): void {
  const width = (area.width - COLUMN_GAP) / 2
  for (let at = 0; at < items.length; at += 2) {
    const row = items.slice(at, at + 2)
    canvas.ensure(Math.max(...row.map(item => estimateHeight(item, width))))
    const top = canvas.y
    const ends = row.map((item, place) => {
      canvas.y = top
      drawBlocks(canvas, canvas.element(parent, 'Sect'), item, {
        x: area.x + place * (width + COLUMN_GAP),
        width,
      })
      return canvas.y
    })
    canvas.y = Math.max(...ends) + GAP
  }
}

// Columns must not break over pages: at most two lines a paragraph are expected.
function estimateHeight(blocks: readonly Block[], width: number): number {
  return blocks.reduce(
    (sum, block) =>
      sum +
      (block.kind === 'drawing' ? sizeOf(block.drawing, width).height : 2 * lineHeight(TEXT_SIZE)) +
      GAP,
    0,
  )
}
