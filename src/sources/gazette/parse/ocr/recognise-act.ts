// OCR of a scanned act: detects the form's language from the first page, then reads every page in it.

import type { Language } from '../../../../domain/publications/publication.ts'
import { languageOfForm } from '../act/act-publication.ts'
import type { OpenPdf } from '../pdf/open-pdf.ts'
import type { Recogniser } from './recogniser.ts'
import { type Crop, renderPage } from './render-page.ts'

// Text area of the gazette's forms: right of the margin and its reserved box, below letterhead and stamps on
// the first page, above the instructions at the foot.
const FIRST_PAGE: Crop = { left: 0.16, top: 0.2, right: 0.95, bottom: 0.92 }
const LATER_PAGE: Crop = { left: 0.16, top: 0.05, right: 0.95, bottom: 0.92 }
/** The form's labels: enterprise number to subject. */
const LABELS: Crop = { left: 0.16, top: 0.05, right: 0.95, bottom: 0.42 }

const ALL: readonly Language[] = ['nl', 'fr', 'de']

/** OCR of all pages, as many in parallel as the recogniser allows; one line per printed line. */
export async function recogniseAct(
  pdf: OpenPdf,
  recogniser: Recogniser,
  signal?: AbortSignal,
): Promise<string> {
  const picture = (page: number, crop: Crop) => pdf.withPage(page, proxy => renderPage(proxy, crop))
  const labels = await recogniser.recognise(await picture(1, LABELS), ['fr'], signal)
  const language = languageOfForm(labels)
  const languages = language ? [language] : ALL
  const pages: Promise<string>[] = []
  for (let page = 1; page <= pdf.pages; page++) {
    signal?.throwIfAborted()
    // Images at 300 dpi are large: no more are rendered than are being read.
    if (pages.length >= recogniser.parallel) await pages[pages.length - recogniser.parallel]
    const crop = page === 1 ? FIRST_PAGE : LATER_PAGE
    const text = recogniser.recognise(await picture(page, crop), languages, signal)
    // A failing page ends the act; the other promises are then unobserved.
    text.catch(() => {})
    pages.push(text)
  }
  return (await Promise.all(pages)).map(tidy).join('\n').trim()
}

function tidy(text: string): string {
  return text
    .split('\n')
    .map(line => line.replace(/\s+/g, ' ').trim())
    .filter(line => /[\p{L}\d]/u.test(line))
    .join('\n')
}
