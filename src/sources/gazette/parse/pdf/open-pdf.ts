// Opens PDF files with pdf.js, one page in memory at a time. Every error becomes a `PdfError` with a
// displayable reason.

import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, sep } from 'node:path'
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** An unreadable PDF; the message has the reason without the file name. */
export class PdfError extends Error {
  override name = 'PdfFault'
}

export type OpenPdf = {
  pages: number
  /** Runs `use` on page `number` (from 1) and frees the page. Throws `PdfError` for a damaged page. */
  withPage<Answer>(number: number, use: (page: PDFPageProxy) => Promise<Answer>): Promise<Answer>
  close(): Promise<void>
}

const PACKAGE = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
const resource = (folder: string): string => join(PACKAGE, folder) + sep

/** Opens the PDF at `path`. Throws `PdfError` for an empty, damaged or encrypted one. */
export async function openPdf(path: string): Promise<OpenPdf> {
  const bytes = await readFile(path)
  if (bytes.length === 0) throw new PdfError('the file is empty')
  const task = getDocument({
    // Copied: pdf.js takes ownership of the memory, and small files share Node's pool.
    data: new Uint8Array(bytes),
    verbosity: VerbosityLevel.ERRORS,
    cMapUrl: resource('cmaps'),
    cMapPacked: true,
    standardFontDataUrl: resource('standard_fonts'),
    wasmUrl: resource('wasm'),
    useSystemFonts: false,
    stopAtErrors: false,
  })
  try {
    return wrap(await task.promise, () => task.destroy())
  } catch (error) {
    await task.destroy()
    throw new PdfError(reasonOf(error))
  }
}

function wrap(document: PDFDocumentProxy, close: () => Promise<void>): OpenPdf {
  return {
    pages: document.numPages,
    close,
    async withPage(number, use) {
      let page: PDFPageProxy
      try {
        page = await document.getPage(number)
      } catch (error) {
        throw new PdfError(reasonOf(error))
      }
      try {
        return await use(page)
      } finally {
        page.cleanup()
      }
    },
  }
}

function reasonOf(error: unknown): string {
  const name = error instanceof Error ? error.name : ''
  if (name === 'PasswordException') return 'the PDF is encrypted and requires a password'
  if (name === 'InvalidPDFException') return 'the file is not a PDF, or it is damaged'
  return `the PDF cannot be read (${error instanceof Error ? error.message : String(error)})`
}
