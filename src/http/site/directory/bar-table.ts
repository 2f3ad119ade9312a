// Horizontal bar chart of counts as a table, for screen readers. Bars are SVG attributes, because the Content Security
// Policy forbids inline styles.

import { formatCount } from '../../i18n/format.ts'
import type { Lang } from '../../i18n/languages.ts'
import { type Content, type Html, html } from '../html.ts'

type BarRow = { label: Content; count: number; href?: string }

type BarTable = { caption: string; columns: [what: string, count: string]; rows: readonly BarRow[] }

/** Bars are scaled to the highest count. */
export function renderBars(lang: Lang, { caption, columns, rows }: BarTable): Html {
  const maxCount = Math.max(1, ...rows.map(({ count }) => count))
  return html`<table class="bars"><caption class="unseen">${caption}</caption>
<colgroup><col class="what"><col></colgroup>
<thead class="unseen"><tr><th scope="col">${columns[0]}</th><th scope="col">${columns[1]}</th></tr></thead>
<tbody>${rows.map(
    ({
      label,
      count,
      href,
    }) => html`<tr><th scope="row">${href ? html`<a href="${href}">${label}</a>` : label}</th>
<td>${drawBar(count / maxCount)}<span class="number">${formatCount(lang, count)}</span></td></tr>\n`,
  )}</tbody></table>`
}

const LENGTH = 100

function drawBar(share: number): Html {
  const length = share === 0 ? 0 : Math.max(1, Math.round(LENGTH * share))
  return html`<svg class="bar" viewBox="0 0 ${LENGTH} 10" preserveAspectRatio="none" aria-hidden="true" focusable="false"><rect width="${length}" height="10"/></svg>`
}
