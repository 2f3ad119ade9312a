// First pass over an issue's PDF: detects headers and footers, day and edition.

import type { OpenPdf } from '../pdf/open-pdf.ts'
import { type PositionedPage, readPositionedText } from '../pdf/positioned-text.ts'
import { detectHeadersFooters, type EdgePage, type HeadersFooters } from './detect-headers-footers.ts'
import { isHeaderOrFooter, readHeader } from './headers-footers.ts'
import { mostCommonHeader } from './issue-date.ts'
import { edgesOf, rowsOf, splitHeadersFooters } from './page-rows.ts'
import type { PageHeader } from './printed-page.ts'

type IssueScan = { headersFooters: HeadersFooters; printed: PageHeader }

/** Sample size: enough to detect headers, much faster than a full pass. */
const PAGES = 48

/** Damaged pages are skipped here. */
export async function scanIssue(pdf: OpenPdf, signal?: AbortSignal): Promise<IssueScan> {
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
