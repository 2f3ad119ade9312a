// Where a publication of the gazette can be read. Source: docs/sources.md.

import type { Lang } from '../../i18n/languages.ts'
import { type Html, html } from '../html.ts'

const GAZETTE = 'https://www.ejustice.just.fgov.be'

// The gazette's site speaks the country's three languages; its notices stand in the language of the court.
const LANGUAGE_LETTERS: Record<Lang, string> = { nl: 'n', fr: 'f', de: 'd', en: 'f' }
const SITE_LANGUAGES: Record<Lang, string> = { nl: 'nl', fr: 'fr', de: 'de', en: 'fr' }

/** The address of a publication; null where its day is not known: every address of the gazette holds it. */
export function publicationUrl(lang: Lang, numac: string, publishedOn: string | null): string | null {
  if (publishedOn === null) return null
  if (numac.length === 8) return `${GAZETTE}/tsv_pdf/${publishedOn.replaceAll('-', '/')}/${numac}.pdf`
  const query = new URLSearchParams({
    language: SITE_LANGUAGES[lang],
    ...{ sum_date: publishedOn, pd_search: publishedOn, numac_search: numac },
    ...{ lg_txt: LANGUAGE_LETTERS[lang], caller: 'sum' },
  })
  return `${GAZETTE}/cgi/article.pl?${query}`
}

/** The number of a publication, as a link where it can be read. */
export function linkPublication(lang: Lang, numac: string, publishedOn: string | null): Html {
  const url = publicationUrl(lang, numac, publishedOn)
  return url
    ? html`<a class="number" href="${url}" rel="external noopener">${numac}</a>`
    : html`<span class="number">${numac}</span>`
}
