import assert from 'node:assert/strict'
import { test } from 'node:test'
import { probabilityOf } from '../../platform/exact-math.ts'
import { scoreBoostedTrees, trainBoostedTrees } from '../training/learn/boosted-trees.ts'
import { createRandom } from '../training/learn/random.ts'
import { type Explanation, explainLogistic, explainTrees } from './explain-learner.ts'
import { fitLogistic, scoreLogistic } from './logistic.ts'
import { matrixOf } from './matrix.ts'

const random = createRandom(21)
const matrix = matrixOf({
  equity: Float64Array.from({ length: 1_000 }, () => random.normal()),
  cash: Float64Array.from({ length: 1_000 }, () => random.normal()),
})
const labels = Float64Array.from(matrix.columns[0] ?? [], value =>
  random.next() < probabilityOf(-1 - 2 * value) ? 1 : 0,
)
const rowAt = (row: number) =>
  Object.fromEntries(matrix.names.map((name, at) => [name, matrix.columns[at]?.[row]]))

function total({ base, contributions }: Explanation): number {
  return [...contributions.values()].reduce((sum, value) => sum + value, base)
}

test('the contributions of a linear model sum to the score, and are zero for an average company', () => {
  const model = fitLogistic(matrix, labels)
  const scores = scoreLogistic(model, matrix)
  for (const row of [0, 1, 999]) {
    assert.ok(Math.abs(total(explainLogistic(model, rowAt(row))) - (scores[row] as number)) < 1e-12)
  }
  const average = Object.fromEntries(model.terms.map(({ feature, mean }) => [feature, mean]))
  assert.ok([...explainLogistic(model, average).contributions.values()].every(value => value === 0))
  assert.throws(() => explainLogistic(model, { equity: 1 }), /cash is missing/)
})

test('the contributions of trees sum to the score, and the relevant feature has the larger one', () => {
  const { model } = trainBoostedTrees(matrix, labels, { trees: 30, learningRate: 0.1, maxLeaves: 6 })
  const scores = scoreBoostedTrees(model, matrix)
  let equity = 0
  let cash = 0
  for (let row = 0; row < 200; row++) {
    const explanation = explainTrees(model, rowAt(row))
    assert.ok(Math.abs(total(explanation) - (scores[row] as number)) < 1e-12)
    equity += Math.abs(explanation.contributions.get('equity') ?? 0)
    cash += Math.abs(explanation.contributions.get('cash') ?? 0)
  }
  assert.ok(equity > 3 * cash)
  const missing = scoreBoostedTrees(model, matrixOf({ equity: [null], cash: [0] }))[0] as number
  assert.ok(Math.abs(total(explainTrees(model, { cash: 0 })) - missing) < 1e-12)
})
