// Parses one file of any kind. Errors are yielded as `unreadable`; only an abort is thrown.

import { open, readFile } from 'node:fs/promises'
import { type ActName, readActName } from './act/act-publication.ts'
import { parseActPdf } from './act/parse-act-pdf.ts'
import { parseActText } from './act/parse-act-text.ts'
import { isColumnText, parseColumnFile } from './issue/parse-column-file.ts'
import { parseIssuePdf } from './issue/parse-issue-pdf.ts'
import { parseLinesFile } from './json-lines/parse-lines-file.ts'
import { recogniseAct } from './ocr/recognise-act.ts'
import type { Recogniser } from './ocr/recogniser.ts'
import { courtNoticesOf, readCompanyPage } from './pages/company-page.ts'
import { readApiPage, readArticlePage } from './pages/text-page.ts'
import { type ParseOptions, type ParseResult, unreadableResult } from './parse-result.ts'
import { type OpenPdf, openPdf, PdfError } from './pdf/open-pdf.ts'

// Selects the parser of a file by its name and first bytes.

export type FileKind = 'lines' | 'act_pdf' | 'pdf' | 'html' | 'text' | 'unknown'

const BY_NAME: [RegExp, FileKind][] = [
  [/\.(?:jsonl|ndjson)(?:\.gz)?$/i, 'lines'],
  [/\.html?$/i, 'html'],
  [/\.txt$/i, 'text'],
]

/** Throws file-system errors. */
export async function detectFileKind(path: string): Promise<FileKind> {
  const named = BY_NAME.find(([name]) => name.test(path))?.[1]
  if (named) return named
  if (!/\.pdf$/i.test(path) && !(await beginsWith(path, '%PDF-'))) return 'unknown'
  return readActName(path) ? 'act_pdf' : 'pdf'
}

async function beginsWith(path: string, mark: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(mark.length), 0, mark.length, 0)
    return buffer.toString('latin1', 0, bytesRead) === mark
  } finally {
    await file.close()
  }
}

/** Parses a file other than an act PDF. */
export async function* parseOtherFile(
  path: string,
  kind: Exclude<FileKind, 'act_pdf'>,
  options: ParseOptions,
): AsyncGenerator<ParseResult> {
  try {
    if (kind === 'lines') yield* parseLinesFile(path, options)
    else if (kind === 'pdf') yield* readIssue(path, options)
    else if (kind === 'text') yield* readText(path, options)
    else if (kind === 'html') yield* readHtml(path, await readFile(path))
    else yield unreadableResult(path, null, 'unsupported file type')
  } catch (error) {
    yield toUnreadable(path, error, options)
  }
}

/** Parses an act PDF, with OCR for a scan. */
export async function parseActFile(
  path: string,
  options: ParseOptions,
  recogniser: Recogniser,
): Promise<ParseResult> {
  let pdf: OpenPdf | null = null
  try {
    pdf = await openPdf(path)
    const name = readActName(path) as ActName
    return await parseActPdf(path, name, pdf, options, (opened, signal) =>
      recogniseAct(opened, recogniser, signal),
    )
  } catch (error) {
    return toUnreadable(path, error, options)
  } finally {
    await pdf?.close()
  }
}

async function* readIssue(path: string, options: ParseOptions): AsyncGenerator<ParseResult> {
  const pdf = await openPdf(path)
  try {
    yield* parseIssuePdf(path, pdf, options)
  } finally {
    await pdf.close()
  }
}

async function* readText(path: string, options: ParseOptions): AsyncGenerator<ParseResult> {
  const content = await readFile(path, 'utf8')
  if (isColumnText(content)) yield* parseColumnFile(path, content, options)
  else yield parseActText(path, content, options)
}

// A saved page of the gazette's site: an article, an API page, or a company page of the annex, of which court
// notices have their text.
function* readHtml(path: string, bytes: Buffer): Generator<ParseResult> {
  const article = readArticlePage(bytes, {}) ?? readApiPage(bytes, {})
  if (article) {
    yield { publication: article }
    return
  }
  const company = readCompanyPage(bytes)
  const notices = company ? courtNoticesOf(company) : []
  if (notices.length === 0) yield unreadableResult(path, null, 'the page contains no gazette text')
  for (const publication of notices) yield { publication }
}

// Rethrows on abort.
function toUnreadable(path: string, error: unknown, { signal }: ParseOptions): ParseResult {
  signal?.throwIfAborted()
  if (error instanceof PdfError) return unreadableResult(path, null, error.message)
  return unreadableResult(
    path,
    null,
    `the file cannot be read (${error instanceof Error ? error.message : String(error)})`,
  )
}
