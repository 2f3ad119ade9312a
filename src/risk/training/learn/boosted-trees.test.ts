import assert from 'node:assert/strict'
import { test } from 'node:test'
import { probabilityOf } from '../../../platform/exact-math.ts'
import { type Matrix, matrixOf } from '../../model/matrix.ts'
import type { BoostedTreesModel } from '../../model/trees.ts'
import { type BoostingOptions, scoreBoostedTrees, trainBoostedTrees } from './boosted-trees.ts'
import { areaUnderCurve } from './evaluate.ts'
import { createRandom } from './random.ts'

// Risk falls with `equity`, rises with `debt` only above 1, and rises when `cash` is missing; `noise` is
// irrelevant.
function invent(rows: number, seed: number): { matrix: Matrix; labels: Float64Array } {
  const random = createRandom(seed)
  const draw = () => Float64Array.from({ length: rows }, () => random.normal())
  const [equity, debt, noise] = [draw(), draw(), draw()]
  const cash = draw().map(value => (random.next() < 0.2 ? Number.NaN : value))
  const labels = equity.map((value, at) => {
    const logOdds = -2 - value + ((debt[at] as number) > 1 ? 2 : 0) + (Number.isNaN(cash[at]) ? 1.5 : 0)
    return random.next() < probabilityOf(logOdds) ? 1 : 0
  })
  return { matrix: matrixOf({ equity, debt, noise, cash }), labels }
}

const FEW: BoostingOptions = { trees: 40, learningRate: 0.1, maxLeaves: 8, maxBins: 64 }

test('a threshold, a slope and a missing value are learnt', () => {
  const train = invent(8_000, 1)
  const later = invent(8_000, 2)
  const { model } = trainBoostedTrees(train.matrix, train.labels, FEW)
  const area = areaUnderCurve(scoreBoostedTrees(model, later.matrix), later.labels)
  assert.ok(area > 0.79, `${area}`)
  const one = (row: Record<string, number>) =>
    scoreBoostedTrees(
      model,
      matrixOf(Object.fromEntries(Object.entries(row).map(([name, value]) => [name, [value]]))),
    )[0] ?? 0
  const calm = { equity: 0, debt: 0, noise: 0, cash: 0 }
  assert.ok(one({ ...calm, debt: 1.5 }) - one({ ...calm, debt: 0.5 }) > 1)
  assert.ok(one({ ...calm, cash: Number.NaN }) - one(calm) > 0.8)
})

test('equal seeds give equal models, different seeds different ones', () => {
  const { matrix, labels } = invent(2_000, 1)
  const options = { ...FEW, rowShare: 0.7, columnShare: 0.5 }
  const train = (seed: number) =>
    JSON.stringify(trainBoostedTrees(matrix, labels, { ...options, seed }).model)
  assert.equal(train(4), train(4))
  assert.notEqual(train(4), train(5))
})

test('a model scores identically after a JSON round trip', () => {
  const { matrix, labels } = invent(2_000, 1)
  const { model } = trainBoostedTrees(matrix, labels, FEW)
  const read = JSON.parse(JSON.stringify(model)) as BoostedTreesModel
  assert.deepEqual(scoreBoostedTrees(read, matrix), scoreBoostedTrees(model, matrix))
})

test('columns are matched by name, and a missing one is rejected', () => {
  const { matrix, labels } = invent(1_000, 1)
  const { model } = trainBoostedTrees(matrix, labels, FEW)
  const turned = { rows: matrix.rows, names: matrix.names.toReversed(), columns: matrix.columns.toReversed() }
  assert.deepEqual(scoreBoostedTrees(model, turned), scoreBoostedTrees(model, matrix))
  const short = { ...matrix, names: matrix.names.slice(1), columns: matrix.columns.slice(1) }
  assert.throws(() => scoreBoostedTrees(model, short), /no column is named equity/)
})

test('scores do not depend on the other rows', () => {
  const { matrix, labels } = invent(700, 1)
  const { model } = trainBoostedTrees(matrix, labels, FEW)
  const all = scoreBoostedTrees(model, matrix)
  for (const row of [0, 255, 256, 699]) {
    const alone = { ...matrix, rows: 1, columns: matrix.columns.map(column => column.slice(row, row + 1)) }
    assert.equal(scoreBoostedTrees(model, alone)[0], all[row])
  }
})

