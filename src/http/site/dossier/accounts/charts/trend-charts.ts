// Small multiples of key figures over the same years.

import wordings from '../../../../../../data/wordings/site/trend-charts.json' with { type: 'json' }
import { COLON, formatCompact, formatNumber } from '../../../../i18n/format.ts'
import { type Lang, type Phrase, phrase, phrases, sentence } from '../../../../i18n/languages.ts'
import { type Content, type Html, html } from '../../../html.ts'
import { formatFiled, formatMoney } from '../amounts.ts'
import { MISSING_REASONS, NO_CURRENCY } from '../missing-reasons.ts'
import { renderWideTable } from '../wide-table.ts'
import type { VisibleYears } from '../years-on-view.ts'
import { type BarLayout, type Frame, layoutBars, type Slot, shapeAttributes } from './bars.ts'
import { type FigureSlot, fillSlots, listSlots, type Trend } from './trend-slots.ts'

// The values of the trend charts as a table, with the reason for each missing value.

const tableWords = {
  ...phrases(wordings.tableWords),
  caption: sentence(wordings.sentences.caption, 'currency'),
}

/** Collapsed by default; newest year first, as in the other tables. */
function renderTrendTable(lang: Lang, trends: readonly Trend[], currency: string | null): Html {
  const names = trends[0]?.slots.map(({ name }) => name) ?? []
  const rows = names.map(
    (name, at) =>
      html`<tr><th scope="row">${name}</th>${trends.map(({ slots }) => renderCell(lang, slots[at]))}</tr>`,
  )
  return html`<details><summary>${tableWords.summary[lang]}</summary>${renderWideTable({
    id: 'accounts-trend-values',
    caption: tableWords.caption[lang](currency ?? NO_CURRENCY[lang]),
    head: html`<th scope="col">${tableWords.year[lang]}</th>${trends.map(
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

// Text is 12 units high. In the narrowest chart column (14.5 rem) it is still larger than 11 pixels.
const FRAME: Frame = { width: 250, height: 130, right: 8, top: 8, bottom: 22, characterWidth: 6.8 }
const MAX_LABELS = 6
const MISSING_HEIGHT = 16

type ChartedRubric = { code: string; label: Phrase; flow: boolean }

const TURNOVER: ChartedRubric = {
  code: '70',
  label: phrase('Omzet', 'Chiffre d’affaires', 'Umsatz', 'Turnover'),
  flow: true,
}
const MARGIN: ChartedRubric = {
  code: '9900',
  label: phrase('Brutomarge', 'Marge brute', 'Bruttomarge', 'Gross margin'),
  flow: true,
}
const OTHERS: readonly ChartedRubric[] = [
  { code: '9904', label: phrase('Resultaat', 'Résultat', 'Ergebnis', 'Result'), flow: true },
  {
    code: '10/15',
    label: phrase('Eigen vermogen', 'Capitaux propres', 'Eigenkapital', 'Equity'),
    flow: false,
  },
  {
    code: '20/58',
    label: phrase('Balanstotaal', 'Total du bilan', 'Bilanzsumme', 'Total assets'),
    flow: false,
  },
]

const words = {
  ...phrases(wordings.words),
  title: sentence(wordings.sentences.title, 'currency'),
}

/** Null for fewer than two years with figures. */
export function renderTrends(lang: Lang, { years, figured }: VisibleYears): Content {
  const [latest] = figured
  if (latest === undefined || figured.length < 2) return null
  const slots = listSlots(years)
  const first = slots.some(({ year }) => year?.filed?.['70'] !== undefined) ? TURNOVER : MARGIN
  const trends = [first, ...OTHERS].map(
    ({ code, label, flow }): Trend => ({ code, label, flow, slots: fillSlots(slots, code, latest.currency) }),
  )
  return html`<h3>${words.title[lang](latest.currency ?? NO_CURRENCY[lang])}</h3>
<div class="trends">${trends.map(trend => renderTrend(lang, trend, latest.currency))}</div>
${renderTrendTable(lang, trends, latest.currency)}`
}

function renderTrend(lang: Lang, { label, slots, flow }: Trend, currency: string | null): Html {
  const layout = layoutBars(
    slots.map(({ value }) => value),
    FRAME,
    value => formatCompact(lang, value),
  )
  const descriptions = slots
    .map(slot => `${slot.name}${COLON[lang]}${describeSlot(lang, slot, currency)}`)
    .join('; ')
  const remarks = slots.flatMap(slot => slotRemarks(lang, slot, flow))
  return html`<figure class="trend"><figcaption><b>${label[lang]}</b></figcaption>
<svg viewBox="0 0 ${FRAME.width} ${FRAME.height}" role="img" aria-label="${label[lang]}. ${descriptions}">${renderAxis(layout)}${layout.slots.map(
    (slot, at) => html`${renderBar(slot, layout.zero)}${renderYear(slots, at, slot)}`,
  )}<path class="zero" d="M${layout.left} ${layout.zero}H${layout.right}"/></svg>${
    remarks.length > 0 && html`<p class="small soft">${remarks.join(' · ')}</p>`
  }</figure>`
}

function describeSlot(lang: Lang, { value, gap }: FigureSlot, currency: string | null): string {
  return gap === null ? formatMoney(lang, value as number, currency) : MISSING_REASONS[gap][lang]
}

/** The reason for a missing bar, or the length of a period that is not twelve months. */
function slotRemarks(lang: Lang, { name, gap, months }: FigureSlot, flow: boolean): string[] {
  if (gap !== null) return [`${name}${COLON[lang]}${MISSING_REASONS[gap][lang]}`]
  if (!flow || months === null || months === 12) return []
  return [`${name}${COLON[lang]}${formatNumber(lang, months)} ${words.months[lang]}`]
}

function renderAxis({ ticks, left, right }: BarLayout): Html[] {
  return ticks.map(
    ({ label, y }) =>
      html`<path class="grid" d="M${left} ${y}H${right}"/><text x="${left - 6}" y="${y + 4}" text-anchor="end">${label}</text>`,
  )
}

function renderBar({ x, width, bar }: Slot, zero: number): Html {
  if (bar !== null)
    return html`<rect ${shapeAttributes(bar.sign)} x="${bar.x}" y="${bar.y}" width="${bar.width}" height="${bar.height}"/>`
  const above = zero - MISSING_HEIGHT
  const y = above < FRAME.top ? zero : above
  return html`<rect class="missing" x="${x}" y="${y}" width="${width}" height="${MISSING_HEIGHT}"/>`
}

// Labels every n-th year, counted from the newest, so that the newest always has a label.
function renderYear(slots: readonly FigureSlot[], at: number, { x, width }: Slot): Content {
  const every = Math.ceil(slots.length / MAX_LABELS)
  if ((slots.length - 1 - at) % every !== 0) return null
  const middle = Math.round(x + width / 2)
  return html`<text x="${middle}" y="${FRAME.height - 5}" text-anchor="middle">${slots[at]?.name}</text>`
}
