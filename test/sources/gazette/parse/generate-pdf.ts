// Fixture PDFs in the gazette's layout: issues in two or three columns, acts on the annex's form.

import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { createCanvas, GlobalFonts } from '@napi-rs/canvas'
import PDFDocument from 'pdfkit'
import { PROJECT_DIR } from '../../../../src/config.ts'
import type { PrintedHead } from '../../../fixtures/gazette/running-head.ts'

const FONT = join(PROJECT_DIR, 'node_modules/pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf')
const SIZE = 8.5
const LINE = 11
const WIDTH = 597
const HEIGHT = 844
const TOP = 70

/**
 * A printed line: prefix `>` right-aligns it, `|` centres it, `=` justifies its words. `^{…}` is superscript.
 */
export type Line = string

type Column = { left: number; width: number }
export const TWO_COLUMNS: Column[] = [
  { left: 22.65, width: 268.7 },
  { left: 304, width: 268.7 },
]
export const THREE_COLUMNS: Column[] = [
  { left: 22.65, width: 174 },
  { left: 210, width: 174 },
  { left: 398, width: 174 },
]

/** Text at the top of a page beside its number, left on even pages and right on odd ones. */
export type Header = string | ((page: number) => PrintedHead)

export type IssuePage = { layout: Column[]; columns: Line[][]; header?: Header; across?: string[] }

const FIRST_PAGE = 65_290

export function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'griffie-read-'))
}

export function save(folder: string, name: string, content: Buffer | string): string {
  const path = join(folder, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
  return path
}

/** Flows lines over two-column pages, `perColumn` lines in each. */
export function flow(lines: Line[], perColumn: number, header: Header): IssuePage[] {
  const pages: IssuePage[] = []
  for (let at = 0; at < lines.length; at += 2 * perColumn) {
    const columns = [lines.slice(at, at + perColumn), lines.slice(at + perColumn, at + 2 * perColumn)]
    pages.push({ layout: TWO_COLUMNS, columns, header })
  }
  return pages
}

export async function issuePdf(pages: IssuePage[], options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const document = newDocument(options)
  pages.forEach((page, index) => {
    document.addPage({ size: [WIDTH, HEIGHT], margin: 0 })
    if (page.header) drawHead(document, headOf(page.header, FIRST_PAGE + index))
    document.fontSize(SIZE)
    page.across?.forEach((line, at) => {
      document.text(line, 120, HEIGHT - 40 + at * LINE, { lineBreak: false })
    })
    page.columns.forEach((lines, at) => {
      drawColumn(document, lines, page.layout[at] as Column)
    })
  })
  document.end()
  return buffer(document)
}

function headOf(header: Header, page: number): PrintedHead {
  if (typeof header !== 'string') return header(page)
  return { text: header, number: String(page), side: page % 2 === 0 ? 'left' : 'right' }
}

function drawHead(document: PDFKit.PDFDocument, { text, number, side }: PrintedHead): void {
  document.fontSize(11.7).text(number, side === 'left' ? 22.65 : 543, 36, { lineBreak: false })
  document.fontSize(9.6).text(text, side === 'left' ? 172 : 147, 37.5, { lineBreak: false })
}

function drawColumn(document: PDFKit.PDFDocument, lines: Line[], { left, width }: Column): void {
  lines.forEach((line, index) => {
    const y = TOP + index * LINE
    const mark = /^[>|=]/.exec(line)?.[0]
    const text = mark ? line.slice(1) : line
    const wide = document.widthOfString(text)
    if (mark === '=') {
      const wordSpacing = (width - wide) / (text.split(' ').length - 1)
      document.text(text, left, y, { lineBreak: false, wordSpacing })
    } else if (text.includes('^{')) drawRaised(document, text, left, y)
    else {
      const shift = mark === '>' ? width - wide : mark === '|' ? (width - wide) / 2 : 0
      document.text(text, left + shift, y, { lineBreak: false })
    }
  })
}

function drawRaised(document: PDFKit.PDFDocument, text: string, left: number, y: number): void {
  let x = left
  for (const [at, part] of text.split(/\^\{(.*?)\}/).entries()) {
    const raised = at % 2 === 1
    document.fontSize(raised ? 0.65 * SIZE : SIZE).text(part, x, raised ? y - 0.8 : y, { lineBreak: false })
    x += document.widthOfString(part)
  }
  document.fontSize(SIZE)
}

/** An act's pages; `marginDay` as `dd/mm/yyyy` is printed along the left margin. */
export async function actPdf(pages: { lines: Line[]; foot: boolean }[], marginDay: string): Promise<Buffer> {
  const document = newDocument({})
  for (const page of pages) {
    document.addPage({ size: [595, 842], margin: 0 })
    drawMargin(document, marginDay)
    document.fontSize(9)
    for (const [at, word] of ['Voor-', 'behouden', 'aan het', 'Belgisch', 'Staatsblad'].entries()) {
      document.text(word, 44, 100 + at * 10, { lineBreak: false })
    }
    page.lines.forEach((line, at) => {
      document.fontSize(10).text(line, 104, 60 + at * 13, { lineBreak: false })
    })
    if (page.foot) {
      document
        .fontSize(8)
        .text('Op de laatste blz. van Luik B vermelden : Voorkant : Naam en', 44, 780, { lineBreak: false })
      document.text('hoedanigheid van de instrumenterende notaris', 215, 792, { lineBreak: false })
    }
  }
  document.end()
  return buffer(document)
}

/** A scan at 200 dpi: an image of the lines in the form's dashed frame, with only the margin as text. */
export async function scannedActPdf(lines: Line[], marginDay: string): Promise<Buffer> {
  GlobalFonts.registerFromPath(FONT, 'Invented')
  const [width, height] = [1654, 2339]
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.fillStyle = 'black'
  context.font = '29px Invented'
  lines.forEach((line, at) => {
    context.fillText(line, 310, 520 + at * 44)
  })
  context.lineWidth = 3
  context.setLineDash([8, 5])
  for (const x of [290, 1550]) {
    context.beginPath()
    context.moveTo(x, 480)
    context.lineTo(x, 2140)
    context.stroke()
  }
  const document = newDocument({})
  document.addPage({ size: [595, 842], margin: 0 })
  document.image(canvas.toBuffer('image/png'), 0, 0, { width: 595, height: 842 })
  drawMargin(document, marginDay)
  document.end()
  return buffer(document)
}

function newDocument(options: PDFKit.PDFDocumentOptions): PDFKit.PDFDocument {
  const document = new PDFDocument({ autoFirstPage: false, ...options })
  document.font(FONT)
  return document
}

function drawMargin(document: PDFKit.PDFDocument, day: string): void {
  document.save()
  document.rotate(-90, { origin: [30, 600] })
  document
    .fontSize(12)
    .text(`Bijlagen bij het Belgisch Staatsblad - ${day} - Annexes du Moniteur belge`, 30, 600, {
      lineBreak: false,
    })
  document.restore()
}
