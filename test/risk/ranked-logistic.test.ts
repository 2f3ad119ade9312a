import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fitRankedLogistic, scoreRankedLogistic } from '../../bench/risk/ranked-logistic.ts'
import { probabilityOf } from '../../src/platform/exact-math.ts'
import { matrixOf } from '../../src/risk/model/matrix.ts'
import { areaUnderCurve } from '../../src/risk/training/learn/evaluate.ts'
import { createRandom } from '../../src/risk/training/learn/random.ts'

// Heavy-tailed quotients without a mean, like raw ratios.
function invent(rows: number, seed: number) {
  const random = createRandom(seed)
  const quality = Float64Array.from({ length: rows }, () => random.normal())
  const ratio = quality.map(value => value / Math.abs(random.normal()))
  const margin = quality.map(value => (random.next() < 0.1 ? Number.NaN : value + random.normal()))
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

test('a model scores identically after a JSON round trip', () => {
  const { matrix, labels } = invent(1_000, 1)
  const model = fitRankedLogistic(matrix, labels, { output: 'log_rank' })
  const read = JSON.parse(JSON.stringify(model)) as typeof model
  assert.deepEqual(scoreRankedLogistic(read, matrix), scoreRankedLogistic(model, matrix))
})
