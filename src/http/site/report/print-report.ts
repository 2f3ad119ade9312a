// A report as PDF: A4, tagged for assistive technology (PDF/UA-1), with the answers it was made from attached.

import { once } from 'node:events'
import PDFDocument from 'pdfkit'
import { escapeXml } from '../../../platform/escape-xml.ts'
import type { Lang } from '../../i18n/languages.ts'
import { readBlocks } from './blocks.ts'
import { type Canvas, CONTENT_WIDTH, createCanvas, MARGIN, PAGE } from './canvas.ts'
import { drawBlocks } from './draw-blocks.ts'
import { SOFT_INK } from './drawing.ts'
import { measureText, prepareText } from './fonts.ts'

type PrintedReport = {
  lang: Lang
  title: string
  subject: string
  /** Repeated at the foot of each page. */
  footer: string
  pageOf: (page: number, pages: number) => string
  madeAt: Date
  /** Markup of the sections. */
  body: string
  attachment: { name: string; description: string; content: Buffer }
  /** SHA-256 of the attachment, hexadecimal. */
  digest: string
}

const FOOTER_SIZE = 7

/** The same report gives the same bytes. */
export async function printReport(report: PrintedReport): Promise<Buffer> {
  const document = createDocument(report)
  const canvas = createCanvas(document)
  const root = document.struct('Document', { lang: report.lang } as object)
  document.addStructure(root)
  document.addPage()
  drawBlocks(canvas, root, readBlocks(report.body))
  root.end()
  drawFooters(canvas, report)
  const { name, description, content } = report.attachment
  const attached = {
    name,
    description,
    type: 'application/json',
    relationship: 'Data',
    creationDate: report.madeAt,
  }
  document.file(content, attached as object)
  return toBuffer(document)
}

function createDocument({ lang, title, subject, madeAt, digest }: PrintedReport): PDFKit.PDFDocument {
  const info = {
    Title: title,
    Subject: subject,
    Keywords: `sha256:${digest}`,
    Creator: 'griffie',
    Producer: 'griffie, pdfkit',
    CreationDate: madeAt,
    ModDate: madeAt,
  }
  const document = new ReportDocument({
    pdfVersion: '1.7',
    subset: 'PDF/UA' as never,
    size: [PAGE.width, PAGE.height],
    margins: MARGIN,
    lang,
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    autoFirstPage: false,
    font: null as never, // no standard font: PDF/UA wants all fonts embedded
    info,
  })
  return document
}

// pdfkit writes the metadata of the file into XML as they are.
class ReportDocument extends PDFDocument {
  override endMetadata(): void {
    const info = this.info as Record<string, unknown>
    for (const [key, value] of Object.entries(info))
      if (typeof value === 'string') info[key] = escapeXml(value)
    super.endMetadata()
  }
}

function drawFooters(canvas: Canvas, { footer, pageOf }: PrintedReport): void {
  const { document } = canvas
  const { count } = document.bufferedPageRange()
  const text = shorten(prepareText(footer), CONTENT_WIDTH - 90)
  for (let at = 0; at < count; at++) {
    document.switchToPage(at)
    const page = pageOf(at + 1, count)
    const left = PAGE.width - MARGIN.right - measureText(page, 'regular', FOOTER_SIZE)
    const y = PAGE.height - MARGIN.bottom + 22
    document.markContent('Artifact', { type: 'Pagination' })
    document.font('regular').fontSize(FOOTER_SIZE).fillColor(SOFT_INK)
    document.text(text, MARGIN.left, y, { lineBreak: false })
    document.text(page, left, y, { lineBreak: false })
    document.endMarkedContent()
  }
}

function shorten(text: string, width: number): string {
  if (measureText(text, 'regular', FOOTER_SIZE) <= width) return text
  const characters = [...text]
  while (characters.length > 0 && measureText(`${characters.join('')}…`, 'regular', FOOTER_SIZE) > width)
    characters.pop()
  return `${characters.join('')}…`
}

async function toBuffer(document: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = []
  document.on('data', chunk => chunks.push(chunk))
  const ended = once(document, 'end')
  document.end()
  await ended
  return Buffer.concat(chunks)
}
