// The size of a company's group beside its own.

import wordings from '../../../../../data/wordings/site/group-size.json' with { type: 'json' }
import type { GroupSize, SizeFigures, SummedFigure } from '../../../../domain/ownership/group-size.ts'
import { formatCount, formatDate, formatNumber } from '../../../i18n/format.ts'
import { type Lang, phrases, sentence } from '../../../i18n/languages.ts'
import { type Html, html } from '../../html.ts'

const words = {
  ...phrases(wordings.words),
  of: sentence(wordings.sentences.of, 'count'),
  note: sentence(wordings.sentences.note, 'known', 'all', 'from', 'to'),
  notInEuro: sentence(wordings.sentences.notInEuro, 'count'),
}

const FIGURES = ['balanceSheetTotal', 'turnover', 'staff'] as const

/** `own`: null where the company has filed no figures. */
export function renderGroupSize(lang: Lang, size: GroupSize, own: SizeFigures | null): Html {
  const [known, all] = [size.withFigures, size.companies].map(count => formatCount(lang, count))
  const [from, to] = [size.oldestPeriodEnd, size.newestPeriodEnd].map(day => formatDate(lang, day))
  return html`<table><caption>${words.title[lang]}</caption>
<thead><tr><td></td><th scope="col">${words.own[lang]}</th><th scope="col">${words.group[lang]}</th></tr></thead>
<tbody>${FIGURES.map(
    figure => html`<tr><th scope="row">${words[figure][lang]}</th>
<td>${formatFiled(lang, own?.[figure] ?? null)}${figure !== 'staff' && foreignCurrency(own)}</td>
<td>${formatSum(lang, size[figure])}</td></tr>`,
  )}</tbody></table>
<p class="soft small">${words.note[lang](known as string, all as string, from as string, to as string)}${size.notInEuro > 0 && ` ${words.notInEuro[lang](formatCount(lang, size.notInEuro))}`}</p>`
}

function foreignCurrency(own: SizeFigures | null): string | false {
  return own !== null && own.currency !== null && own.currency !== 'EUR' && ` ${own.currency}`
}

function formatFiled(lang: Lang, value: string | null): string {
  return value === null ? words.unknown[lang] : formatNumber(lang, Number(value))
}

function formatSum(lang: Lang, { sum, companies }: SummedFigure): Html {
  const of =
    companies > 0 && html` <span class="soft small">(${words.of[lang](formatCount(lang, companies))})</span>`
  return html`${formatFiled(lang, sum)}${of}`
}
