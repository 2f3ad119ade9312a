// Links to publications on the gazette's website. Source: docs/sources.md.

import type { Lang } from '../../i18n/languages.ts'
import { type Html, html } from '../html.ts'

const GAZETTE = 'https://www.ejustice.just.fgov.be'

// The gazette's website has no English; notices are in the language of the court.
const LANGUAGE_LETTERS: Record<Lang, string> = { nl: 'n', fr: 'f', de: 'd', en: 'f' }
const SITE_LANGUAGES: Record<Lang, string> = { nl: 'nl', fr: 'fr', de: 'de', en: 'fr' }

/** Null without a publication date, which every gazette URL contains. */
function publicationUrl(lang: Lang, numac: string, publishedOn: string | null): string | null {
  if (publishedOn === null) return null
  if (numac.length === 8) return `${GAZETTE}/tsv_pdf/${publishedOn.replaceAll('-', '/')}/${numac}.pdf`
  const query = new URLSearchParams({
    language: SITE_LANGUAGES[lang],
    sum_date: publishedOn,
    pd_search: publishedOn,
    numac_search: numac,
    lg_txt: LANGUAGE_LETTERS[lang],
    caller: 'sum',
  })
  return `${GAZETTE}/cgi/article.pl?${query}`
}

/** The numac, as a link when its URL is known. */
export function linkPublication(lang: Lang, numac: string, publishedOn: string | null): Html {
  const url = publicationUrl(lang, numac, publishedOn)
  return url
    ? html`<a class="number" href="${url}" rel="external noopener">${numac}</a>`
    : html`<span class="number">${numac}</span>`
}
