// Renders a page of a scanned act for OCR, without the form's margins.

import { createCanvas } from '@napi-rs/canvas'
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { eraseFrame } from './erase-frame.ts'

type RenderParameters = Parameters<PDFPageProxy['render']>[0]

/** The scans have 200 dpi; Tesseract reads best with larger letters. */
const DOTS_PER_INCH = 300
const POINTS_PER_INCH = 72

/** Part of a page, as shares of width and height from the top left corner. */
export type Crop = { left: number; top: number; right: number; bottom: number }

/** Renders `crop` of `page` as PNG. */
export async function renderPage(page: PDFPageProxy, crop: Crop): Promise<Buffer> {
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
