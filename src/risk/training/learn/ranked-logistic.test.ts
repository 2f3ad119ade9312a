import assert from 'node:assert/strict'
import { test } from 'node:test'
import { probabilityOf } from '../../../platform/exact-math.ts'
import { matrixOf } from '../../model/matrix.ts'
import { areaUnderCurve } from './evaluate.ts'
import { createRandom } from './random.ts'
import {
  explainRankedLogistic,
  fitRankedLogistic,
  refitRanks,
  scoreRankedLogistic,
} from './ranked-logistic.ts'

// Heavy-tailed quotients without a mean, like raw ratios.
function invent(rows: number, seed: number, unit = 1) {
  const random = createRandom(seed)
  const quality = Float64Array.from({ length: rows }, () => random.normal())
  const ratio = quality.map(value => (unit * value) / Math.abs(random.normal()))
  const margin = quality.map(value => (random.next() < 0.1 ? Number.NaN : unit * (value + random.normal())))
  const labels = quality.map(value => (random.next() < probabilityOf(-3 - 1.5 * value) ? 1 : 0))
  return { matrix: matrixOf({ ratio, margin }), labels }
}

test('heavy-tailed ratios rank new rows almost as well as the true model', () => {
  const train = invent(8_000, 1)
  const later = invent(8_000, 2)
  const model = fitRankedLogistic(train.matrix, train.labels)
  const area = areaUnderCurve(scoreRankedLogistic(model, later.matrix), later.labels)
  assert.ok(area > 0.77, `${area}`)
})

test('a population with other ratios is scored by its own ranks', () => {
  const { matrix, labels } = invent(4_000, 1)
  const model = fitRankedLogistic(matrix, labels)
  const abroad = invent(4_000, 1, 250)
  const moved = refitRanks(model, abroad.matrix)
  const home = scoreRankedLogistic(model, matrix)
  assert.ok(
    scoreRankedLogistic(moved, abroad.matrix).every(
      (score, row) => Math.abs(score - (home[row] as number)) < 1e-9,
    ),
  )
  assert.deepEqual(moved.logistic, model.logistic)
})

test('contributions sum to the score, and a missing ratio uses its indicator', () => {
  const { matrix, labels } = invent(4_000, 1)
  const model = fitRankedLogistic(matrix, labels)
  const scores = scoreRankedLogistic(model, matrixOf({ ratio: [-2, 1], margin: [null, 0.4] }))
  for (const [at, row] of [{ ratio: -2 }, { ratio: 1, margin: 0.4 }].entries()) {
    const { base, contributions } = explainRankedLogistic(model, row)
    const sum = [...contributions.values()].reduce((total, value) => total + value, base)
    assert.ok(Math.abs(sum - (scores[at] as number)) < 1e-12)
    assert.ok(contributions.has('margin__missing'))
  }
})

test('a model scores identically after a JSON round trip', () => {
  const { matrix, labels } = invent(1_000, 1)
  const model = fitRankedLogistic(matrix, labels, { output: 'log_rank' })
  const read = JSON.parse(JSON.stringify(model)) as typeof model
  assert.deepEqual(scoreRankedLogistic(read, matrix), scoreRankedLogistic(model, matrix))
})