test('a monotone feature never lowers the risk, with and without interactions', () => {
  const { matrix, labels } = invent(4_000, 3)
  const monotone = { equity: 'decrease', debt: 'increase', noise: 'increase' } as const
  const { model } = trainBoostedTrees(matrix, labels, { ...FEW, trees: 80, maxLeaves: 31, monotone })
  const random = createRandom(9)
  for (let company = 0; company < 60; company++) {
    const cash = random.next() < 0.3 ? Number.NaN : random.normal()
    const [debt, noise, equity] = [random.normal(), random.normal(), random.normal()]
    const steps = Float64Array.from({ length: 61 }, (_, at) => (at - 30) / 10)
    const constant = (value: number) => steps.map(() => value)
    const along = (name: string) =>
      scoreBoostedTrees(model, {
        ...matrixOf({
          equity: constant(equity),
          debt: constant(debt),
          noise: constant(noise),
          cash: constant(cash),
        }),
        columns: ['equity', 'debt', 'noise', 'cash'].map(column =>
          column === name ? steps : constant({ equity, debt, noise, cash }[column] as number),
        ),
      })
    for (const [name, direction] of [
      ['equity', -1],
      ['debt', 1],
      ['noise', 1],
    ] as const) {
      const scores = along(name)
      scores.forEach((score, at) => {
        assert.ok(
          at === 0 || direction * (score - (scores[at - 1] as number)) >= -1e-12,
          `${name} of ${company}`,
        )
      })
    }
  }
  assert.deepEqual(model.monotone, monotone)
})

test('training stops when validation loss stops falling, and keeps the best trees', () => {
  const train = invent(1_500, 1)
  const validation = invent(1_500, 2)
  const options = { trees: 400, learningRate: 0.2, maxLeaves: 31, minChildWeight: 0.1, patience: 10 }
  const run = trainBoostedTrees(train.matrix, train.labels, { ...options, validation })
  const best = run.validationLoss.indexOf(Math.min(...run.validationLoss)) + 1
  assert.equal(run.model.trees.length, best)
  assert.equal(run.validationLoss.length, best + 10)
})

test('leaf weight and number of leaves respect their limits', () => {
  const { matrix, labels } = invent(2_000, 1)
  const { model } = trainBoostedTrees(matrix, labels, { trees: 1, maxLeaves: 6, minChildWeight: 20 })
  const leaves: number[] = []
  const visit = (node: BoostedTreesModel['trees'][number]) => {
    if (!node.split) leaves.push(node.rows)
    else [node.split.low, node.split.high].forEach(visit)
  }
  model.trees.forEach(visit)
  const rate = labels.reduce((sum, label) => sum + label, 0) / labels.length
  assert.ok(leaves.length > 1 && leaves.length <= 6)
  assert.ok(
    leaves.every(rows => rows * rate * (1 - rate) >= 20 - 1e-9),
    `${leaves}`,
  )
  assert.equal(
    leaves.reduce((sum, rows) => sum + rows, 0),
    2_000,
  )
})

test('constant, all-missing and infinite columns are harmless', () => {
  const { matrix, labels } = invent(500, 1)
  const odd = matrixOf({
    equity: matrix.columns[0] as Float64Array,
    same: new Float64Array(500).fill(1),
    none: new Float64Array(500).fill(Number.NaN),
    far: Float64Array.from(
      { length: 500 },
      (_, at) => [Infinity, -Infinity, 1e308, -1e308][at % 4] as number,
    ),
  })
  const { model } = trainBoostedTrees(odd, labels, FEW)
  assert.ok(scoreBoostedTrees(model, odd).every(Number.isFinite))
  const read = JSON.parse(JSON.stringify(model)) as BoostedTreesModel
  assert.deepEqual(scoreBoostedTrees(read, odd), scoreBoostedTrees(model, odd))
})

test('an unknown monotone feature and single-class labels are rejected', () => {
  const { matrix, labels } = invent(100, 1)
  assert.throws(() => trainBoostedTrees(matrix, labels, { monotone: { assets: 'increase' } }), /named assets/)
  assert.throws(() => trainBoostedTrees(matrix, new Float64Array(100)), /all labels are equal/)
})
