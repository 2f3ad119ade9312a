// Quantile transform: replaces each column by its rank among the fitted rows, because heavy-tailed ratios (no
// debt, almost no sales) would let a few rows dominate a linear model. Ranks are stored as cut points, so
// that they can be replaced by another population's.

import { log } from '../../platform/exact-math.ts'
import { columnOf, type Matrix } from './matrix.ts'
import { normalQuantile } from './normal-quantile.ts'

type QuantileColumn = {
  name: string
  /** Quantiles at even ranks from minimum to maximum, ascending; empty if the column had no value. */
  cuts: readonly number[]
  /** Whether a column `<name>__missing` (1 missing, 0 present) is added. */
  missingIndicator: boolean
  /** Output score of a missing value; default that of `applyQuantileTransform`. */
  absent?: number
}

/**
 * With r the share of rows below a value. uniform: r − ½ · normal: normal score of r, from −3.09 to 3.09 ·
 * log_rank: ln 2r, from −4.61 to 0.69, for ratios whose low end is risky (negate others): the step from the
 * worst 5 % to the worst 1 % equals that from the median to the worst 10 %.
 */
type QuantileOutput = 'uniform' | 'normal' | 'log_rank'

/** As JSON, part of a model. */
export type QuantileTransform = {
  kind: 'quantile_transform'
  output: QuantileOutput
  columns: readonly QuantileColumn[]
}

export type QuantileOptions = {
  output?: QuantileOutput
  /** Number of intervals between cut points. */
  intervals?: number
  /** An indicator is added from this share of missing rows on. */
  indicatorFrom?: number
}

// Ranks are clamped to 0.1 % … 99.9 %: beyond, single rows decide.
const MIN_NORMAL_RANK = 0.001
// Lowest rank: a smaller one would let one ratio outweigh all others.
const MIN_LOG_RANK = 0.005

export const MISSING_SUFFIX = '__missing'

/**
 * Fits the cut points of every column. Ties share the mid-rank; missing values take no rank. Default: normal
 * scores, 200 intervals, an indicator from one missing row in 200.
 */
export function fitQuantileTransform(matrix: Matrix, options: QuantileOptions = {}): QuantileTransform {
  const { output = 'normal', intervals = 200, indicatorFrom = 0.005 } = options
  const columns = matrix.names.map((name, at) => {
    const values = sortedValues(matrix.columns[at] ?? new Float64Array()).map(clampFinite)
    const missing = matrix.rows - values.length
    const missingIndicator = missing > 0 && missing >= indicatorFrom * matrix.rows
    return { name, cuts: quantilesOfSorted(values, intervals), missingIndicator }
  })
  return { kind: 'quantile_transform', output, columns }
}

// JSON has no infinity.
function clampFinite(value: number): number {
  return Math.min(Math.max(value, -Number.MAX_VALUE), Number.MAX_VALUE)
}

/** The non-missing values, ascending. */
export function sortedValues(values: Float64Array): Float64Array {
  return values.filter(value => !Number.isNaN(value)).sort()
}

/** `intervals` + 1 evenly spaced quantiles (linear, type 7 of Hyndman & Fan 1996); [] if empty. */
export function quantilesOfSorted(sorted: Float64Array, intervals: number): number[] {
  if (sorted.length === 0) return []
  return Array.from({ length: intervals + 1 }, (_, at) => {
    const place = (at / intervals) * (sorted.length - 1)
    const below = Math.floor(place)
    const low = sorted[below] as number
    const high = sorted[Math.min(below + 1, sorted.length - 1)] as number
    return low === high ? low : low + (place - below) * (high - low)
  })
}

/**
 * The columns of the transform in order, then the indicators. A missing value takes the column's `absent`,
 * else `missing`: 0 is the median of every output. Throws RangeError for a missing column.
 */
export function applyQuantileTransform(
  transform: QuantileTransform,
  matrix: Matrix,
  missing = Number.NaN,
): Matrix {
  const score = SCORES[transform.output]
  const columns = transform.columns.map(column => {
    const cuts = Float64Array.from(column.cuts)
    return columnOf(matrix, column.name).map(value => {
      const rank = rankAmong(cuts, value)
      return Number.isNaN(rank) ? (column.absent ?? missing) : score(rank)
    })
  })
  const indicators = transform.columns.filter(column => column.missingIndicator)
  return {
    names: [...transform.columns, ...indicators].map(({ name }, at) =>
      at < columns.length ? name : name + MISSING_SUFFIX,
    ),
    rows: matrix.rows,
    columns: [...columns, ...indicators.map(({ name }) => missingOf(columnOf(matrix, name)))],
  }
}

/** The lowest and highest score of an output. */
export function extremeScores(output: QuantileOutput): { least: number; greatest: number } {
  return { least: SCORES[output](0), greatest: SCORES[output](1) }
}

const SCORES: Readonly<Record<QuantileOutput, (rank: number) => number>> = {
  uniform: rank => rank - 0.5,
  normal: rank => normalQuantile(Math.min(Math.max(rank, MIN_NORMAL_RANK), 1 - MIN_NORMAL_RANK)),
  log_rank: rank => log(2 * Math.max(rank, MIN_LOG_RANK)),
}

function missingOf(values: Float64Array): Float64Array {
  return values.map(value => (Number.isNaN(value) ? 1 : 0))
}

/**
 * Share of the fitted rows below a value, 0 to 1, linear between cut points; ties share the middle. NaN stays
 * NaN.
 */
function rankAmong(cuts: Float64Array, value: number): number {
  const last = cuts.length - 1
  if (Number.isNaN(value) || last < 0) return Number.NaN
  const first = countBelow(cuts, value, false)
  const after = countBelow(cuts, value, true)
  if (last === 0) return first > 0 ? 1 : after > 0 ? 0.5 : 0
  if (after > first) return (first + after - 1) / 2 / last
  if (first === 0) return 0
  if (first > last) return 1
  const low = cuts[first - 1] as number
  const high = cuts[first] as number
  return (first - 1 + interpolatedShare(low, value, high)) / last
}

function interpolatedShare(low: number, value: number, high: number): number {
  const part = (value - low) / (high - low)
  return Number.isFinite(part) ? part : 0.5
}

// Number of cut points below the value, or up to it (`included`).
function countBelow(cuts: Float64Array, value: number, included: boolean): number {
  let low = 0
  let high = cuts.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const cut = cuts[middle] as number
    if (cut < value || (included && cut === value)) low = middle + 1
    else high = middle
  }
  return low
}
