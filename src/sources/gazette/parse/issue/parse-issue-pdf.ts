// Parses an issue PDF, whole or partial, page by page after a first pass over a sample.

import { type ParseOptions, type ParseResult, unreadableResult } from '../parse-result.ts'
import type { OpenPdf } from '../pdf/open-pdf.ts'
import { type PositionedPage, readPositionedText } from '../pdf/positioned-text.ts'
import { detectHeadersFooters, type EdgePage, type HeadersFooters } from './detect-headers-footers.ts'
import { isHeaderOrFooter, readHeader } from './headers-footers.ts'
import { createIssueReader } from './issue-publications.ts'
import { edgesOf, layOutPage, rowsOf, splitHeadersFooters } from './lay-out-page.ts'
import {
  mostCommonHeader,
  type PageHeader,
  type PrintedPage,
  readIssueName,
  resolveIssueDate,
} from './printed-page.ts'

// First pass over an issue's PDF: detects headers and footers, day and edition.

type IssueScan = { headersFooters: HeadersFooters; printed: PageHeader }

/** Sample size: enough to detect headers, much faster than a full pass. */
const PAGES = 48

/** Damaged pages are skipped here. */
async function scanIssue(pdf: OpenPdf, signal?: AbortSignal): Promise<IssueScan> {
  const placed: { page: number; placed: PositionedPage }[] = []
  for (const page of samplePages(pdf.pages)) {
    signal?.throwIfAborted()
    try {
      placed.push({ page, placed: await pdf.withPage(page, readPositionedText) })
    } catch {
      // Reported when the page is read.
    }
  }
  return scanPages(placed)
}

function scanPages(pages: readonly { page: number; placed: PositionedPage }[]): IssueScan {
  const edges: EdgePage[] = pages.map(({ page, placed }) => edgesOf(placed, page))
  const headersFooters = detectHeadersFooters(edges)
  const headers = pages.map(({ placed }) => {
    const { head, body } = splitHeadersFooters(rowsOf(placed), headersFooters)
    const rows = [...head, ...body.filter(row => isHeaderOrFooter(row.text))]
    return rows.map(row => readHeader(row.text)).find(header => header !== null) ?? null
  })
  return { headersFooters, printed: mostCommonHeader(headers) }
}

// Evenly spread with an odd step, so that even and odd pages are included.
function samplePages(pages: number): number[] {
  const step = Math.ceil(pages / PAGES) | 1
  return Array.from({ length: Math.ceil(pages / step) }, (_, at) => 1 + at * step)
}

/**
 * A damaged page yields one `unreadable` and parsing continues. Only one page is in memory at a time after
 * sampling.
 */
export async function* parseIssuePdf(
  path: string,
  pdf: OpenPdf,
  options: ParseOptions,
): AsyncGenerator<ParseResult> {
  const { headersFooters, printed } = await scanIssue(pdf, options.signal)
  const { issue, disagreement } = resolveIssueDate(readIssueName(path), printed)
  if (disagreement) options.onWarning?.({ file: path, reason: disagreement })
  const reader = createIssueReader({ file: path, issue, reading: 'text_layer' })
  let damaged = 0
  for (let number = 1; number <= pdf.pages; number++) {
    options.signal?.throwIfAborted()
    const page = await readPage(pdf, number, headersFooters)
    if (page instanceof Error) {
      damaged++
      yield* reader.end()
      yield unreadableResult(path, `page ${number}`, page.message)
    } else yield* reader.push(page)
    options.onProgress?.({ file: path, unit: 'page', done: number, total: pdf.pages })
  }
  yield* reader.end()
  if (!reader.recognised() && damaged < pdf.pages) {
    yield unreadableResult(
      path,
      null,
      'the PDF has no gazette page with text, and its name is not that of an act',
    )
  }
}

async function readPage(
  pdf: OpenPdf,
  number: number,
  headersFooters: HeadersFooters,
): Promise<PrintedPage | Error> {
  try {
    return await pdf.withPage(number, async proxy =>
      layOutPage(await readPositionedText(proxy), number, headersFooters),
    )
  } catch (error) {
    return new Error(`the page is damaged (${error instanceof Error ? error.message : String(error)})`)
  }
}
