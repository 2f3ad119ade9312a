import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stabilityIndex } from './stability-index.ts'

const near = (actual: number, expected: number) => assert.ok(Math.abs(actual - expected) < 1e-9, `${actual}`)
const from1To = (last: number) => Float64Array.from({ length: last }, (_, at) => at + 1)

test('the same rows have an index of nothing', () => {
  near(stabilityIndex(from1To(100), from1To(100)), 0)
})

test('a value on a cut belongs to the bin below it', () => {
  // Two bins of 1, 2 | 3 after a cut at 2.
  near(stabilityIndex(Float64Array.of(1, 2, 3), Float64Array.of(2, 2, 3), 2), 0)
})

test('missing values are a bin of their own, and an empty bin counts as 0.0001', () => {
  const expected = Float64Array.of(1, 2, 3, 4)
  const actual = Float64Array.of(1, 2, Number.NaN, Number.NaN)
  const [some, none] = [0.5, 1e-4]
  const term = (a: number, e: number) => (a - e) * Math.log(a / e)
  near(stabilityIndex(expected, actual, 2), term(some, none) + term(none, some))
})
