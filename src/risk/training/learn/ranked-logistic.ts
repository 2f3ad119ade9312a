// Ranks and a logistic regression on them as one model: what is said of a ratio is where it stands among others. Among whom
// can be changed without learning anew: the weights stay, the cut points are those of the population at hand.

import { type Explanation, explainLogistic, type FeatureRow } from '../../model/explain-learner.ts'
import { fitLogistic, type LogisticModel, type LogisticOptions, scoreLogistic } from '../../model/logistic.ts'
import { type Matrix, matrixOf, selectColumns } from '../../model/matrix.ts'
import {
  applyQuantileTransform,
  fitQuantileTransform,
  type QuantileOptions,
  type QuantileTransform,
} from '../../model/quantile-transform.ts'

/** As JSON, it is the model. */
export type RankedLogisticModel = {
  kind: 'ranked_logistic'
  ranks: QuantileTransform
  logistic: Pick<LogisticModel, 'intercept' | 'terms'> & Partial<LogisticModel>
}

/** Learns ranks and weights; a missing value counts as the median, with an indicator where misses are common. */
export function fitRankedLogistic(
  matrix: Matrix,
  labels: ArrayLike<number>,
  options: LogisticOptions & QuantileOptions = {},
): RankedLogisticModel {
  const ranks = fitQuantileTransform(matrix, options)
  const logistic = fitLogistic(applyQuantileTransform(ranks, matrix, 0), labels, options)
  return { kind: 'ranked_logistic', ranks, logistic }
}

/** Log-odds of every row. Throws RangeError for a feature of the model that the matrix lacks. */
export function scoreRankedLogistic(model: RankedLogisticModel, matrix: Matrix): Float64Array {
  return scoreLogistic(model.logistic, applyQuantileTransform(model.ranks, matrix, 0))
}

/** The same weights with ranks among the rows of `population`, which needs no labels. Indicators stay as they were. */
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

/** What each feature adds to one company's log-odds; a missing feature adds what the median would. */
export function explainRankedLogistic(model: RankedLogisticModel, row: FeatureRow): Explanation {
  const matrix = matrixOf(Object.fromEntries(model.ranks.columns.map(({ name }) => [name, [row[name]]])))
  const { names, columns } = applyQuantileTransform(model.ranks, matrix, 0)
  return explainLogistic(
    model.logistic,
    Object.fromEntries(names.map((name, at) => [name, columns[at]?.[0]])),
  )
}
