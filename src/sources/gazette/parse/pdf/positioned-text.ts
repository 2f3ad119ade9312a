// Text layer of a page as positioned pieces, and these joined to lines.

import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

export type PositionedText = {
  text: string
  /** Left and right edge. */
  x: number
  right: number
  /** Baseline, from the top. */
  y: number
  /** Font size. */
  size: number
  /** False for vertical text along the margin. */
  upright: boolean
}

export type PositionedPage = { width: number; height: number; texts: PositionedText[] }

/** Reads the text layer; rotated pages are normalised. Pieces are in file order. */
export async function readPositionedText(page: PDFPageProxy): Promise<PositionedPage> {
  const { width, height, transform } = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent()
  const texts: PositionedText[] = []
  for (const item of items) {
    if ('str' in item && item.str !== '')
      texts.push(positionText(item.str, item.width, item.transform, transform))
  }
  return { width, height, texts }
}

// Both matrices are [a, b, c, d, e, f] of PDF 1.7, 8.3.3; the second flips the y axis.
function positionText(text: string, width: number, own: number[], view: number[]): PositionedText {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = own
  const [va = 1, vb = 0, vc = 0, vd = -1, ve = 0, vf = 0] = view
  const x = va * e + vc * f + ve
  const y = vb * e + vd * f + vf
  const upright = Math.abs(vb * a + vd * b) < Math.abs(va * a + vc * b) / 4
  return { text, x, right: upright ? x + width : x, y, size: Math.hypot(c, d), upright }
}

// Joins text pieces to lines, from top to bottom.

type TextLine = { text: string; x: number; right: number; y: number }

// Shares of the font size: pieces with a smaller baseline difference are on one line (a larger label beside a
// smaller value), and a wider gap is a space (minimum observed 0.2).
const SAME_LINE = 0.35
const SPACE = 0.12

// A superscript (`1er`, `No`, `A²`) is smaller by at least this share, short, and its baseline is raised by
// at most this share of the line's height.
const SUPERSCRIPT_SIZE = 0.75
const SUPERSCRIPT_RISE = 0.6
const SUPERSCRIPT_LENGTH = 4

/** Groups pieces by baseline, superscripts with their line; each group from left to right. */
export function groupRows(texts: PositionedText[]): PositionedText[][] {
  const rows = mergeSuperscripts(groupByBaseline(texts))
  for (const row of rows) row.sort((a, b) => a.x - b.x)
  return rows
}

function groupByBaseline(texts: PositionedText[]): PositionedText[][] {
  const rows: PositionedText[][] = []
  let baseline = Number.NEGATIVE_INFINITY
  for (const text of [...texts].sort((a, b) => a.y - b.y)) {
    const row = rows.at(-1)
    if (row && text.y - baseline <= SAME_LINE * Math.max(text.size, 1)) row.push(text)
    else {
      rows.push([text])
      baseline = text.y
    }
  }
  return rows
}

// Rows with only superscripts join the row below.
function mergeSuperscripts(rows: PositionedText[][]): PositionedText[][] {
  const lowered: PositionedText[][] = []
  let raised: PositionedText[] = []
  for (const row of rows) {
    if (raised.length > 0 && !raised.every(piece => isSuperscriptOf(piece, row))) {
      lowered.push(raised)
      raised = []
    }
    const small = row.every(piece => piece.text.trim().length <= SUPERSCRIPT_LENGTH)
    if (small && raised.length === 0) raised = row
    else {
      lowered.push([...raised, ...row])
      raised = []
    }
  }
  return raised.length > 0 ? [...lowered, raised] : lowered
}

function isSuperscriptOf(piece: PositionedText, row: readonly PositionedText[]): boolean {
  if (piece.text.trim() === '') return true
  const size = Math.max(...row.map(below => below.size))
  const [{ y }] = row as [PositionedText]
  const overlaps = row.some(
    below => below.text.trim() !== '' && piece.x < below.right - 1 && piece.right > below.x + 1,
  )
  return piece.size <= SUPERSCRIPT_SIZE * size && y - piece.y <= SUPERSCRIPT_RISE * size && !overlaps
}

/** The lines of one column; whitespace collapsed, lines without letters dropped. */
export function joinLines(texts: PositionedText[]): TextLine[] {
  const lines: TextLine[] = []
  for (const row of groupRows(texts)) {
    const text = joinRow(row)
    if (text === '') continue
    const printed = row.filter(piece => piece.text.trim() !== '')
    lines.push({
      text,
      x: Math.min(...printed.map(piece => piece.x)),
      right: Math.max(...printed.map(piece => piece.right)),
      y: (printed[0] as PositionedText).y,
    })
  }
  return lines
}

export function joinRow(row: PositionedText[]): string {
  let text = ''
  let end = Number.POSITIVE_INFINITY
  for (const piece of row) {
    if (piece.x - end > SPACE * piece.size) text += ' '
    text += piece.text
    end = piece.right
  }
  return text.replace(/\s+/g, ' ').trim()
}
