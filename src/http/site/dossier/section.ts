// Parts of dossier sections: frame, messages for missing data, and links to publications. An unavailable
// source and an empty result differ in text and style.

import type { Lang, Phrase } from '../../i18n/languages.ts'
import { type Content, type Html, html } from '../html.ts'

// Links to publications on the gazette's website. Source: docs/sources.md.

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

type Section = { id: string; title: Phrase; body: Content }

export function renderSection(lang: Lang, { id, title, body }: Section): Html {
  return html`<section class="card" id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${title[lang]}</h2>
${body}
</section>`
}

/** The source did not respond: nothing is known. */
export function renderUnavailable(text: string): Html {
  return html`<p class="gap unread">${text}</p>`
}

/** The source responded without data. */
export function renderEmpty(text: string): Html {
  return html`<p class="gap">${text}</p>`
}
