import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { columnOf, matrixOf, selectColumns, selectRows, stackRows } from './matrix.ts'
import { applyQuantileTransform, fitQuantileTransform } from './quantile-transform.ts'

const { NaN: missing } = Number

test('a value becomes its rank among the rows', () => {
  const matrix = matrixOf({ ratio: [1, 2, 3, 4, 1e12] })
  const transform = fitQuantileTransform(matrix, { output: 'uniform', intervals: 4 })
  assert.deepEqual(
    [...columnOf(applyQuantileTransform(transform, matrix), 'ratio')],
    [-0.5, -0.25, 0, 0.25, 0.5],
  )
})

test('ties share the mid-rank', () => {
  const matrix = matrixOf({ debt: [0, 0, 0, 5, 9] })
  const transform = fitQuantileTransform(matrix, { output: 'uniform', intervals: 4 })
  assert.equal(applyQuantileTransform(transform, matrix).columns[0]?.[0], -0.25)
})

test('a missing value stays missing, takes no rank and sets an indicator', () => {
  const matrix = matrixOf({ ratio: [null, 2, undefined, 4], other: [1, 2, 3, 4] })
  const transform = fitQuantileTransform(matrix)
  const kept = applyQuantileTransform(transform, matrix)
  assert.deepEqual(kept.names, ['ratio', 'other', 'ratio__missing'])
  assert.deepEqual([...columnOf(kept, 'ratio__missing')], [1, 0, 1, 0])
  assert.ok(Number.isNaN(columnOf(kept, 'ratio')[0]))
  assert.equal(columnOf(applyQuantileTransform(transform, matrix, 0), 'ratio')[2], 0)
})

test('normal scores are bounded beyond the fitted range', () => {
  const transform = fitQuantileTransform(matrixOf({ ratio: [1, 2, 3] }))
  const far = applyQuantileTransform(transform, matrixOf({ ratio: [-1e9, 1e9, -Infinity] })).columns[0]
  assert.ok(far?.every(score => Math.abs(Math.abs(score) - 3.090232306167813) < 1e-9))
})

test('the logarithmic scale spreads the worst ranks', () => {
  const ratio = Float64Array.from({ length: 1001 }, (_, at) => at)
  const transform = fitQuantileTransform(matrixOf({ ratio }), { output: 'log_rank' })
  const scores = [0, 10, 500, 1000, null]
  const told = columnOf(applyQuantileTransform(transform, matrixOf({ ratio: scores }), 0), 'ratio')
  const expected = [0.01, 0.02, 1, 2, 1].map(Math.log)
  assert.ok(told.every((score, at) => Math.abs(score - (expected[at] as number)) < 1e-12))
})

test('a transform survives a JSON round trip', () => {
  const matrix = matrixOf({ ratio: [0.1, 1 / 3, -7, missing, 1e-17, Infinity] })
  const transform = fitQuantileTransform(matrix)
  const read = JSON.parse(JSON.stringify(transform)) as typeof transform
  assert.deepEqual(applyQuantileTransform(read, matrix), applyQuantileTransform(transform, matrix))
})

test('the transform is monotone and depends on order only', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ noNaN: true }), { minLength: 1, maxLength: 60 }), values => {
      const sorted = Float64Array.from(values).sort()
      const matrix = matrixOf({ ratio: sorted })
      const scores = columnOf(applyQuantileTransform(fitQuantileTransform(matrix), matrix), 'ratio')
      assert.ok(
        scores.every(
          (score, at) => !Number.isNaN(score) && (at === 0 || score >= (scores[at - 1] as number)),
        ),
      )
    }),
  )
})

test('columns are selected by name, rows by number, and unequal columns are rejected', () => {
  const matrix = matrixOf({ a: [1, 2, 3], b: [4, null, 6] })
  assert.deepEqual(selectColumns(matrix, ['b']).columns[0], matrix.columns[1])
  assert.deepEqual([...columnOf(selectRows(matrix, [2, 0]), 'a')], [3, 1])
  assert.deepEqual(
    [...columnOf(stackRows([matrix, selectColumns(matrix, ['b', 'a'])]), 'a')],
    [1, 2, 3, 1, 2, 3],
  )
  assert.throws(() => columnOf(matrix, 'c'), /no column is named c/)
  assert.throws(() => matrixOf({ a: [1], b: [1, 2] }), RangeError)
})
