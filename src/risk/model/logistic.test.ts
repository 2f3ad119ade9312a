import assert from 'node:assert/strict'
import { test } from 'node:test'
import { probabilityOf } from '../../platform/exact-math.ts'
import { solveSymmetric } from '../training/learn/newton-step.ts'
import { createRandom } from '../training/learn/random.ts'
import { fitLogistic, scoreLogistic } from './logistic.ts'
import { type Matrix, matrixOf } from './matrix.ts'

function invent(rows: number, seed = 1): { matrix: Matrix; labels: Float64Array } {
  const random = createRandom(seed)
  const a = Float64Array.from({ length: rows }, () => random.normal())
  const b = a.map(value => 10 + 3 * (0.5 * value + random.normal()))
  const labels = a.map((value, at) =>
    random.next() < probabilityOf(-2 + value - 0.2 * ((b[at] as number) - 10)) ? 1 : 0,
  )
  return { matrix: matrixOf({ a, b }), labels }
}

test('a symmetric system is solved, a singular one refused', () => {
  const x = solveSymmetric(Float64Array.of(4, 2, 2, 3), Float64Array.of(10, 8))
  assert.ok(Math.abs((x[0] as number) - 1.75) < 1e-14 && Math.abs((x[1] as number) - 1.5) < 1e-14)
  assert.throws(
    () => solveSymmetric(Float64Array.of(1, 1, 1, 1), Float64Array.of(1, 1)),
    /linearly dependent/,
  )
})

test('known weights are recovered', () => {
  const { matrix, labels } = invent(60_000)
  const model = fitLogistic(matrix, labels)
  const [a, b] = model.terms
  assert.equal(model.converged, true)
  assert.ok(
    Math.abs((a?.weight ?? 0) - 1) < 0.06 && Math.abs((b?.weight ?? 0) + 0.2) < 0.02,
    JSON.stringify(model),
  )
  assert.ok(Math.abs(model.intercept) < 0.15, 'minus 2 less 10 times the second weight')
})

test('one binary column gives the log-odds of the 2×2 table', () => {
  const matrix = matrixOf({ x: [0, 0, 0, 0, 1, 1, 1, 1] })
  const model = fitLogistic(matrix, [0, 0, 0, 1, 0, 1, 1, 1], { ridge: 0 })
  assert.ok(Math.abs(model.intercept + Math.log(3)) < 1e-9)
  assert.ok(Math.abs((model.terms[0]?.weight ?? 0) - Math.log(9)) < 1e-9)
})

test('probabilities of the training rows sum to the events', () => {
  const { matrix, labels } = invent(2_000)
  const sum = scoreLogistic(fitLogistic(matrix, labels), matrix).reduce(
    (total, one) => total + probabilityOf(one),
    0,
  )
  assert.ok(Math.abs(sum - labels.reduce((total, one) => total + one, 0)) < 1e-6)
})

test('a ridge keeps weights finite on separable data', () => {
  const matrix = matrixOf({ x: [1, 2, 3, 4] })
  const model = fitLogistic(matrix, [0, 0, 1, 1])
  assert.ok(model.converged && (model.terms[0]?.weight ?? 99) < 2)
})

test('a sign constraint sets a contrary weight to zero, and the others adapt', () => {
  const { matrix, labels } = invent(5_000)
  const bound = fitLogistic(matrix, labels, { signs: { b: 1 } })
  const alone = fitLogistic({ ...matrix, names: ['a'], columns: matrix.columns.slice(0, 1) }, labels)
  assert.equal(bound.terms[1]?.weight, 0)
  assert.ok(Math.abs((bound.terms[0]?.weight ?? 0) - (alone.terms[0]?.weight ?? 9)) < 1e-6)
})

test('inactive constraints have no effect', () => {
  const { matrix, labels } = invent(5_000)
  const free = fitLogistic(matrix, labels)
  const bound = fitLogistic(matrix, labels, { signs: { a: 1, b: -1 } })
  for (const [at, term] of free.terms.entries()) {
    assert.ok(Math.abs(term.weight - (bound.terms[at]?.weight ?? 9)) < 1e-8)
  }
})

test('a constant column gets no weight', () => {
  const { matrix, labels } = invent(500)
  const wide = {
    ...matrix,
    names: [...matrix.names, 'same'],
    columns: [...matrix.columns, new Float64Array(500).fill(3)],
  }
  assert.equal(fitLogistic(wide, labels).terms[2]?.weight, 0)
})

test('missing and infinite values and single-class labels are rejected', () => {
  assert.throws(() => fitLogistic(matrixOf({ x: [1, null] }), [0, 1]), /x has a missing or infinite value/)
  assert.throws(() => fitLogistic(matrixOf({ x: [1, Infinity] }), [0, 1]), /infinite/)
  assert.throws(() => fitLogistic(matrixOf({ x: [1, 2] }), [1, 1]), /all labels are equal/)
  assert.throws(() => fitLogistic(matrixOf({ x: [1, 2] }), [0, 2]), /neither 0 nor 1/)
})
