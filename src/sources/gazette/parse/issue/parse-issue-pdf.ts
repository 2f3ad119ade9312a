// Parses an issue PDF, whole or partial, page by page after a first pass over a sample.

import { type ParseOptions, type ParseResult, unreadableResult } from '../parse-result.ts'
import type { OpenPdf } from '../pdf/open-pdf.ts'
import { readPositionedText } from '../pdf/positioned-text.ts'
import type { HeadersFooters } from './detect-headers-footers.ts'
import { resolveIssueDate } from './issue-date.ts'
import { readIssueName } from './issue-file-name.ts'
import { createIssueReader } from './issue-publications.ts'
import { layOutPage } from './lay-out-page.ts'
import type { PrintedPage } from './printed-page.ts'
import { scanIssue } from './scan-issue.ts'

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
