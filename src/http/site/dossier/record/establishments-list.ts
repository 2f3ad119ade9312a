// Establishments of a company, a page of them at a time.

import wordings from '../../../../../data/wordings/site/establishments-list.json' with { type: 'json' }
import type { LabelledEstablishments } from '../../../../usecases/register/list-establishments.ts'
import { formatCount, formatDate } from '../../../i18n/format.ts'
import { type Lang, phrases, sentence } from '../../../i18n/languages.ts'
import { type Content, html } from '../../html.ts'
import { formatAddress } from './address-line.ts'
import { renderNewestActivities } from './register-activities.ts'

const words = {
  ...phrases(wordings.words),
  since: sentence(wordings.sentences.since, 'day'),
}

/** Query parameter of the dossier page: the establishment number after which the list begins. */
export const ESTABLISHMENTS_PARAMETER = 'establishments'

/** The page's own path, and whether a later page of the list was asked for: then it is unfolded. */
export type PagePlace = { path: string; isLater: boolean }

export function renderEstablishments(
  lang: Lang,
  { page, labels }: LabelledEstablishments,
  { path, isLater }: PagePlace,
): Content {
  if (page.total === 0) return html`<p class="soft">${words.none[lang]}</p>`
  const link = (query: string, text: string) => html`<a href="${path}${query}#register">${text}</a> `
  return html`<details${isLater && html` open`}><summary>${words.title[lang]} <span class="soft">(${formatCount(lang, page.total)})</span></summary>
<ul class="plain-list">${page.establishments.map(
    ({ number, startDate, names, address, activities }) =>
      html`<li><span class="number">${formatEstablishmentNumber(number)}</span> ${[...new Set(names.map(({ name }) => name))].join(' / ')}${
        startDate &&
        html` <span class="soft small">(${words.since[lang](formatDate(lang, startDate))})</span>`
      }${address && html`<br>${formatAddress(lang, address)}`}${renderNewestActivities(lang, activities, labels)}</li>\n`,
  )}</ul>
<p>${isLater && link('', words.first[lang])}${page.next && link(`?${ESTABLISHMENTS_PARAMETER}=${page.next}`, words.next[lang])}</p></details>`
}

/** `2289173549` as `2.289.173.549`. */
function formatEstablishmentNumber(number: string): string {
  return number.replace(/^(\d)(\d{3})(\d{3})(\d{3})$/, '$1.$2.$3.$4')
}
