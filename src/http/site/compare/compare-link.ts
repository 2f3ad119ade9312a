// Ways to the comparison: a link on a company's page, and boxes in lists.

import wordings from '../../../../data/wordings/site/compare-link.json' with { type: 'json' }
import { formatNumberWithDots } from '../../i18n/format.ts'
import { type Lang, phrases, sentence } from '../../i18n/languages.ts'
import { type Content, type Html, html } from '../html.ts'
import { comparePath } from '../paths.ts'

const words = {
  ...phrases(wordings.words),
  choose: sentence(wordings.sentences.choose, 'name'),
}

export function renderCompareLink(lang: Lang, number: string): Html {
  return html`<p class="compare-link"><a href="${comparePath(lang, [number])}" rel="nofollow">${words.link[lang]}</a></p>`
}

/** A list whose companies can be chosen with `renderChoice`. */
export function renderCompareForm(lang: Lang, list: Content): Html {
  return html`<form class="compare-list" action="${comparePath(lang, [])}" method="get">${list}
<p><button class="button" type="submit">${words.selected[lang]}</button></p></form>`
}

export function renderChoice(lang: Lang, number: string, name: string): Html {
  return html`<input type="checkbox" name="c" value="${number}" aria-label="${words.choose[lang](`${name} (${formatNumberWithDots(number)})`)}">`
}
