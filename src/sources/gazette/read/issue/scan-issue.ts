// First pass over an issue's PDF: headers and footers that repeat, and the day and edition that the pages print.

import type { OpenPdf } from '../pdf/open-pdf.ts'
import { type PlacedPage, readPlacedText } from '../pdf/placed-text.ts'
import { detectHeadersFooters, type EdgePage, type HeadersFooters } from './detect-headers-footers.ts'
import { isFurniture, readHeader } from './headers-footers.ts'
import { edgesOf, rowsOf, splitHeadersFooters } from './page-rows.ts'
import { majority } from './printed-day.ts'
import type { PageHeader } from './printed-page.ts'

export type Survey = { furniture: HeadersFooters; printed: PageHeader }

/** Pages looked at: enough to tell a head from chance, and a fraction of the time that reading all takes. */
const PAGES = 48

/** Pages that are damaged are passed over. */
export async function scanIssue(pdf: OpenPdf, signal?: AbortSignal): Promise<Survey> {
  const placed: { page: number; placed: PlacedPage }[] = []
  for (const page of samplePages(pdf.pages)) {
    signal?.throwIfAborted()
    try {
      placed.push({ page, placed: await pdf.withPage(page, readPlacedText) })
    } catch {
      // Told when the page is read.
    }
  }
  return survey(placed)
}

export function survey(pages: readonly { page: number; placed: PlacedPage }[]): Survey {
  const edges: EdgePage[] = pages.map(({ page, placed }) => edgesOf(placed, page))
  const furniture = detectHeadersFooters(edges)
  const headers = pages.map(({ placed }) => {
    const { head, body } = splitHeadersFooters(rowsOf(placed), furniture)
    const rows = [...head, ...body.filter(row => isFurniture(row.text))]
    return rows.map(row => readHeader(row.text)).find(header => header !== null) ?? null
  })
  return { furniture, printed: majority(headers) }
}

// Spread over the issue by an odd step, so that even and odd pages are among them.
function samplePages(pages: number): number[] {
  const step = Math.ceil(pages / PAGES) | 1
  return Array.from({ length: Math.ceil(pages / step) }, (_, at) => 1 + at * step)
}
