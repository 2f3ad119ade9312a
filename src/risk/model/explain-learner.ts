// Additive explanation of a score: contributions of each feature in log-odds that sum exactly to the score,
// then summed by group, since similar ratios share one reason.

import type { LogisticModel } from './logistic.ts'
import type { BoostedTreesModel, TreeNode } from './trees.ts'

/** One company's features; null, undefined or NaN is missing. */
type FeatureRow = Readonly<Record<string, number | null | undefined>>

export type Explanation = {
  /** Log-odds of an average company. */
  base: number
  /** Log-odds added by each feature; base and contributions sum to the score. */
  contributions: ReadonlyMap<string, number>
}

/** weight · (value − training mean) for each term. Throws RangeError for a missing value. */
export function explainLogistic(
  model: Pick<LogisticModel, 'intercept' | 'terms'>,
  row: FeatureRow,
): Explanation {
  const contributions = new Map<string, number>()
  let base = model.intercept
  for (const { feature, weight, mean } of model.terms) {
    const value = row[feature] ?? Number.NaN
    if (Number.isNaN(value)) throw new RangeError(`${feature} is missing`)
    base += weight * mean
    contributions.set(feature, weight * (value - mean))
  }
  return { base, contributions }
}

/**
 * The change in mean value at each node on the path, assigned to its split feature (Saabas 2014). Exact in
 * sum and fast; for interacting features the lower one gets more than its Shapley value.
 */
export function explainTrees(model: BoostedTreesModel, row: FeatureRow): Explanation {
  const contributions = new Map<string, number>()
  let base = model.base
  for (const tree of model.trees) {
    base += tree.value
    let node = tree
    while (node.split) {
      const { feature } = node.split
      const next = childFor(node.split, row[feature] ?? Number.NaN)
      contributions.set(feature, (contributions.get(feature) ?? 0) + next.value - node.value)
      node = next
    }
  }
  return { base, contributions }
}

function childFor(split: NonNullable<TreeNode['split']>, value: number): TreeNode {
  if (Number.isNaN(value)) return split[split.missing]
  return value <= split.at ? split.low : split.high
}
