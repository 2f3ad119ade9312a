// What a boosted model is, as JSON: features by name, nested nodes, values in log-odds, so that a person can follow one
// company down a tree with a pencil.

/** A value v goes `low` when v ≤ at, `high` when v > at, and where `missing` says when it is missing. */
export type TreeNode = {
  /** Mean of the leaves below, by training rows; a leaf's own value, learning rate included. */
  value: number
  /** Training rows that came here. */
  rows: number
  split?: { feature: string; at: number; missing: 'low' | 'high'; low: TreeNode; high: TreeNode }
}

export type Direction = 'increase' | 'decrease'

export type BoostedTreesModel = {
  kind: 'boosted_trees'
  /** In the order of training; every one must be there when scoring, even where no tree asks for it. */
  features: readonly string[]
  /** Log-odds before any tree: the base rate of the training rows. */
  base: number
  /** What was imposed: `increase` means that a higher value never lowers the risk. */
  monotone: Readonly<Record<string, Direction>>
  trees: readonly TreeNode[]
}
