// Frame of a dossier section, and messages for missing data. An unavailable source and an empty result differ in text
// and style.

import type { Lang, Phrase } from '../../i18n/languages.ts'
import { type Content, type Html, html } from '../html.ts'

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
