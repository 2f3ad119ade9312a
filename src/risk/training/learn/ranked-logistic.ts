// Quantile transform and logistic regression as one model. The reference population can be changed without
// retraining: weights stay, cut points are refitted.

import { type Explanation, explainLogistic, type FeatureRow } from '../../model/explain-learner.ts'
import { fitLogistic, type LogisticModel, type LogisticOptions, scoreLogistic } from '../../model/logistic.ts'
import { type Matrix, matrixOf, selectColumns } from '../../model/matrix.ts'
import {
  applyQuantileTransform,
  fitQuantileTransform,
  type QuantileOptions,
  type QuantileTransform,
} from '../../model/quantile-transform.ts'

/** The model, as JSON. */
export type RankedLogisticModel = {
  kind: 'ranked_logistic'
  ranks: QuantileTransform
  logistic: Pick<LogisticModel, 'intercept' | 'terms'> & Partial<LogisticModel>
}

/** Fits ranks and weights; a missing value counts as the median, with an indicator where frequent. */
export function fitRankedLogistic(
  matrix: Matrix,
  labels: ArrayLike<number>,
  options: LogisticOptions & QuantileOptions = {},
): RankedLogisticModel {
  const ranks = fitQuantileTransform(matrix, options)
  const logistic = fitLogistic(applyQuantileTransform(ranks, matrix, 0), labels, options)
  return { kind: 'ranked_logistic', ranks, logistic }
}

/** Log-odds of every row. Throws RangeError for a missing feature. */
export function scoreRankedLogistic(model: RankedLogisticModel, matrix: Matrix): Float64Array {
  return scoreLogistic(model.logistic, applyQuantileTransform(model.ranks, matrix, 0))
}

/** The same weights with ranks fitted on `population`, which needs no labels. Indicators are unchanged. */
export function refitRanks(model: RankedLogisticModel, population: Matrix): RankedLogisticModel {
  const { output, columns } = model.ranks
  const intervals = Math.max(...columns.map(({ cuts }) => cuts.length - 1))
  const names = columns.map(({ name }) => name)
  const fresh = fitQuantileTransform(selectColumns(population, names), { output, intervals })
  const kept = fresh.columns.map((column, at) => ({
    ...column,
    missingIndicator: columns[at]?.missingIndicator ?? false,
  }))
  return { ...model, ranks: { ...fresh, columns: kept } }
}

/** Contribution of each feature to one company's log-odds; a missing feature counts as the median. */
export function explainRankedLogistic(model: RankedLogisticModel, row: FeatureRow): Explanation {
  const matrix = matrixOf(Object.fromEntries(model.ranks.columns.map(({ name }) => [name, [row[name]]])))
  const { names, columns } = applyQuantileTransform(model.ranks, matrix, 0)
  return explainLogistic(
    model.logistic,
    Object.fromEntries(names.map((name, at) => [name, columns[at]?.[0]])),
  )
}
