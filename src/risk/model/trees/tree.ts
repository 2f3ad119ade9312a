import type { LogisticModel } from '../logistic.ts'

// Boosted trees as JSON: features by name, nested nodes, values in log-odds.

/** A value v goes to `low` when v ≤ at, to `high` when v > at, and as `missing` says when it is missing. */
export type TreeNode = {
  /** Row-weighted mean of the leaves below; a leaf's own value, including the learning rate. */
  value: number
  /** Training rows in the node. */
  rows: number
  split?: { feature: string; at: number; missing: 'low' | 'high'; low: TreeNode; high: TreeNode }
}

export type Direction = 'increase' | 'decrease'

export type BoostedTreesModel = {
  kind: 'boosted_trees'
  /** In training order; all are required when scoring, even unused ones. */
  features: readonly string[]
  /** Initial log-odds: base rate of the training rows. */
  base: number
  /** Monotonicity constraints: `increase` means that a higher value never lowers the risk. */
  monotone: Readonly<Record<string, Direction>>
  trees: readonly TreeNode[]
}

// Type guards for the two kinds of learner.

export type LearnerKind = 'logistic' | 'trees'

export function isTreeModel(learner: LogisticModel | BoostedTreesModel): learner is BoostedTreesModel {
  return learner.kind === 'boosted_trees'
}
