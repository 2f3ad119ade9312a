// OCR of a scanned act: pages rendered without frame and margins, in the form's language.

import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Language } from '../../../../domain/publications/publication.ts'
import { languageOfForm } from '../act/act-publication.ts'
import type { OpenPdf } from '../pdf/open-pdf.ts'
import type { Recogniser } from './recogniser.ts'

// Erases the dashed frame of a scanned form, which OCR reads as colons and bars at both line ends.

/** Share of the image's width, at each side, in which the frame lies. */
const FRAME_MARGIN = 0.05
/** Horizontal strips, so that a slanted frame is still vertical within each. */
const STRIPS = 4
/** Block height, in pixels at 300 dpi: less than the space between two lines of text. */
const BLOCK = 9
/** Minimum share of blocks with a dark pixel in a dashed line (see bench/notes.md). */
const MIN_DARK_SHARE = 0.74
/** Maximum line width, in pixels. */
const MAX_LINE_WIDTH = 16
/** Pixels erased beside a line, for its soft edge. */
const ERASE_MARGIN = 2
const DARK = 128

/** Erases vertical lines near the left and right edges of the image. */
function eraseFrame(context: SKRSContext2D, width: number, height: number): void {
  const side = Math.round(width * FRAME_MARGIN)
  const strip = Math.ceil(height / STRIPS)
  context.fillStyle = 'white'
  for (let top = 0; top < height; top += strip) {
    const tall = Math.min(strip, height - top)
    for (const left of [0, width - side]) {
      for (const line of findLines(countDarkBlocks(context, left, top, side, tall))) {
        const from = Math.max(0, line.from - ERASE_MARGIN)
        context.fillRect(left + from, top, line.to - from + ERASE_MARGIN, tall)
      }
    }
  }
}

// For each pixel column, the share of its blocks with a dark pixel there or next to it.
function countDarkBlocks(
  context: SKRSContext2D,
  left: number,
  top: number,
  wide: number,
  tall: number,
): number[] {
  const { data } = context.getImageData(left, top, wide, tall)
  const blocks = Math.ceil(tall / BLOCK)
  const counts = new Array<number>(wide).fill(0)
  for (let block = 0; block < blocks; block++) {
    const dark = new Uint8Array(wide)
    for (let y = block * BLOCK; y < Math.min(tall, (block + 1) * BLOCK); y++) {
      for (let x = 0; x < wide; x++) if ((data[(y * wide + x) * 4] as number) < DARK) dark[x] = 1
    }
    for (let x = 0; x < wide; x++) {
      if (dark[x - 1] || dark[x] || dark[x + 1]) counts[x] = (counts[x] as number) + 1
    }
  }
  return counts.map(count => count / blocks)
}

function findLines(shares: number[]): { from: number; to: number }[] {
  const lines: { from: number; to: number }[] = []
  let from = -1
  for (let x = 0; x <= shares.length; x++) {
    const dark = (shares[x] ?? 0) >= MIN_DARK_SHARE
    if (dark && from < 0) from = x
    if (dark || from < 0) continue
    if (x - from <= MAX_LINE_WIDTH) lines.push({ from, to: x })
    from = -1
  }
  return lines
}

// Renders a page of a scanned act for OCR, without the form's margins.

type RenderParameters = Parameters<PDFPageProxy['render']>[0]

/** The scans have 200 dpi; Tesseract reads best with larger letters. */
const DOTS_PER_INCH = 300
const POINTS_PER_INCH = 72

/** Part of a page, as shares of width and height from the top left corner. */
type Crop = { left: number; top: number; right: number; bottom: number }

/** Renders `crop` of `page` as PNG. */
async function renderPage(page: PDFPageProxy, crop: Crop): Promise<Buffer> {
  const whole = page.getViewport({ scale: DOTS_PER_INCH / POINTS_PER_INCH })
  const viewport = page.getViewport({
    scale: DOTS_PER_INCH / POINTS_PER_INCH,
    offsetX: -crop.left * whole.width,
    offsetY: -crop.top * whole.height,
  })
  const width = Math.round((crop.right - crop.left) * whole.width)
  const height = Math.round((crop.bottom - crop.top) * whole.height)
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  // pdf.js's types only know the browser's canvas; this one has the same methods.
  const canvasContext = context as unknown as RenderParameters['canvasContext']
  await page.render({ canvas: null, canvasContext, viewport }).promise
  eraseFrame(context, width, height)
  return canvas.toBuffer('image/png')
}

// Text area of the gazette's forms: right of the margin and its reserved box, below letterhead and stamps on
// the first page, above the instructions at the foot.
const FIRST_PAGE: Crop = { left: 0.16, top: 0.2, right: 0.95, bottom: 0.92 }
const LATER_PAGE: Crop = { left: 0.16, top: 0.05, right: 0.95, bottom: 0.92 }
/** The form's labels: enterprise number to subject. */
const LABELS: Crop = { left: 0.16, top: 0.05, right: 0.95, bottom: 0.42 }

const ALL: readonly Language[] = ['nl', 'fr', 'de']

/** OCR of all pages, as many in parallel as the recogniser allows; one line per printed line. */
export async function recogniseAct(
  pdf: OpenPdf,
  recogniser: Recogniser,
  signal?: AbortSignal,
): Promise<string> {
  const picture = (page: number, crop: Crop) => pdf.withPage(page, proxy => renderPage(proxy, crop))
  const labels = await recogniser.recognise(await picture(1, LABELS), ['fr'], signal)
  const language = languageOfForm(labels)
  const languages = language ? [language] : ALL
  const pages: Promise<string>[] = []
  for (let page = 1; page <= pdf.pages; page++) {
    signal?.throwIfAborted()
    // Images at 300 dpi are large: no more are rendered than are being read.
    if (pages.length >= recogniser.parallel) await pages[pages.length - recogniser.parallel]
    const crop = page === 1 ? FIRST_PAGE : LATER_PAGE
    const text = recogniser.recognise(await picture(page, crop), languages, signal)
    // A failing page ends the act; the other promises are then unobserved.
    text.catch(() => {})
    pages.push(text)
  }
  return (await Promise.all(pages)).map(tidy).join('\n').trim()
}

function tidy(text: string): string {
  return text
    .split('\n')
    .map(line => line.replace(/\s+/g, ' ').trim())
    .filter(line => /[\p{L}\d]/u.test(line))
    .join('\n')
}
