// The values of the trend charts as a table, with the reason for each missing value.

import { type Lang, phrase } from '../../../../i18n/languages.ts'
import { type Html, html } from '../../../html.ts'
import { formatFiled } from '../amounts.ts'
import { MISSING_REASONS, NO_CURRENCY } from '../missing-reasons.ts'
import { renderWideTable } from '../wide-table.ts'
import type { FigureSlot, Trend } from './trend-slots.ts'

const words = {
  summary: phrase(
    'De waarden van de grafieken',
    'Les valeurs des graphiques',
    'Die Werte der Diagramme',
    'The values of the charts',
  ),
  caption: phrase<(currency: string) => string>(
    currency => `Zoals neergelegd, in ${currency}`,
    currency => `Tels que déposés, en ${currency}`,
    currency => `Wie hinterlegt, in ${currency}`,
    currency => `As filed, in ${currency}`,
  ),
  year: phrase('Boekjaar', 'Exercice', 'Geschäftsjahr', 'Year'),
}

/** Collapsed by default; newest year first, as in the other tables. */
export function renderTrendTable(lang: Lang, trends: readonly Trend[], currency: string | null): Html {
  const names = trends[0]?.slots.map(({ name }) => name) ?? []
  const rows = names.map(
    (name, at) =>
      html`<tr><th scope="row">${name}</th>${trends.map(({ slots }) => renderCell(lang, slots[at]))}</tr>`,
  )
  return html`<details><summary>${words.summary[lang]}</summary>${renderWideTable({
    id: 'accounts-trend-values',
    caption: words.caption[lang](currency ?? NO_CURRENCY[lang]),
    head: html`<th scope="col">${words.year[lang]}</th>${trends.map(
      ({ label, code }) => html`<th scope="col">${label[lang]} <small class="rubric">${code}</small></th>`,
    )}`,
    bodies: [rows.reverse()],
  })}</details>`
}

function renderCell(lang: Lang, slot: FigureSlot | undefined): Html {
  if (slot?.figure == null)
    return html`<td class="none">${MISSING_REASONS[slot?.gap ?? 'not_filed'][lang]}</td>`
  return html`<td>${formatFiled(lang, slot.figure)}${slot.gap === 'other_currency' && ` ${slot.currency ?? '?'}`}</td>`
}
