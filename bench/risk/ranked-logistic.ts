// Quantile transform and logistic regression as one model.

import {
  fitLogistic,
  type LogisticModel,
  type LogisticOptions,
  scoreLogistic,
} from '../../src/risk/model/logistic.ts'
import type { Matrix } from '../../src/risk/model/matrix.ts'
import {
  applyQuantileTransform,
  fitQuantileTransform,
  type QuantileOptions,
  type QuantileTransform,
} from '../../src/risk/model/quantile-transform.ts'

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
