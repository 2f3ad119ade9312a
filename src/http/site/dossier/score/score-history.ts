// The scores of a company over time: a step chart on a logarithmic scale with the limits of the bands, and a table. Scores of
// different model versions are not comparable: the line breaks where the version changes.

import { scaleLinear, scaleLog } from 'd3-scale'
import wordings from '../../../../../data/wordings/site/score-history.json' with { type: 'json' }
import { BANDS, bandOf } from '../../../../domain/risk.ts'
import type { PastScore } from '../../../../store/risk/explained-scores.ts'
import { formatDate, formatPercent, formatProbability, formatShortDate } from '../../../i18n/format.ts'
import { type Lang, phrases, sentence } from '../../../i18n/languages.ts'
import { type Content, type Html, html } from '../../html.ts'
import { BAND_NAMES, UNSCORED } from './risk-words.ts'

const words = {
  ...phrases(wordings.words),
  one: sentence(wordings.sentences.one, 'day'),
  chart: sentence(wordings.sentences.chart, 'from', 'to', 'count'),
}

/** `scores` newest first. Nothing for a company that was never scored. */
export function renderScoreHistory(lang: Lang, scores: readonly PastScore[]): Content {
  const [newest] = scores
  if (newest === undefined) return null
  const scored = scores.filter(({ probability }) => probability !== null)
  if (scores.length === 1)
    return (
      scored.length === 1 && html`<p class="soft small">${words.one[lang](formatDate(lang, newest.asOf))}</p>`
    )
  return html`<h3 id="score-history">${words.title[lang]}</h3>
${scored.length > 1 && renderChart(lang, [...scores].reverse())}
<details><summary>${words.table[lang]} <span class="soft">(${scores.length})</span></summary>${renderTable(lang, scores)}</details>`
}

const FRAME = { width: 360, height: 150, left: 44, right: 8, top: 8, bottom: 20 }
const LOWEST = 0.001
// Above the limit of the highest band.
const HIGHEST = 0.2

type Point = PastScore & { x: number; y: number | null; probability: number | null }

// A line of one model version; a score without a probability ends it.
type Run = { points: Point[]; end: number; isOtherModel: boolean }

function renderChart(lang: Lang, scores: readonly PastScore[]): Html {
  const { width, height, left, right, top, bottom } = FRAME
  const days = scores.map(({ asOf }) => asOf)
  const [first = '', last = ''] = [days[0], days.at(-1)]
  // A day at least, since an empty domain has no scale.
  const x = scaleLinear(
    [Date.parse(first), Math.max(Date.parse(last), Date.parse(first) + 1)],
    [left, width - right - 6],
  )
  const y = scaleLog(
    [LOWEST, Math.max(HIGHEST, ...scores.map(({ probability }) => probability ?? 0))],
    [height - bottom, top],
  ).clamp(true)
  const round = (value: number) => Math.round(value * 10) / 10
  const points = scores.map(score => ({
    ...score,
    x: round(x(Date.parse(score.asOf))),
    y: score.probability === null ? null : round(y(score.probability)),
  }))
  const runs = listRuns(points, width - right)
  const [from, to] = [formatShortDate(lang, first), formatShortDate(lang, last)]
  return html`<figure class="score-history"><svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${words.chart[lang](from, to, scores.length)}">${BANDS.map(
    ([limit]) =>
      html`<path class="grid" d="M${left} ${round(y(limit))}H${width - right}"/><text x="${left - 5}" y="${round(y(limit)) + 4}" text-anchor="end">${formatPercent(lang, limit)}</text>`,
  )}${runs.map(renderRun)}<text x="${left}" y="${height - 4}">${from}</text><text x="${width - right}" y="${height - 4}" text-anchor="end">${to}</text></svg>
<figcaption>${words.legend[lang]}${runs.some(({ isOtherModel }) => isOtherModel) && ` ${words.versions[lang]}`}</figcaption></figure>`
}

function listRuns(points: readonly Point[], end: number): Run[] {
  const runs: Run[] = []
  let open: Run | null = null
  for (const point of points) {
    const before = runs.at(-1)?.points.at(-1)
    const isOtherModel = before !== undefined && before.modelVersion !== point.modelVersion
    if (open && (point.y === null || isOtherModel)) {
      open.end = point.x
      open = null
    }
    if (point.y === null) continue
    if (open) open.points.push(point)
    else {
      open = { points: [point], end, isOtherModel }
      runs.push(open)
    }
  }
  return runs
}

function renderRun({ points, end, isOtherModel }: Run): Html {
  const [start, ...rest] = points as [Point, ...Point[]]
  const steps = rest.map(({ x, y }) => `H${x}V${y}`).join('')
  const { top, height, bottom } = FRAME
  return html`${isOtherModel && html`<path class="other-model" d="M${start.x} ${top}V${height - bottom}"/>`}<path class="line" d="M${start.x} ${start.y}${steps}H${end}"/>${points.map(
    ({ x, y, probability }) =>
      html`<circle class="band-${bandOf(probability ?? 1).toLowerCase()}" cx="${x}" cy="${y}" r="3"/>`,
  )}`
}

function renderTable(lang: Lang, scores: readonly PastScore[]): Html {
  const heads = [words.day, words.probability, words.band, words.model]
  return html`<section class="scroll" aria-labelledby="score-history" tabindex="0"><table class="scores">
<thead><tr>${heads.map(head => html`<th scope="col">${head[lang]}</th>`)}</tr></thead>
<tbody>${scores.map(score => renderRow(lang, score))}</tbody></table></section>`
}

function renderRow(lang: Lang, { asOf, probability, reason, modelVersion }: PastScore): Html {
  const day = html`<th scope="row">${formatShortDate(lang, asOf)}</th>`
  if (probability === null)
    return html`<tr>${day}<td colspan="2" class="soft">${reason && UNSCORED[reason][lang]}</td><td class="number small">${modelVersion}</td></tr>`
  return html`<tr>${day}<td>${formatProbability(lang, probability)}</td><td>${BAND_NAMES[bandOf(probability)][lang]}</td><td class="number small">${
    reason === 'open_bankruptcy' ? words.fixed[lang] : modelVersion
  }</td></tr>`
}
