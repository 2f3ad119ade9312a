// Ratios have wild tails (a firm without debt, a margin over almost no sales): a linear model on raw ratios is ruled by
// a handful of rows. Each column is therefore replaced by its rank among the rows it was fitted on. The ranks are kept as
// cut points, so that a model file can carry them and another population's can take their place.

import { log } from '../../platform/exact-math.ts'
import { columnOf, type Matrix } from './matrix.ts'
import { normalQuantile } from './normal-quantile.ts'

export type QuantileColumn = {
  name: string
  /** Values at evenly spaced ranks from the least to the greatest, ascending; empty if the column had no value. */
  cuts: readonly number[]
  /** Whether a column `<name>__missing` (1 missing, 0 present) is added. */
  missingIndicator: boolean
  /** What a missing value counts as, in the scores of the output; that of `applyQuantileTransform` where left out. */
  absent?: number
}

/**
 * With r the share of rows below a value. uniform: r − ½ · normal: normal score of r, from −3.09 to 3.09 · log_rank: ln 2r, from
 * −4.61 to 0.69, for ratios of which the low end is the dangerous one (turn the sign of others): the step from the worst
 * twentieth to the worst hundredth counts as much as that from the middle to the worst tenth.
 */
export type QuantileOutput = 'uniform' | 'normal' | 'log_rank'

/** As JSON, it is part of a model. */
export type QuantileTransform = {
  kind: 'quantile_transform'
  output: QuantileOutput
  columns: readonly QuantileColumn[]
}

export type QuantileOptions = {
  output?: QuantileOutput
  /** How many intervals the cut points make. */
  intervals?: number
  /** An indicator is added where at least this share of the rows is missing. */
  indicatorFrom?: number
}

// A rank of 0.1 % or 99.9 % is as far as a normal score goes: beyond, it would be told by single rows.
const MIN_NORMAL_RANK = 0.001
// The worst of 200: the logarithm of less would let one ratio outweigh all others.
const MIN_LOG_RANK = 0.005

export const MISSING_SUFFIX = '__missing'

/**
 * Learns the cut points of every column. Ties share the middle of their ranks; missing values take no rank.
 * By default normal scores, 200 intervals, an indicator where one row in 200 or more is missing.
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

// JSON knows no infinity.
function clampFinite(value: number): number {
  return Math.min(Math.max(value, -Number.MAX_VALUE), Number.MAX_VALUE)
}

/** The values that are there, ascending. */
export function sortedValues(values: Float64Array): Float64Array {
  return values.filter(value => !Number.isNaN(value)).sort()
}

/** `intervals` + 1 evenly spaced quantiles (linear between ranks, type 7 of Hyndman & Fan 1996); [] of none. */
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
 * The columns of the transform in its order, then the indicators. A missing value takes what its column says (`absent`),
 * else `missing`: 0 is the median of every output. Throws RangeError if a column is not in the matrix.
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

/** The score of the least and of the greatest rank that an output gives. */
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

/** Share of the fitted rows below a value, 0 to 1, linear between cut points; ties share the middle. NaN stays NaN. */
export function rankAmong(cuts: Float64Array, value: number): number {
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

// Cut points below the value, or up to and with it.
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
