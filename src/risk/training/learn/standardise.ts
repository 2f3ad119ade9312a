// Standardises columns to mean 0 and deviation 1, so that one ridge fits all.

import type { Matrix } from '../../model/matrix.ts'

export type Standardised = { means: Float64Array; deviations: Float64Array; columns: Float64Array[] }

/** Throws RangeError for a missing or infinite value. */
export function standardise(matrix: Matrix): Standardised {
  const means = new Float64Array(matrix.names.length)
  const deviations = new Float64Array(matrix.names.length)
  const columns = matrix.columns.map((column, at) => {
    const { mean, deviation } = momentsOf(column)
    if (!Number.isFinite(mean)) throw new RangeError(`${matrix.names[at]} has a missing or infinite value`)
    means[at] = mean
    deviations[at] = deviation
    return column.map(value => (value - mean) / deviation)
  })
  return { means, deviations, columns }
}

// A constant column is only centred.
function momentsOf(column: Float64Array): { mean: number; deviation: number } {
  let sum = 0
  for (const value of column) sum += value
  const mean = sum / column.length
  let squares = 0
  for (const value of column) squares += (value - mean) * (value - mean)
  return { mean, deviation: Math.sqrt(squares / column.length) || 1 }
}
