// Early stopping on the loss of held-out rows.

import { log, probabilityOf } from '../../../../platform/exact-math.ts'
import { type Matrix, selectColumns } from '../../../model/matrix.ts'
import { type BinnedRows, binRows, MISSING_BIN } from './bins.ts'
import type { GrownNode } from './grow-tree.ts'

/** Held-out rows with labels 0 or 1. */
export type ValidationRows = { matrix: Matrix; labels: ArrayLike<number> }

type EarlyStopping = {
  /** Mean logarithmic loss after each tree. */
  losses: number[]
  add(tree: GrownNode): void
  isDone(): boolean
  /** Number of trees to keep, null for all. */
  best(): number | null
}

/** Tracks `validation`; without it training never stops early and every tree is kept. */
export function createEarlyStopping(
  validation: ValidationRows | undefined,
  names: readonly string[],
  cuts: readonly Float64Array[],
  base: number,
  patience: number,
): EarlyStopping {
  const losses: number[] = []
  if (!validation) return { losses, add: () => {}, isDone: () => false, best: () => null }
  const binned = binRows(selectColumns(validation.matrix, names), cuts)
  const scores = new Float64Array(binned.rows).fill(base)
  let best = 0
  return {
    losses,
    add: tree => {
      addTreeScores(scores, binned, tree)
      const loss = meanLoss(scores, validation.labels)
      losses.push(loss)
      if (loss < (losses[best - 1] ?? Number.POSITIVE_INFINITY)) best = losses.length
    },
    isDone: () => losses.length - best >= patience,
    best: () => best,
  }
}

function meanLoss(scores: Float64Array, labels: ArrayLike<number>): number {
  let loss = 0
  for (let row = 0; row < scores.length; row++) {
    const right = probabilityOf(labels[row] === 1 ? (scores[row] as number) : -(scores[row] as number))
    loss -= log(Math.max(right, Number.MIN_VALUE))
  }
  return loss / scores.length
}

/** Adds a tree's values to the scores of binned rows. */
export function addTreeScores(scores: Float64Array, { bins, features }: BinnedRows, tree: GrownNode): void {
  for (let row = 0; row < scores.length; row++) {
    const base = row * features
    let node = tree
    while (node.split) {
      const bin = bins[base + node.split.feature] as number
      const isLow = bin === MISSING_BIN ? node.split.missingLow : bin <= node.split.bin
      node = isLow ? node.split.low : node.split.high
    }
    scores[row] = (scores[row] as number) + node.value
  }
}
