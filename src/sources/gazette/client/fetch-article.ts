// One text of the gazette, in whichever language it exists: the site shows a court notice only in its own.

import type { Language, Publication } from '../../../domain/publications/publication.ts'
import { readArticlePage, statesNoTextInLanguage } from '../parse/pages/article-page.ts'
import type { Page } from './conditional-fetch.ts'
import { GazetteResponseError } from './errors.ts'

const LANGUAGES: readonly Language[] = ['nl', 'fr', 'de']

/**
 * Reads the text `numac`, asking language after language, `first` before the others. Null only when each page says in its own words that there is
 * no text in that language (the text is then to be had as an image of the issue only). Throws
 * `GazetteSiteAnswerError` when no language gave the text and a page did not say so, and for the page of another text.
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
