// Renders training and comparison results as HTML with reliability diagrams.

import { SEGMENTS } from '../../features/segments.ts'
import { modelVersionOf } from '../../model/model-file.ts'
import type { Interval } from '../learn/auc-interval.ts'
import type { Training } from '../train/train-model.ts'
import type { Comparison } from './compare-models.ts'
import type { Difference } from './difference.ts'
import type { Measures } from './measure.ts'

// Self-contained HTML page for reports.

const STYLE = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { max-width: 62rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; margin: .5rem 0 1.5rem; font-variant-numeric: tabular-nums; }
th, td { padding: .15rem .8rem .15rem 0; text-align: right; border-bottom: 1px solid #8884; }
th:first-child, td:first-child { text-align: left; }
figure { margin: 1rem 0; } figcaption { font-size: .9em; opacity: .8; }
svg { max-width: 100%; height: auto; }`

/** A page around `body`, which is HTML. */
function htmlPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><h1>${escapeHtml(title)}</h1>
${body}
</body></html>
`
}

/** A table; cells are text. */
function htmlTable(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (tag: string, row: readonly string[]) =>
    `<tr>${row.map(cell => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`
  return `<table><thead>${cells('th', headings)}</thead><tbody>${rows.map(row => cells('td', row)).join('\n')}</tbody></table>`
}

/** Escapes text for HTML. */
function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
}

/** 0.0123 → `1.23 %`; a dash for unknown. */
function percent(share: number | null | undefined, digits = 2): string {
  return share === null || share === undefined || Number.isNaN(share)
    ? '–'
    : `${(100 * share).toFixed(digits)} %`
}

/** A number with fixed decimals; a dash for unknown. */
function decimal(value: number | null | undefined, digits = 3): string {
  return value === null || value === undefined || Number.isNaN(value) ? '–' : value.toFixed(digits)
}

/** The training page: each segment on its test year. */
export function renderTraining({ model, split, test }: Training): string {
  const sections = SEGMENTS.map(segment => {
    const part = model.segments[segment]
    const measures = test[segment]
    const title = `<h2>Segment ${segment}</h2>`
    if (!part.calibrated) return `${title}<p>Not calibrated: ${escapeHtml(part.why)}</p>`
    if (!measures) return title
    const { drift = {} } = (part.about.test ?? {}) as { drift?: Record<string, number> }
    return `${title}${renderMeasures(measures)}${renderDrift('from the training years to the test year', drift)}`
  })
  const days = `<p>Trained as of ${split.train.join(', ')}; calibrated as of ${split.calibrate.join(', ')}; tested as of ${split.test.join(', ')}${split.isShared ? ', on the other half of the companies' : ''}.</p>`
  const leftOut = split.left_out
    .map(({ asOf, why }) => `<li>${asOf} left out: ${escapeHtml(why)}</li>`)
    .join('')
  return htmlPage(`Risk model ${modelVersionOf(model)}`, `${days}<ul>${leftOut}</ul>${sections.join('\n')}`)
}

/** The comparison page. */
export function renderComparison(comparison: Comparison): string {
  const { model, against, asOf, segments, overall, conclusion } = comparison
  const sections = segments.map(
    ({ segment, rows, events, model: ours, against: theirs, difference, drift }) => {
      const title = `<h2>Segment ${segment}</h2><p>${rows} companies, ${events} of which failed.</p>`
      const own = ours
        ? `<h3>${escapeHtml(model)}</h3>${renderMeasures(ours)}`
        : '<p>Not scored by this model.</p>'
      const other = theirs ? `<h3>${escapeHtml(against ?? '')}</h3>${renderMeasures(theirs)}` : ''
      const moved = drift ? renderDrift('from the reference companies of the model to these', drift) : ''
      return `${title}${difference ? renderDifference(difference) : ''}${own}${moved}${other}`
    },
  )
  const title = `Risk model ${model}${against ? ` against ${against}` : ''}`
  const summary = `<p>Companies as of ${asOf.join(', ')}.</p><p><strong>${escapeHtml(conclusion)}</strong></p>`
  return htmlPage(title, `${summary}${overall ? renderDifference(overall) : ''}${sections.join('\n')}`)
}

function renderMeasures(measures: Measures): string {
  const { evaluation, rows, events } = measures
  if (!evaluation) return `<p>${rows} companies, ${events} of which failed: too few to measure.</p>`
  const numbers = htmlTable(
    [
      'Companies',
      'Failed',
      'AUC',
      'Captured in top 1 %',
      '5 %',
      '10 %',
      'Brier skill',
      'Log loss',
      'Slope',
      'In the large',
    ],
    [
      [
        String(rows),
        `${events} (${percent(events / rows)})`,
        interval(measures.areaInterval),
        percent(evaluation.captureAt1Percent, 1),
        percent(evaluation.captureAt5Percent, 1),
        percent(evaluation.captureAt10Percent, 1),
        decimal(evaluation.brierSkill, 4),
        decimal(evaluation.logLoss, 5),
        decimal(evaluation.calibrationSlope, 2),
        decimal(evaluation.calibrationInTheLarge, 2),
      ],
    ],
  )
  const bins = htmlTable(
    ['Said', 'Companies', 'Failed', 'Share', '95 % from', 'to'],
    measures.reliability.map(({ predicted, rows: size, events: failed, observed }) => [
      percent(predicted),
      String(size),
      String(failed),
      percent(observed.estimate),
      percent(observed.low),
      percent(observed.high),
    ]),
  )
  return `${numbers}<figure>${measures.plot}<figcaption>With 95 % intervals; both scales logarithmic.</figcaption></figure>${bins}${renderSlices(measures)}`
}

function renderSlices({ slices }: Measures): string {
  const rows = slices.map(({ slice, rows: size, events, predicted, observed, areaUnderCurve }) => [
    slice,
    String(size),
    String(events),
    percent(predicted),
    `${percent(observed.estimate)} (${percent(observed.low)} to ${percent(observed.high)})`,
    decimal(areaUnderCurve),
  ])
  return `<details><summary>By age, section, region and size</summary>${htmlTable(['', 'Companies', 'Failed', 'Said', 'Failure rate', 'AUC'], rows)}</details>`
}

function renderDrift(between: string, drift: Readonly<Record<string, number>>): string {
  const rows = Object.entries(drift)
    .sort(([, a], [, b]) => b - a)
    .map(([feature, index]) => [
      feature,
      decimal(index, 4),
      index > 0.25 ? 'check' : index > 0.1 ? 'moderate' : 'little',
    ])
  return `<details><summary>Drift ${between} (PSI)</summary>${htmlTable(['Feature', 'PSI', ''], rows)}</details>`
}

function renderDifference({ rows, events, areaUnderCurve, logLoss }: Difference): string {
  return htmlTable(
    ['On companies that both models score', 'Failed', 'AUC, difference', 'Log loss, difference'],
    [[String(rows), String(events), interval(areaUnderCurve, 4), interval(logLoss, 6)]],
  )
}

function interval(value: Interval | null, digits = 3): string {
  if (!value) return '–'
  return `${value.estimate.toFixed(digits)} (${value.low.toFixed(digits)} to ${value.high.toFixed(digits)})`
}
