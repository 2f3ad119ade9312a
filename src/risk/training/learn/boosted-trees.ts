// Histogram gradient boosting with logarithmic loss (Friedman 2001; Ke et al. 2017 for histograms and
// leaf-wise growth). Deterministic for a seed.

import { logOddsOf, probabilityOf } from '../../../platform/exact-math.ts'
import type { Matrix } from '../../model/matrix.ts'
import {
  type BoostedTreesModel,
  type Direction,
  flattenTrees,
  scoreTrees,
  type TreeNode,
} from '../../model/trees.ts'
import { createRandom, type Random, sampledRows } from './random.ts'
import { type BinnedRows, binRows, type Derivatives, findCuts } from './trees/bins.ts'
import { addTreeScores, createEarlyStopping, type ValidationRows } from './trees/early-stopping.ts'
import { createGrower, type GrownNode, growTree, type TreeShape } from './trees/grow-tree.ts'

export type BoostingOptions = {
  trees?: number
  learningRate?: number
  maxLeaves?: number
  maxDepth?: number
  /** Bins per feature, including the missing one: 3 to 256. */
  maxBins?: number
  l2?: number
  /** Minimum sum of p(1 − p) in a leaf: 1 is about 1/p rows. */
  minChildWeight?: number
  /** Minimum loss reduction (times two) for a split. */
  minGain?: number
  /** Subsampling shares, drawn for every tree. */
  rowShare?: number
  columnShare?: number
  seed?: number
  monotone?: Readonly<Record<string, Direction>>
  /** Held-out rows for early stopping: training ends when their loss has not fallen for `patience` trees. */
  validation?: ValidationRows
  patience?: number
}

type BoostingRun = {
  model: BoostedTreesModel
  /** Mean logarithmic loss of the validation rows after each tree; empty without them. */
  validationLoss: number[]
}

const BOOSTING_DEFAULTS = {
  trees: 300,
  learningRate: 0.05,
  maxLeaves: 31,
  maxDepth: 64,
  maxBins: 255,
  l2: 1,
  minChildWeight: 1,
  minGain: 0,
  rowShare: 1,
  columnShare: 1,
  seed: 1,
  patience: 50,
}

/** Fits the log-odds of label 1; `labels` holds 0 or 1 per row. Throws RangeError for a single class. */
export function trainBoostedTrees(
  matrix: Matrix,
  labels: ArrayLike<number>,
  options: BoostingOptions = {},
): BoostingRun {
  const settings = { ...BOOSTING_DEFAULTS, ...options }
  const cuts = findCuts(matrix, settings.maxBins)
  const binned = binRows(matrix, cuts)
  const base = logOddsOf(baseRate(labels, matrix.rows))
  const grower = createGrower(binned, shapeOf(settings, matrix, cuts))
  const follow = createEarlyStopping(options.validation, matrix.names, cuts, base, settings.patience)
  const random = createRandom(settings.seed)
  const scores = new Float64Array(matrix.rows).fill(base)
  const derivatives = { gradients: new Float64Array(matrix.rows), hessians: new Float64Array(matrix.rows) }
  const grown: GrownNode[] = []
  while (grown.length < settings.trees && !follow.isDone()) {
    computeDerivatives(derivatives, scores, labels)
    const tree = growTree(grower, derivatives, ...drawSample(settings, binned, random))
    grown.push(tree)
    addTreeScores(scores, binned, tree)
    follow.add(tree)
  }
  const trees = grown
    .slice(0, follow.best() ?? grown.length)
    .map(tree => toTreeNode(tree, matrix.names, cuts))
  const monotone = settings.monotone ?? {}
  const model = { kind: 'boosted_trees' as const, features: matrix.names, base, monotone, trees }
  return { model, validationLoss: follow.losses }
}

type Settings = typeof BOOSTING_DEFAULTS & BoostingOptions

function baseRate(labels: ArrayLike<number>, rows: number): number {
  let events = 0
  for (let row = 0; row < rows; row++) events += labels[row] as number
  if (!(events > 0 && events < rows)) throw new RangeError('all labels are equal: no model can be trained')
  return events / rows
}

function shapeOf(settings: Settings, matrix: Matrix, cuts: readonly Float64Array[]): TreeShape {
  const { monotone = {} } = settings
  const unknown = Object.keys(monotone).find(name => !matrix.names.includes(name))
  if (unknown !== undefined) throw new RangeError(`no column is named ${unknown}`)
  const directions = matrix.names.map(
    name => ({ increase: 1, decrease: -1, free: 0 })[monotone[name] ?? 'free'],
  )
  return {
    ...settings,
    monotone: Int8Array.from(directions),
    binCounts: Int32Array.from(cuts, column => column.length + 2),
  }
}

function drawSample(
  settings: Settings,
  binned: BinnedRows,
  random: Random,
): [rows: Int32Array, columns: Int32Array] {
  return [
    sampledRows(binned.rows, settings.rowShare, random),
    sampledRows(binned.features, settings.columnShare, random),
  ]
}

function computeDerivatives(
  { gradients, hessians }: Derivatives,
  scores: Float64Array,
  labels: ArrayLike<number>,
): void {
  for (let row = 0; row < scores.length; row++) {
    const probability = probabilityOf(scores[row] as number)
    gradients[row] = probability - (labels[row] as number)
    hessians[row] = probability * (1 - probability)
  }
}

function toTreeNode(node: GrownNode, names: readonly string[], cuts: readonly Float64Array[]): TreeNode {
  const { value, rows, split } = node
  if (!split) return { value, rows }
  const { feature, bin, missingLow } = split
  return {
    value,
    rows,
    split: {
      feature: names[feature] as string,
      at: cuts[feature]?.[bin - 1] as number,
      missing: missingLow ? 'low' : 'high',
      low: toTreeNode(split.low, names, cuts),
      high: toTreeNode(split.high, names, cuts),
    },
  }
}

/** Log-odds of every row. Throws RangeError for a missing feature. */
export function scoreBoostedTrees(model: BoostedTreesModel, matrix: Matrix): Float64Array {
  return scoreTrees(flattenTrees(model), matrix)
}
