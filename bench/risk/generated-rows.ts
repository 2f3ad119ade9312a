// Generated rows with known probability: a non-linear, partly threshold-like function of features with
// missing values, at the base rate of Belgian companies.

import { probabilityOf } from '../../src/platform/exact-math.ts'
import type { Matrix } from '../../src/risk/model/matrix.ts'
import { createRandom } from '../../src/risk/training/learn/random.ts'

type GeneratedRows = { matrix: Matrix; labels: Float64Array; truth: Float64Array }

const MISSING_SHARE = 0.05

/** `features` columns, of which the first eight are relevant; about 1.1 % events. */
export function generateRows(rows: number, features: number, seed: number): GeneratedRows {
  const random = createRandom(seed)
  const columns = Array.from({ length: features }, () =>
    Float64Array.from({ length: rows }, () => (random.next() < MISSING_SHARE ? Number.NaN : random.normal())),
  )
  const truth = new Float64Array(rows)
  const labels = new Float64Array(rows)
  for (let row = 0; row < rows; row++) {
    truth[row] = probabilityOf(trueLogOdds(columns, row))
    labels[row] = random.next() < (truth[row] as number) ? 1 : 0
  }
  const names = columns.map((_, at) => `x${at}`)
  return { matrix: { names, rows, columns }, labels, truth }
}

function trueLogOdds(columns: readonly Float64Array[], row: number): number {
  const x = (at: number) => columns[at]?.[row] ?? Number.NaN
  const or0 = (value: number) => (Number.isNaN(value) ? 0 : value)
  return (
    -6.15 -
    0.8 * or0(x(0)) -
    0.5 * or0(x(1)) +
    0.4 * or0(x(2)) +
    (x(3) > 1 ? 1.2 : 0) +
    (Number.isNaN(x(4)) ? 1 : 0) +
    0.3 * or0(x(5)) * or0(x(5)) +
    (x(6) < 0 && x(7) < 0 ? 0.8 : 0)
  )
}
