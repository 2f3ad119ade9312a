// Flattened trees for fast scoring: rows are processed in small blocks, one tree at a time, so that a block's
// values and a tree's nodes stay in the CPU cache.

import type { LogisticModel } from './logistic.ts'
import { type Matrix, selectColumns } from './matrix.ts'

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

/** All nodes of all trees in sequence. A leaf has feature −1. */
type FlatTrees = {
  features: readonly string[]
  base: number
  /** Root node of each tree. */
  roots: Int32Array
  feature: Int32Array
  at: Float64Array
  /** Child for a value ≤ at, > at, or missing. */
  low: Int32Array
  high: Int32Array
  missing: Int32Array
  value: Float64Array
}

/** Flattens the model. Throws RangeError when a node uses an unlisted feature. */
export function flattenTrees(model: BoostedTreesModel): FlatTrees {
  const nodes: TreeNode[] = []
  const places = new Map<TreeNode, number>()
  const visit = (node: TreeNode) => {
    places.set(node, nodes.push(node) - 1)
    if (!node.split) return
    visit(node.split.low)
    visit(node.split.high)
  }
  const roots = Int32Array.from(model.trees, tree => {
    const root = nodes.length
    visit(tree)
    return root
  })
  const numbers = new Map(model.features.map((name, at) => [name, at]))
  const place = (node: TreeNode | undefined) => (node ? (places.get(node) ?? -1) : -1)
  return {
    features: model.features,
    base: model.base,
    roots,
    feature: Int32Array.from(nodes, ({ split }) => featureNumber(numbers, split?.feature)),
    at: Float64Array.from(nodes, ({ split }) => split?.at ?? 0),
    low: Int32Array.from(nodes, ({ split }) => place(split?.low)),
    high: Int32Array.from(nodes, ({ split }) => place(split?.high)),
    missing: Int32Array.from(nodes, ({ split }) => place(split?.[split.missing])),
    value: Float64Array.from(nodes, ({ value }) => value),
  }
}

function featureNumber(numbers: ReadonlyMap<string, number>, name: string | undefined): number {
  if (name === undefined) return -1
  const at = numbers.get(name)
  if (at === undefined)
    throw new RangeError(`a tree uses ${name}, which is not among the features of the model`)
  return at
}

const BLOCK = 256

/** Log-odds of every row. Throws RangeError for a missing feature. */
export function scoreTrees(trees: FlatTrees, matrix: Matrix): Float64Array {
  const { columns } = selectColumns(matrix, trees.features)
  const width = columns.length
  const block = new Float64Array(BLOCK * width)
  const logOdds = new Float64Array(matrix.rows).fill(trees.base)
  for (let start = 0; start < matrix.rows; start += BLOCK) {
    const rows = Math.min(BLOCK, matrix.rows - start)
    for (let feature = 0; feature < width; feature++) {
      const column = columns[feature] as Float64Array
      for (let row = 0; row < rows; row++) block[row * width + feature] = column[start + row] as number
    }
    for (const root of trees.roots) addTree(trees, root, block, width, rows, logOdds, start)
  }
  return logOdds
}

function addTree(
  { feature, at, low, high, missing, value }: FlatTrees,
  root: number,
  block: Float64Array,
  width: number,
  rows: number,
  logOdds: Float64Array,
  start: number,
): void {
  for (let row = 0; row < rows; row++) {
    const base = row * width
    let node = root
    for (let asked = feature[node] as number; asked >= 0; asked = feature[node] as number) {
      const x = block[base + asked] as number
      const limit = at[node] as number
      node = (x <= limit ? low[node] : x > limit ? high[node] : missing[node]) as number
    }
    logOdds[start + row] = (logOdds[start + row] as number) + (value[node] as number)
  }
}
