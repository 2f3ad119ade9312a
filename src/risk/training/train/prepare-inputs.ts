// Prepares inputs for the learner: drops constant ones, encodes categories, imputes uninformative missing
// values.

import { log } from '../../../platform/exact-math.ts'
import { featureNamed } from '../../features/all-features.ts'
import { columnOf, type Matrix } from '../../model/matrix.ts'
import type { ScoringRule } from '../../model/model-file.ts'
import { sortedValues } from '../../model/quantile-transform.ts'
import type { Random } from '../learn/random.ts'

// Pseudo-events for shrinking category encodings.
const SMOOTHING_EVENTS = 5

/** Inputs with more than one value. */
export function varyingInputs(matrix: Matrix): string[] {
  return matrix.names.filter((_, at) => {
    const column = matrix.columns[at] as Float64Array
    const first = column.find(value => !Number.isNaN(value))
    return (
      first !== undefined &&
      column.some(value => value !== first && !(Number.isNaN(value) && isUninformative(matrix, at)))
    )
  })
}

function isUninformative(matrix: Matrix, at: number): boolean {
  return featureNamed(matrix.names[at] as string).absence === 'says_nothing'
}

/**
 * A copy in which every uninformative missing value is drawn from another row. A median would be a rare value
 * that marks companies that left the register.
 */
export function imputeUninformativeAbsences(matrix: Matrix, random: Random): Matrix {
  const columns = matrix.columns.map((column, at) => {
    if (!isUninformative(matrix, at)) return column
    const known = column.filter(value => !Number.isNaN(value))
    if (known.length === column.length || known.length === 0) return column
    return column.map(value => (Number.isNaN(value) ? (known[random.below(known.length)] as number) : value))
  })
  return { ...matrix, columns }
}

/** The median of each input with uninformative missingness, used when scoring. */
export function neutralValues(matrix: Matrix, inputs: readonly string[]): Record<string, number> {
  const silent = inputs.filter(name => {
    const { absence, unit } = featureNamed(name)
    return absence === 'says_nothing' && unit !== 'category'
  })
  return Object.fromEntries(
    silent.map(name => {
      const sorted = sortedValues(columnOf(matrix, name))
      return [name, sorted[sorted.length >> 1] as number]
    }),
  )
}

/** For each category: code → ln(observed / expected events at the mean rate), shrunk towards 0. */
export function encodeCategories(
  matrix: Matrix,
  labels: ArrayLike<number>,
  inputs: readonly string[],
): ScoringRule['encodings'] {
  const rate = Array.from(labels).reduce((sum, label) => sum + label, 0) / matrix.rows
  const categories = inputs.filter(name => featureNamed(name).unit === 'category')
  return Object.fromEntries(
    categories.map(name => [name, encodeColumn(columnOf(matrix, name), labels, rate)]),
  )
}

function encodeColumn(column: Float64Array, labels: ArrayLike<number>, rate: number): Record<string, number> {
  const seen = new Map<number, { rows: number; events: number }>()
  for (let row = 0; row < column.length; row++) {
    const code = column[row] as number
    if (Number.isNaN(code)) continue
    const held = seen.get(code) ?? { rows: 0, events: 0 }
    held.rows++
    held.events += labels[row] as number
    seen.set(code, held)
  }
  const codes = [...seen].sort(([a], [b]) => a - b)
  return Object.fromEntries(
    codes.map(([code, { rows, events }]) => [
      code,
      log((events + SMOOTHING_EVENTS) / (rows * rate + SMOOTHING_EVENTS)),
    ]),
  )
}
