// Breadcrumb of a page, as HTML and as structured data.

import { type Lang, phrase } from '../../i18n/languages.ts'
import { type Content, type Html, html } from '../html.ts'

/** The last crumb is the page itself. `text` is the label without markup. */
export type Crumb = { text: string; label?: Content; path: string }

const words = {
  way: phrase('U bent hier', 'Vous êtes ici', 'Sie sind hier', 'You are here'),
}

export const HOME_CRUMB = phrase('Start', 'Accueil', 'Start', 'Home')

export function renderBreadcrumb(lang: Lang, crumbs: readonly Crumb[]): Html {
  const last = crumbs.length - 1
  return html`<nav class="crumbs" aria-label="${words.way[lang]}"><ol>${crumbs.map(
    ({ text, label, path }, at) =>
      at === last
        ? html`<li><span aria-current="page">${label ?? text}</span></li>`
        : html`<li><a href="${path}">${label ?? text}</a></li>`,
  )}</ol></nav>`
}

/** Source: https://schema.org/BreadcrumbList. */
export function describeBreadcrumb(crumbs: readonly Crumb[], origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ text, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: text,
      item: origin + path,
    })),
  }
}
