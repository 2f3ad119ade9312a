import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { orderByScore } from './order-by-score.ts'

test('rows are ordered by score, ties by index', () => {
  assert.deepEqual([...orderByScore(Float64Array.of(3, 1, 3, 0, -0, 1))], [3, 4, 1, 5, 0, 2])
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.double({ noNaN: true }), fc.constantFrom(0, 1, -1))), values => {
      const expected = [...values.keys()].sort((a, b) => {
        const [x, y] = [values[a] as number, values[b] as number]
        return x < y ? -1 : x > y ? 1 : a - b
      })
      assert.deepEqual([...orderByScore(Float64Array.from(values))], expected)
    }),
  )
})

test('a missing score is rejected', () => {
  assert.throws(() => orderByScore(Float64Array.of(1, Number.NaN)), /a score is missing/)
})
