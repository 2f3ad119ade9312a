// Fetches a gazette text in the language it exists in: court notices exist in one language only.

import type { Language, Publication } from '../../../domain/publications/publication.ts'
import { readArticlePage, statesNoTextInLanguage } from '../parse/pages/article-page.ts'
import type { Page } from './conditional-fetch.ts'
import { GazetteResponseError } from './errors.ts'

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
