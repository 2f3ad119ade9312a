// Bar charts of the directory pages: counts as a table of bars, and the risk bands as one stacked bar. Bars
// are SVG attributes, because the Content Security Policy forbids inline styles.

import wordings from '../../../../data/wordings/site/bar-charts.json' with { type: 'json' }
import { COUNTED_BANDS, type CompanyCounts, type CountRun } from '../../../domain/company/company-counts.ts'
import { formatCount, formatPercent } from '../../i18n/format.ts'
import { type Lang, phrases, sentence } from '../../i18n/languages.ts'
import { BAND_NAMES } from '../dossier/score/risk-words.ts'
import { renderEmpty, renderUnavailable } from '../dossier/section.ts'
import { type Content, type Html, html } from '../html.ts'

// Horizontal bar chart of counts as a table, for screen readers. Bars are SVG attributes, because the Content Security
// Policy forbids inline styles.

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

const BAR_LENGTH = 100

function drawBar(share: number): Html {
  const length = share === 0 ? 0 : Math.max(1, Math.round(BAR_LENGTH * share))
  return html`<svg class="bar" viewBox="0 0 ${BAR_LENGTH} 10" preserveAspectRatio="none" aria-hidden="true" focusable="false"><rect width="${length}" height="10"/></svg>`
}

const words = {
  ...phrases(wordings.words),
  unscored: sentence(wordings.sentences.unscored, 'count'),
}

const BANDS_LENGTH = 1000

export function renderBandChart(lang: Lang, counts: CompanyCounts, run: CountRun): Html {
  const { bandCounts, legalPersons } = counts
  if (bandCounts === null)
    return run.riskState === 'not_loaded'
      ? renderEmpty(words.notLoaded[lang])
      : renderUnavailable(words.silent[lang])
  const scored = bandCounts.reduce((sum, count) => sum + count, 0)
  if (scored === 0) return renderEmpty(words.none[lang])
  return html`${drawBands(bandCounts, scored)}
<section class="scroll" aria-labelledby="bands" tabindex="0"><table class="band-table"><caption id="bands">${words.caption[lang]}</caption>
<thead><tr><th scope="col">${words.band[lang]}</th><th scope="col">${words.companies[lang]}</th><th scope="col">${words.share[lang]}</th></tr></thead>
<tbody>${COUNTED_BANDS.map((band, at) => {
    const count = bandCounts[at] ?? 0
    return html`<tr><th scope="row"><svg class="swatch" viewBox="0 0 10 10" aria-hidden="true" focusable="false"><rect class="part-${at + 1}" width="10" height="10"/></svg> ${BAND_NAMES[band][lang]}</th><td>${formatCount(lang, count)}</td><td>${formatPercent(lang, count / scored)}</td></tr>\n`
  })}</tbody></table></section>
<p class="soft small">${words.unscored[lang](formatCount(lang, Math.max(0, legalPersons - scored)))}</p>`
}

function drawBands(bandCounts: readonly number[], scored: number): Html {
  let from = 0
  const parts = bandCounts.map((count, at) => {
    const x = Math.round((BANDS_LENGTH * from) / scored)
    from += count
    const width = Math.round((BANDS_LENGTH * from) / scored) - x
    return width > 0 && html`<rect class="part-${at + 1}" x="${x}" width="${width}" height="10"/>`
  })
  return html`<svg class="bands" viewBox="0 0 ${BANDS_LENGTH} 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">${parts}</svg>`
}
