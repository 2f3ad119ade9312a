// Rows with their outcome, and folds of them that everybody who asks with the same seed gets alike.

import { type Matrix, selectRows, selectValues } from '../../src/risk/model/matrix.ts'
import { createRandom, shuffledRows } from '../../src/risk/training/learn/random.ts'

export type LabelledRows = {
  matrix: Matrix
  /** 1 failed, 0 not. */
  labels: Float64Array
}

/** Learns on the first and gives scores, higher for more risk, of the second. */
export type Learner = (train: LabelledRows, test: Matrix) => Float64Array

/** These rows, copied. */
export function pickRows({ matrix, labels }: LabelledRows, rows: ArrayLike<number>): LabelledRows {
  return { matrix: selectRows(matrix, rows), labels: selectValues(labels, rows) }
}

/** Fold numbers from 0: each fold with its share of failures. */
export function stratifiedFolds(labels: Float64Array, folds: number, seed: number): Int32Array {
  const fold = new Int32Array(labels.length)
  const next = [0, 0]
  for (const row of shuffledRows(labels.length, createRandom(seed))) {
    const kind = labels[row] === 1 ? 1 : 0
    fold[row] = next[kind] as number
    next[kind] = ((next[kind] as number) + 1) % folds
  }
  return fold
}

/** Scores of every row by a model that was trained on the other folds. */
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

/** Rows chosen by a share of each kind, and the rest: for stopping early without looking at the test rows. */
export function splitRows(data: LabelledRows, share: number, seed: number): [LabelledRows, LabelledRows] {
  const folds = Math.round(1 / share)
  const fold = stratifiedFolds(data.labels, folds, seed)
  const all = Array.from(fold.keys())
  return [
    pickRows(
      data,
      all.filter(row => fold[row] !== 0),
    ),
    pickRows(
      data,
      all.filter(row => fold[row] === 0),
    ),
  ]
}
