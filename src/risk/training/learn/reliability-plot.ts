// Reliability diagram for a model card as SVG: bins with intervals, the diagonal, and a histogram of
// probabilities. No script, light and dark colours, with a text description.

import { log } from '../../../platform/exact-math.ts'
import type { ReliabilityBin } from './reliability-bins.ts'

type ReliabilityPlot = {
  title: string
  bins: readonly ReliabilityBin[]
  /** Of all rows, for the histogram. */
  probabilities: Float64Array
}

const WIDTH = 640
const LEFT = 80
const RIGHT = 616
const TOP = 48
const BOTTOM = 408
const HISTOGRAM_TOP = 436
const HISTOGRAM_BOTTOM = 512
const HISTOGRAM_BARS = 40
const HEIGHT = 568

// Risks range from 0.1 % to 50 %: a linear scale would compress nine of ten bins.
const TICKS = [0.0001, 0.001, 0.005, 0.015, 0.04, 0.1, 0.25, 0.5, 1]

// No CSS variables or system colours, which SVG-to-print converters do not support. Rules are scoped by the
// SVG's class, because inline they apply to the whole page.
const STYLE = `
  .reliability .paper { fill: #ffffff }
  .reliability text { font: 13px system-ui, sans-serif; fill: #1b1f24 }
  .reliability .title { font-size: 16px; font-weight: 600 }
  .reliability .grid { stroke: #d5dae0; stroke-width: 1 }
  .reliability .even { stroke: #57606a; stroke-width: 1.5; stroke-dasharray: 6 5 }
  .reliability .interval { stroke: #0b5fa5; stroke-width: 2 }
  .reliability circle { fill: #0b5fa5 }
  .reliability .bar { fill: #8fb1d3 }
  @media (prefers-color-scheme: dark) {
    .reliability .paper { fill: #15191e }
    .reliability text { fill: #e8eaed }
    .reliability .grid { stroke: #333a42 }
    .reliability .even { stroke: #a3acb5 }
    .reliability .interval { stroke: #7cc0ff }
    .reliability circle { fill: #7cc0ff }
    .reliability .bar { fill: #44617d }
  }
`

/** The diagram as an SVG document. Both axes are logarithmic; a bin without events is at the bottom. */
export function drawReliability(plot: ReliabilityPlot): string {
  const least = leastOf(plot)
  const scale = (p: number) => (log(Math.min(Math.max(p, least), 1)) - log(least)) / -log(least)
  const x = (p: number) => LEFT + scale(p) * (RIGHT - LEFT)
  const y = (p: number) => BOTTOM - scale(p) * (BOTTOM - TOP)
  const ticks = TICKS.filter(tick => tick >= least)
  const rows = plot.bins.reduce((sum, bin) => sum + bin.rows, 0)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" class="reliability" role="img">`,
    `<title>${escapeXml(plot.title)}</title>`,
    `<desc>${escapeXml(describe(plot.bins))}</desc>`,
    `<style>${STYLE}</style>`,
    `<rect class="paper" width="${WIDTH}" height="${HEIGHT}"/>`,
    text(LEFT, 24, plot.title, 'class="title"'),
    ...ticks.flatMap(tick => drawTick(tick, x(tick), y(tick))),
    line(LEFT, BOTTOM, RIGHT, TOP, 'even'),
    ...plot.bins.flatMap(bin => drawBin(bin, x, y)),
    ...drawHistogram(plot.probabilities, scale),
    ...drawLabels(rows),
    '</svg>\n',
  ].join('\n')
}

function drawLabels(rows: number): string[] {
  return [
    text((LEFT + RIGHT) / 2, HEIGHT - 12, 'predicted probability', 'text-anchor="middle"'),
    text(
      16,
      (TOP + BOTTOM) / 2,
      'observed failure rate',
      `text-anchor="middle" transform="rotate(-90 16 ${(TOP + BOTTOM) / 2})"`,
    ),
    text(LEFT, HISTOGRAM_TOP - 6, `companies by predicted probability (${rows.toLocaleString('en')} in all)`),
  ]
}

function leastOf({ bins }: ReliabilityPlot): number {
  const told = bins.flatMap(({ predicted, observed }) => [predicted, observed.low].filter(p => p > 0))
  const smallest = Math.min(0.01, ...told)
  return TICKS.findLast(tick => tick <= smallest) ?? (TICKS[0] as number)
}

function drawTick(tick: number, x: number, y: number): string[] {
  const label = percent(tick)
  return [
    line(x, TOP, x, BOTTOM, 'grid'),
    line(LEFT, y, RIGHT, y, 'grid'),
    text(LEFT - 8, y + 4, label, 'text-anchor="end"'),
    text(x, HISTOGRAM_BOTTOM + 18, label, 'text-anchor="middle"'),
  ]
}

function drawBin(
  { rows, events, predicted, observed }: ReliabilityBin,
  x: (p: number) => number,
  y: (p: number) => number,
): string[] {
  const said = `predicted ${percent(predicted)}, observed ${percent(observed.estimate)} (${events} of ${rows})`
  const at = round(x(predicted))
  return [
    `<g><title>${escapeXml(said)}</title>`,
    line(at, y(observed.low), at, y(observed.high), 'interval'),
    `<circle cx="${at}" cy="${round(y(observed.estimate))}" r="5"/></g>`,
  ]
}

function drawHistogram(probabilities: Float64Array, scale: (p: number) => number): string[] {
  const counts = new Array<number>(HISTOGRAM_BARS).fill(0)
  for (const p of probabilities) {
    const bar = Math.min(HISTOGRAM_BARS - 1, Math.floor(scale(p) * HISTOGRAM_BARS))
    counts[bar] = (counts[bar] as number) + 1
  }
  const most = Math.max(1, ...counts)
  const width = (RIGHT - LEFT) / HISTOGRAM_BARS
  return counts.map((count, bar) => {
    const height = round((count / most) * (HISTOGRAM_BOTTOM - HISTOGRAM_TOP))
    const at = `x="${round(LEFT + bar * width)}" y="${round(HISTOGRAM_BOTTOM - height)}"`
    return `<rect class="bar" ${at} width="${round(width - 1)}" height="${height}"/>`
  })
}

function describe(bins: readonly ReliabilityBin[]): string {
  const told = bins.map(
    ({ predicted, observed }) =>
      `predicted ${percent(predicted)}, observed ${percent(observed.estimate)} (${percent(observed.low)} to ${percent(observed.high)})`,
  )
  return `Predicted probability and observed failure rate, with 95 % intervals: ${told.join('; ')}.`
}

function line(x1: number, y1: number, x2: number, y2: number, kind: string): string {
  return `<line class="${kind}" x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}"/>`
}

function text(x: number, y: number, words: string, attributes = ''): string {
  return `<text x="${round(x)}" y="${round(y)}" ${attributes}>${escapeXml(words)}</text>`
}

function percent(share: number): string {
  return `${Number((100 * share).toPrecision(2))} %`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

function escapeXml(words: string): string {
  return words
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
