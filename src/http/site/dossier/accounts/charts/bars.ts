// Bars of the charts: layout in view box units, and the hatch pattern of negative ones.

import { scaleBand, scaleLinear } from 'd3-scale'
import { type Html, html, trustedHtml } from '../../../html.ts'

// Layout of a bar chart, in view box units.

export type Frame = {
  width: number
  height: number
  /** Margins for the year labels. */
  right: number
  top: number
  bottom: number
  /** Maximum width of a label character, from which the left margin is computed. */
  characterWidth: number
}

type Bar = {
  x: number
  y: number
  width: number
  height: number
  sign: 'positive' | 'negative' | 'zero'
}

/** Horizontal space of a value; `bar` is null for a missing value. */
export type Slot = { x: number; width: number; bar: Bar | null }

type Tick = { label: string; y: number }

/** The plot extends from `left` to `right`; `zero` is the y coordinate of the zero line. */
export type BarLayout = { slots: Slot[]; ticks: Tick[]; zero: number; left: number; right: number }

/** Keeps small non-zero values visible. */
const MIN_BAR_HEIGHT = 1
/** Distinguishes a filed zero from a missing value. */
const ZERO_HEIGHT = 2
const TICKS = 3
const LABEL_GAP = 8

/** Linear scale; null yields an empty slot. Values must be finite and rounded to the cent. */
export function layoutBars(
  values: readonly (number | null)[],
  frame: Frame,
  labelOf: (tick: number) => string,
): BarLayout {
  const y = scaleValues(values, frame)
  const ticks = values.some(value => value) ? y.ticks(TICKS) : []
  const labelled = ticks.map(value => ({ label: labelOf(value), y: round(y(value)) }))
  const longest = Math.max(0, ...labelled.map(({ label }) => label.length))
  const left = Math.ceil(longest * frame.characterWidth) + LABEL_GAP
  const right = frame.width - frame.right
  const zero = round(y(0))
  const x = scaleBand<number>()
    .domain(values.map((_, at) => at))
    .range([left, right])
    .paddingInner(0.3)
    .paddingOuter(0.15)
  const width = round(x.bandwidth())
  const slots = values.map((value, at): Slot => {
    const start = round(x(at) ?? left)
    return { x: start, width, bar: value === null ? null : createBar(value, start, width, zero, y(value)) }
  })
  return { slots, ticks: labelled, zero, left, right }
}

function scaleValues(values: readonly (number | null)[], { height, top, bottom }: Frame) {
  const known = values.filter(value => value !== null)
  const low = Math.min(0, ...known)
  const high = Math.max(0, ...known)
  const scale = scaleLinear().domain(low === high ? [0, 1] : [low, high])
  return scale.nice(TICKS).range([height - bottom, top])
}

function createBar(value: number, x: number, width: number, zero: number, end: number): Bar {
  if (value === 0) return { x, width, y: round(zero - ZERO_HEIGHT / 2), height: ZERO_HEIGHT, sign: 'zero' }
  const height = round(Math.max(MIN_BAR_HEIGHT, Math.abs(end - zero)))
  return value > 0
    ? { x, width, y: round(zero - height), height, sign: 'positive' }
    : { x, width, y: zero, height, sign: 'negative' }
}

function round(units: number): number {
  return Math.round(units * 100) / 100
}

/** Include once per page, before its uses. Not `display: none`, which would disable the pattern. */
export const HATCH: Html = trustedHtml(
  '<svg class="defs" width="0" height="0" aria-hidden="true" focusable="false"><pattern id="accounts-hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect class="hatch-ground" width="5" height="5"/><rect class="hatch-line" width="2.2" height="5"/></pattern></svg>',
)

/** Class attribute, and the fill pattern for negative shapes. */
export function shapeAttributes(look: string): Html {
  return look === 'negative' ? html`class="negative" fill="url(#accounts-hatch)"` : html`class="${look}"`
}
