// Bins of features for tree training, and gradient sums per bin, from which splits are chosen.

import { type Matrix, selectValues } from '../../../model/matrix.ts'
import { sortedValues } from '../../../model/quantile-transform.ts'
import { createRandom, sampledRows } from '../random.ts'

// Bins features for tree training: each column has at most 255 bins, stored as bytes row by row, so that a
// row's features are adjacent in memory.

/**
 * Bin of a missing value. A value v has bin 1 + the number of cuts below v: bin b ≤ k exactly when v ≤ cuts[k
 * − 1].
 */
export const MISSING_BIN = 0

export type BinnedRows = {
  rows: number
  features: number
  /** rows × features, row-major. */
  bins: Uint8Array
}

// Rows sampled for the cut points of a longer column.
const CUT_SAMPLE_ROWS = 200_000

/**
 * Cut points of each column, ascending: at most `maxBins` − 2, so that with the missing one there are
 * `maxBins` bins.
 */
export function findCuts(matrix: Matrix, maxBins: number): Float64Array[] {
  const random = createRandom(0)
  const sample =
    matrix.rows > CUT_SAMPLE_ROWS ? sampledRows(matrix.rows, CUT_SAMPLE_ROWS / matrix.rows, random) : null
  return matrix.columns.map(column => {
    const values = sortedValues(sample ? selectValues(column, sample) : column)
    return cutPointsOf(values, maxBins - 2)
  })
}

// Midpoints of adjacent values; if there are too many, quantiles.
function cutPointsOf(sorted: Float64Array, most: number): Float64Array {
  const ends: number[] = []
  for (let at = 0; at + 1 < sorted.length; at++) {
    if ((sorted[at] as number) < (sorted[at + 1] as number)) ends.push(at)
  }
  const chosen = ends.length <= most ? ends : equalFrequencyEnds(ends, sorted.length, most)
  return Float64Array.from(chosen, at => midpoint(sorted[at] as number, sorted[at + 1] as number))
}

function equalFrequencyEnds(ends: readonly number[], rows: number, most: number): number[] {
  const chosen: number[] = []
  let rowsLeft = rows
  let from = 0
  for (const end of ends) {
    const wanted = rowsLeft / (most + 1 - chosen.length)
    if (chosen.length === most || end + 1 - from < wanted) continue
    chosen.push(end)
    rowsLeft -= end + 1 - from
    from = end + 1
  }
  return chosen
}

// The lower value if the two are adjacent doubles; always finite, because JSON has no infinity.
function midpoint(low: number, high: number): number {
  const middle = low / 2 + high / 2
  return Math.max(middle >= low && middle < high ? middle : low, -Number.MAX_VALUE)
}

/** The columns binned at these cut points. */
export function binRows(matrix: Matrix, cuts: readonly Float64Array[]): BinnedRows {
  const features = matrix.columns.length
  const bins = new Uint8Array(matrix.rows * features)
  matrix.columns.forEach((column, feature) => {
    const at = cuts[feature] as Float64Array
    for (let row = 0, place = feature; row < matrix.rows; row++, place += features) {
      bins[place] = binOf(at, column[row] as number)
    }
  })
  return { rows: matrix.rows, features, bins }
}

function binOf(cuts: Float64Array, value: number): number {
  if (Number.isNaN(value)) return MISSING_BIN
  let low = 0
  let high = cuts.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (value > (cuts[middle] as number)) low = middle + 1
    else high = middle
  }
  return low + 1
}

/** Slots per feature in a histogram: one per bin, gradient and hessian interleaved. */
const BINS = 256
export const SLOT = 2 * BINS

/** Loss derivatives of each row at the current scores. */
export type Derivatives = { gradients: Float64Array; hessians: Float64Array }

/**
 * Sums the rows `order[start..end)` into `histogram` (features × `BINS`), cleared first. Only the listed
 * features are filled.
 */
export function fillHistogram(
  histogram: Float64Array,
  { bins, features }: BinnedRows,
  { gradients, hessians }: Derivatives,
  order: Int32Array,
  start: number,
  end: number,
  chosen: Int32Array,
): void {
  histogram.fill(0)
  const count = chosen.length
  for (let at = start; at < end; at++) {
    const row = order[at] as number
    const gradient = gradients[row] as number
    const hessian = hessians[row] as number
    const base = row * features
    for (let k = 0; k < count; k++) {
      const feature = chosen[k] as number
      const place = feature * SLOT + 2 * (bins[base + feature] as number)
      histogram[place] = (histogram[place] as number) + gradient
      histogram[place + 1] = (histogram[place + 1] as number) + hessian
    }
  }
}

/** Histogram subtraction: parent minus one child gives the other child, in place of the parent. */
export function subtractHistogram(parent: Float64Array, child: Float64Array): void {
  for (let at = 0; at < parent.length; at++) parent[at] = (parent[at] as number) - (child[at] as number)
}
