// The latest balance sheet as two stacked columns of equal height, with a table as legend.

import wordings from '../../../../../../data/wordings/site/balance-chart.json' with { type: 'json' }
import { COLON, formatPercent } from '../../../../i18n/format.ts'
import { type Lang, type Phrase, phrases } from '../../../../i18n/languages.ts'
import { type Content, type Html, html } from '../../../html.ts'
import { formatMoney } from '../amounts.ts'
import { NOT_FILED } from '../missing-reasons.ts'
import type { YearWithFigures } from '../years-on-view.ts'
import {
  type Balance,
  type BalanceSide,
  type Block,
  layoutColumns,
  type PartId,
  readBalance,
} from './balance-parts.ts'
import { shapeAttributes } from './bars.ts'

// Phrases of the balance sheet chart.

const PARTS: Record<PartId, Phrase> = phrases(wordings.parts)

const BALANCE_WORDS = phrases(wordings.balance_words)

const HEIGHT = 220
const COLUMN = 74
const WIDTH = 2 * COLUMN + 56
/** Space for the total line and stroke widths. */
const MARGIN = 8
/** Minimum height of a block for its number to fit. */
const MIN_NUMBERED_HEIGHT = 11

/** `closed`: the formatted closing date. */
export function renderBalance(lang: Lang, { filed, currency }: YearWithFigures, closed: string): Html {
  const balance = readBalance(filed)
  const title = html`<h3>${BALANCE_WORDS.title[lang]}</h3>`
  if (balance === null) return html`${title}<p class="soft">${BALANCE_WORDS.none[lang]}</p>`
  const { assets, liabilities } = balance
  const insolvent = liabilities.parts.some(({ id, amount }) => id === 'equity' && (amount ?? 0) < 0)
  return html`${title}
<figure class="balance"><figcaption>${BALANCE_WORDS.title[lang]}, ${closed}</figcaption>
${renderColumns(lang, balance, currency)}
${renderSide(lang, BALANCE_WORDS.assets, assets, currency)}
${renderSide(lang, BALANCE_WORDS.liabilities, liabilities, currency)}
</figure>
${insolvent && html`<p class="flag">${BALANCE_WORDS.negative[lang]}</p>`}`
}

function renderColumns(lang: Lang, balance: Balance, currency: string | null): Html {
  const { assets, liabilities, zero, total } = layoutColumns(balance, HEIGHT)
  const left = (WIDTH - 2 * COLUMN) / 2
  return html`<svg viewBox="0 ${-MARGIN} ${WIDTH} ${HEIGHT + 2 * MARGIN}" role="img" aria-label="${describeSide(lang, BALANCE_WORDS.assets, balance.assets, currency)} ${describeSide(lang, BALANCE_WORDS.liabilities, balance.liabilities, currency)}">${assets.map(
    block => renderBlock(block, left - 2, left - 8, 'end'),
  )}${liabilities.map(block => renderBlock(block, left + COLUMN + 2, WIDTH - left + 8, 'start'))}<path class="zero" d="M${left - 6} ${zero}H${WIDTH - left + 6}"/><path class="total" d="M${left - 6} ${total}H${WIDTH - left + 6}"/></svg>`
}

function renderBlock(
  { at, id, y, height, negative }: Block,
  x: number,
  numberX: number,
  anchor: string,
): Html {
  const look = negative ? 'negative' : id === 'unexplained' ? 'unexplained' : `part-${at + 1}`
  return html`<rect ${shapeAttributes(look)} x="${x}" y="${y}" width="${COLUMN}" height="${height}"/>${
    height >= MIN_NUMBERED_HEIGHT &&
    html`<text x="${numberX}" y="${Math.round(y + height / 2 + 4)}" text-anchor="${anchor}">${at + 1}</text>`
  }`
}

function describeSide(lang: Lang, side: Phrase, { parts }: BalanceSide, currency: string | null): string {
  const amounts = parts.map(
    ({ id, amount }) =>
      `${PARTS[id][lang]} ${amount === null ? NOT_FILED[lang] : formatMoney(lang, amount, currency)}`,
  )
  return `${side[lang]}${COLON[lang]}${amounts.join('; ')}.`
}

function renderSide(lang: Lang, name: Phrase, { parts, total }: BalanceSide, currency: string | null): Html {
  return html`<table class="figures parts"><caption>${name[lang]}</caption>
<thead><tr><th scope="col">${BALANCE_WORDS.part[lang]}</th><th scope="col">${BALANCE_WORDS.amount[lang]}</th><th scope="col">${BALANCE_WORDS.share[lang]}</th></tr></thead>
<tbody>${parts.map(
    ({ id, codes, amount }, at) =>
      html`<tr><th scope="row">${renderKey(id, amount, at)}${PARTS[id][lang]} <small class="rubric">${codes.join(' + ')}</small></th>${renderAmount(lang, amount, total, currency)}</tr>`,
  )}
<tr class="sum"><th scope="row">${BALANCE_WORDS.total[lang]}</th><td>${formatMoney(lang, total, currency)}</td><td></td></tr></tbody></table>`
}

function renderKey(id: PartId, amount: number | null, at: number): Html {
  const look = (amount ?? 0) < 0 ? 'negative' : id === 'unexplained' ? 'unexplained' : `part-${at + 1}`
  return html`<svg class="key" viewBox="0 0 12 12" aria-hidden="true"><rect ${shapeAttributes(look)} width="12" height="12"/></svg>${at + 1}. `
}

function renderAmount(lang: Lang, amount: number | null, total: number, currency: string | null): Content {
  if (amount === null) return html`<td class="none" colspan="2">${NOT_FILED[lang]}</td>`
  return html`<td>${formatMoney(lang, amount, currency)}</td><td>${formatPercent(lang, shareOf(amount, total))}</td>`
}

// Rounded to 0.1 %; `|| 0` avoids negative zero.
function shareOf(amount: number, total: number): number {
  return Math.round((amount / total) * 1000) / 1000 || 0
}
