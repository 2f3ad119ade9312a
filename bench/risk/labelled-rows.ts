// Labelled rows, and seeded cross-validation folds.

import { type Matrix, selectRows, selectValues } from '../../src/risk/model/matrix.ts'
import { createRandom, type Random } from '../../src/risk/training/learn/random.ts'

export type LabelledRows = {
  matrix: Matrix
  /** 1 failed, 0 not. */
  labels: Float64Array
}

/** Trains on the first and returns risk scores of the second. */
export type Learner = (train: LabelledRows, test: Matrix) => Float64Array

/** These rows, copied. */
function pickRows({ matrix, labels }: LabelledRows, rows: ArrayLike<number>): LabelledRows {
  return { matrix: selectRows(matrix, rows), labels: selectValues(labels, rows) }
}

/** Fold numbers from 0, stratified by label. */
function stratifiedFolds(labels: Float64Array, folds: number, seed: number): Int32Array {
  const fold = new Int32Array(labels.length)
  const next = [0, 0]
  for (const row of shuffledRows(labels.length, createRandom(seed))) {
    const kind = labels[row] === 1 ? 1 : 0
    fold[row] = next[kind] as number
    next[kind] = ((next[kind] as number) + 1) % folds
  }
  return fold
}

/** 0 to count − 1 in random order (Fisher–Yates). */
function shuffledRows(count: number, random: Random): Int32Array {
  const rows = Int32Array.from({ length: count }, (_, at) => at)
  for (let at = count - 1; at > 0; at--) {
    const other = random.below(at + 1)
    const moved = rows[at] as number
    rows[at] = rows[other] as number
    rows[other] = moved
  }
  return rows
}

/** Out-of-fold scores of every row. */
export function crossValidate(data: LabelledRows, learner: Learner, folds = 5, seed = 1): Float64Array {
  const fold = stratifiedFolds(data.labels, folds, seed)
  const scores = new Float64Array(data.labels.length)
  const all = Array.from(fold.keys())
  for (let held = 0; held < folds; held++) {
    const train = all.filter(row => fold[row] !== held)
    const test = all.filter(row => fold[row] === held)
    const reached = learner(pickRows(data, train), selectRows(data.matrix, test))
    for (const [at, row] of test.entries()) scores[row] = reached[at] as number
  }
  return scores
}
