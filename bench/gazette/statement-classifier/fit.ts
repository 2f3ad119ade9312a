// Fits the statement classifier: ridge logistic regression with a higher weight for rows of unseen acts.

import { fitLogistic } from '../../../src/risk/model/logistic.ts'
import { matrixOf } from '../../../src/risk/model/matrix.ts'
import type { Row } from './rows.ts'

type Weights = { intercept: number; features: string[]; weights: number[] }

const RIDGE = 60
const MIN_FEATURE_ROWS = 6 // minimum number of rows per feature
const UNSEEN_WEIGHT = 3

/** Weights for the features of `rows`; deterministic. */
export function fitStatementClassifier(rows: readonly Row[]): Weights {
  const counted = rows.flatMap(row => (row.unseen ? Array<Row>(UNSEEN_WEIGHT).fill(row) : [row]))
  const counts = new Map<string, number>()
  for (const { features } of rows) for (const one of features) counts.set(one, (counts.get(one) ?? 0) + 1)
  const names = [...counts]
    .filter(([, count]) => count >= MIN_FEATURE_ROWS && count <= rows.length - MIN_FEATURE_ROWS)
    .map(([name]) => name)
    .sort()
  const columns = Object.fromEntries(
    names.map(name => [name, counted.map(({ features }) => (features.includes(name) ? 1 : 0))]),
  )
  const model = fitLogistic(
    matrixOf(columns),
    counted.map(({ right }) => (right ? 1 : 0)),
    { ridge: RIDGE },
  )
  return {
    intercept: model.intercept,
    features: model.terms.map(({ feature }) => feature),
    weights: model.terms.map(({ weight }) => weight),
  }
}

const STEPS = 200
const MAX_SHIFT = 2 // log-odds

/**
 * What a text layer adds to the log-odds of a statement, by maximum likelihood over `rows`, the other weights as they are:
 * nearly all labelled acts are scans, so that these are not learnt anew.
 */
export function fitTextLayerShift(weights: Weights, rows: readonly Row[]): number {
  const likelihood = (shift: number) =>
    rows.reduce((sum, row) => {
      const probability = probabilityBy({ ...weights, intercept: weights.intercept + shift }, row)
      return sum + Math.log(row.right ? probability : 1 - probability)
    }, 0)
  const shifts = Array.from({ length: STEPS + 1 }, (_, step) => (MAX_SHIFT * step) / STEPS)
  return shifts.reduce((best, shift) => (likelihood(shift) > likelihood(best) ? shift : best), 0)
}

export function probabilityBy({ intercept, features, weights }: Weights, row: Row): number {
  const logOdds = features.reduce(
    (sum, feature, at) => sum + (row.features.includes(feature) ? (weights[at] as number) : 0),
    intercept,
  )
  return 1 / (1 + Math.exp(-logOdds))
}
