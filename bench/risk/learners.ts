// Learner configurations of the benchmarks.

import type { LogisticOptions } from '../../src/risk/model/logistic.ts'
import {
  type BoostingOptions,
  scoreBoostedTrees,
  trainBoostedTrees,
} from '../../src/risk/training/learn/boosted-trees.ts'
import type { Learner } from './labelled-rows.ts'
import { fitRankedLogistic, scoreRankedLogistic } from './ranked-logistic.ts'

/** Ridge logistic regression on normal scores, missing values at the median with an indicator. */
export function logisticOnRanks(options: LogisticOptions = {}): Learner {
  return ({ matrix, labels }, test) => scoreRankedLogistic(fitRankedLogistic(matrix, labels, options), test)
}

/** Boosted trees on raw values. */
export function boostedTrees(options: BoostingOptions): Learner {
  return ({ matrix, labels }, test) =>
    scoreBoostedTrees(trainBoostedTrees(matrix, labels, options).model, test)
}

/** For a few thousand rows and dozens of ratios: small steps, few columns per tree. */
export const SMALL_SET: BoostingOptions = {
  trees: 600,
  learningRate: 0.03,
  maxLeaves: 31,
  columnShare: 0.4,
  rowShare: 0.8,
  minChildWeight: 0.5,
  l2: 2,
}

/** For the American windows, tuned by cross-validation on the years up to 2011. */
export const US_SET: BoostingOptions = {
  trees: 400,
  learningRate: 0.02,
  maxLeaves: 15,
  columnShare: 0.2,
  rowShare: 0.6,
  minChildWeight: 4,
  l2: 10,
}

export const US_RIDGE = 50
