// The frame of every section of a dossier, and the sentences for what is missing: that we could not look, and that
// there is nothing, are told apart by words and looks.

import type { Lang, Phrase } from '../../i18n/languages.ts'
import { type Content, type Html, html } from '../html.ts'

export type Section = { id: string; title: Phrase; body: Content }

export function renderSection(lang: Lang, { id, title, body }: Section): Html {
  return html`<section class="card" id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${title[lang]}</h2>
${body}
</section>`
}

/** The source did not answer: nothing is known either way. */
export function renderUnavailable(text: string): Html {
  return html`<p class="gap unread">${text}</p>`
}

/** The source answered, and has nothing. */
export function renderEmpty(text: string): Html {
  return html`<p class="gap">${text}</p>`
}
