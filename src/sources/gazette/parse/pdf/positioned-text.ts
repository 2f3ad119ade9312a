// Text layer of a page as positioned pieces, in points from the top left corner.

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
