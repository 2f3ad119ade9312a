// Pages of a tagged document: place on the page, marked content, lines of text.

import type { Run } from './blocks.ts'
import { LINE } from './drawing.ts'
import { prepareText, registerFonts } from './fonts.ts'
import type { Line, Segment } from './lines.ts'

type Element = PDFKit.PDFStructureElement

/** A4, in points. */
export const PAGE = { width: 595.28, height: 841.89 }
export const MARGIN = { left: 48, right: 48, top: 48, bottom: 60 }
export const CONTENT_WIDTH = PAGE.width - MARGIN.left - MARGIN.right
const BOTTOM = PAGE.height - MARGIN.bottom
const LEADING = 1.32

export type Canvas = {
  readonly document: PDFKit.PDFDocument
  y: number
  /** Called at the top of each page that is begun; null: nothing is repeated. */
  onNewPage: (() => void) | null
  /** Begins a page unless `height` fits on this one. */
  ensure(height: number): void
  newPage(): void
  /** Height left on this page. */
  room(): number
  /** A child of `parent`. Options as of `struct`, and `scope` of heads, `bbox` of figures. */
  element(parent: Element, type: string, options?: object): Element
  /** Draws content of an element. */
  mark(element: Element, type: string, draw: () => void): void
  /** Draws what means nothing to a reader. */
  artifact(draw: () => void): void
  /** Content of `mark`; null: as part of an artifact. */
  drawLines(lines: readonly PlacedLine[], size: number, mark: { element: Element; type: string } | null): void
}

export type PlacedLine = { line: Line; x: number; y: number }

/** Part of the page's width, and the space below paragraphs where it is not the usual one. */
export type Area = { x: number; width: number; gap?: number }

/** Runs whose text fits the font. */
export function prepareRuns(runs: readonly Run[]): Run[] {
  return runs.map(run => ({ ...run, text: prepareText(run.text) }))
}

export function lineHeight(size: number): number {
  return size * LEADING
}

export function createCanvas(document: PDFKit.PDFDocument): Canvas {
  registerFonts(document)
  const canvas: Canvas = {
    document,
    y: MARGIN.top,
    onNewPage: null,
    room: () => BOTTOM - canvas.y,
    ensure(height) {
      if (height > canvas.room() && canvas.y > MARGIN.top) canvas.newPage()
    },
    newPage() {
      document.addPage()
      canvas.y = MARGIN.top
      canvas.onNewPage?.()
    },
    element(parent, type, options = {}) {
      const element = document.struct(type, options)
      parent.add(element)
      return element
    },
    mark(element, type, draw) {
      element.add(document.markStructureContent(type))
      draw()
      document.endMarkedContent()
    },
    artifact(draw) {
      document.markContent('Artifact', { type: 'Layout' })
      draw()
      document.endMarkedContent()
    },
    drawLines(lines, size, mark) {
      for (const stretch of splitAtLinks(lines)) {
        const write = () => {
          for (const segment of stretch) writeSegment(document, segment, size)
        }
        if (mark === null) write()
        else if (stretch[0].link === null) canvas.mark(mark.element, mark.type, write)
        else drawLink(canvas, mark.element, stretch, size)
      }
    },
  }
  return canvas
}

type PlacedSegment = Segment & { y: number }

function writeSegment(document: PDFKit.PDFDocument, segment: PlacedSegment, size: number): void {
  const { text, x, y, font, colour } = segment
  document.font(font).fontSize(size).fillColor(colour).text(text, x, y, { lineBreak: false })
}

type Stretch = [PlacedSegment, ...PlacedSegment[]]

// A link over two lines is two links.
function splitAtLinks(lines: readonly PlacedLine[]): Stretch[] {
  const stretches: Stretch[] = []
  for (const { line, x, y } of lines)
    for (const segment of line.segments) {
      const placed = { ...segment, x: x + segment.x, y }
      const last = stretches.at(-1)
      const isSame = last && last[0].link === segment.link && (segment.link === null || last[0].y === y)
      if (isSame) last.push(placed)
      else stretches.push([placed])
    }
  return stretches
}

function drawLink(canvas: Canvas, parent: Element, stretch: Stretch, size: number): void {
  const { document } = canvas
  const [{ x, y, link }] = stretch
  const element = canvas.element(parent, 'Link')
  canvas.mark(element, 'Link', () => {
    for (const segment of stretch) writeSegment(document, segment, size)
  })
  const width = stretch.reduce((sum, segment) => sum + segment.width, 0)
  const options = { structParent: element, Contents: new String(link) }
  document.link(x, y, width, lineHeight(size), link as string, options as object)
  element.end() // pdfkit takes the page of an annotation at the end of its element
}

/** A hairline across the page or a part of it. */
export function drawRule(
  canvas: Canvas,
  y: number,
  x = MARGIN.left,
  width = CONTENT_WIDTH,
  colour = LINE,
): void {
  canvas.artifact(() =>
    canvas.document
      .lineWidth(0.6)
      .moveTo(x, y)
      .lineTo(x + width, y)
      .stroke(colour),
  )
}

export type { Element }
