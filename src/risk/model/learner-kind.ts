// Type guards for the two kinds of learner.

import type { LogisticModel } from './logistic.ts'
import type { BoostedTreesModel } from './trees/tree.ts'

export type LearnerKind = 'logistic' | 'trees'

export function isTreeModel(learner: LogisticModel | BoostedTreesModel): learner is BoostedTreesModel {
  return learner.kind === 'boosted_trees'
}
