// Fetches a day's summaries, and single texts in the language they exist in.

import type { Language, Publication } from '../../../domain/publications/publication.ts'
import { type DaySummary, readDaySummary, type SummaryEntry } from '../parse/pages/day-summary.ts'
import { readArticlePage, statesNoTextInLanguage } from '../parse/pages/text-page.ts'
import { verifyEmptyDay } from './check-response.ts'
import { GazetteResponseError } from './errors.ts'
import type { Page } from './fetch-pages.ts'

// Fetches a gazette text in the language it exists in: court notices exist in one language only.

const LANGUAGES: readonly Language[] = ['nl', 'fr', 'de']

/**
 * Fetches the text `numac`, trying `first` before the other languages. Null only when each page states that
 * there is no text in that language (it then exists as an image only). Throws `GazetteResponseError` if no
 * language has the text and a page did not say so, and for the page of another text.
 */
export async function fetchArticle(
  numac: string,
  first: Language,
  get: (language: Language) => Promise<Page>,
): Promise<Publication | null> {
  let silent: string | null = null
  for (const language of new Set([first, ...LANGUAGES])) {
    const page = await get(language)
    const publication = readArticlePage(page.bytes, { url: page.url })
    if (publication) {
      if (publication.numac === numac) return publication
      throw new GazetteResponseError('wrong_page', page.url, { detail: `shows ${publication.numac}` })
    }
    if (!statesNoTextInLanguage(page.bytes)) silent = page.url
  }
  if (silent !== null) throw new GazetteResponseError('unproven_empty', silent)
  return null
}

export type DayEntry = SummaryEntry & { edition: number }

export type GazetteDay = {
  /** Editions of the day; 0 when verifiably nothing was published. */
  editions: number
  entries: DayEntry[]
}

/** Fetches the summaries of `day`. Throws `GazetteResponseError` for another page than requested. */
export async function fetchDaySummary(
  day: string,
  get: (edition: number) => Promise<Page>,
): Promise<GazetteDay> {
  const entries: DayEntry[] = []
  let editions = 1
  for (let edition = 1; edition <= editions; edition++) {
    const page = await get(edition)
    const summary = readDaySummary(page.bytes)
    checkRequestedPage(summary, day, edition, page.url)
    if (summary.entries.length === 0) {
      if (edition > 1 || summary.editions > 1) {
        throw new GazetteResponseError('contradiction', page.url, { detail: 'edition without texts' })
      }
      verifyEmptyDay(summary, day, page.url)
      return { editions: 0, entries: [] }
    }
    checkNotRepeated(entries, summary, page.url)
    entries.push(...summary.entries.map(entry => ({ ...entry, edition })))
    editions = Math.max(editions, summary.editions)
  }
  return { editions, entries }
}

function checkRequestedPage(summary: DaySummary, day: string, edition: number, url: string): void {
  const said = summary.saysNothing && summary.entries.length === 0
  if (summary.day !== day && !said) {
    throw new GazetteResponseError('wrong_page', url, { detail: `shows ${summary.day ?? 'no day'}` })
  }
  if (summary.edition !== null && summary.edition !== edition) {
    throw new GazetteResponseError('wrong_page', url, { detail: `shows edition ${summary.edition}` })
  }
  if (summary.saysNothing && summary.entries.length > 0) {
    throw new GazetteResponseError('contradiction', url, { detail: 'no results, but texts listed' })
  }
}

// An edition that repeats earlier texts is the first edition again.
function checkNotRepeated(before: readonly DayEntry[], summary: DaySummary, url: string): void {
  const seen = new Set(before.map(entry => entry.numac))
  if (summary.entries.every(entry => seen.has(entry.numac))) {
    throw new GazetteResponseError('wrong_page', url, { detail: 'repeats an earlier edition' })
  }
}
