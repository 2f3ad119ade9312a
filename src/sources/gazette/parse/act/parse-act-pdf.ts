// Parses act PDFs: from the text layer if there is one, else by OCR.

import type { ParseOptions, ParseResult } from '../parse-result.ts'
import { unreadableResult } from '../parse-result.ts'
import type { OpenPdf } from '../pdf/open-pdf.ts'
import { readPositionedText } from '../pdf/positioned-text.ts'
import type { ActName } from './act-file-name.ts'
import { readActPage } from './act-page-text.ts'
import { actPublication } from './act-publication.ts'
import { COLLECTIVE_PAGE, isCollectivePage } from './collective-page.ts'

/** OCR of all pages of a scanned act. */
type RecognisePages = (pdf: OpenPdf, signal?: AbortSignal) => Promise<string>

/** A shorter text layer is the gazette's stamp on a scan. */
const MIN_TEXT_LAYER_CHARACTERS = 400

/**
 * Parses the act `name` from `pdf`. `recognise` is called for a scan, unless the options forbid it.
 * Letter-spaced text layers are returned as they are.
 */
export async function parseActPdf(
  path: string,
  name: ActName,
  pdf: OpenPdf,
  options: ParseOptions,
  recognise: RecognisePages,
): Promise<ParseResult> {
  const lines: string[] = []
  let publishedOn: string | null = null
  for (let number = 1; number <= pdf.pages; number++) {
    options.signal?.throwIfAborted()
    const page = await pdf.withPage(number, async proxy =>
      readActPage(await readPositionedText(proxy), number),
    )
    publishedOn ??= page.publishedOn
    lines.push(...page.lines)
    options.onProgress?.({ file: path, unit: 'page', done: number, total: pdf.pages })
  }
  const facts = { ...name, publishedOn: publishedOn ?? name.publishedOn }
  const text = lines.join('\n')
  if (isCollectivePage(text)) return unreadableResult(path, null, COLLECTIVE_PAGE)
  if (text.length >= MIN_TEXT_LAYER_CHARACTERS)
    return { publication: actPublication(facts, text, 'text_layer') }
  if (options.ocr === 'never') {
    return unreadableResult(path, null, 'the act is a scan without text, and OCR is disabled')
  }
  const recognised = await recognise(pdf, options.signal)
  // A short act with its own text layer, on pages that contain nothing else.
  if (text.trim().length > recognised.trim().length) {
    return { publication: actPublication(facts, text, 'text_layer') }
  }
  if (recognised.trim() === '') return unreadableResult(path, null, 'OCR recognised no text on the pages')
  if (isCollectivePage(recognised)) return unreadableResult(path, null, COLLECTIVE_PAGE)
  return { publication: actPublication(facts, recognised, 'ocr') }
}
