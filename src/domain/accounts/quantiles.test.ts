import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { quantilesOf, shareBelow, valueAt } from './quantiles.ts'

test('cut points are interpolated between sorted values', () => {
  const cuts = quantilesOf(Float64Array.of(3, 1, 2, Number.NaN))
  assert.equal(cuts.length, 101)
  assert.deepEqual([cuts[0], cuts[25], cuts[50], cuts[100]], [1, 1.5, 2, 3])
})

test('an empty distribution has no cut points and yields null', () => {
  assert.deepEqual(quantilesOf(Float64Array.of(Number.NaN, Number.POSITIVE_INFINITY)), [])
  assert.equal(shareBelow([], 1), null)
  assert.equal(valueAt([], 0.5), null)
})

test('the share below a value is interpolated between cut points', () => {
  const cuts = quantilesOf(Float64Array.from({ length: 1001 }, (_, at) => at))
  assert.equal(shareBelow(cuts, 250), 0.25)
  assert.equal(shareBelow(cuts, -1), 0)
  assert.equal(shareBelow(cuts, 5000), 1)
  assert.equal(valueAt(cuts, 0.75), 750)
})

test('ties are placed in the middle of their range', () => {
  const values = Float64Array.from({ length: 101 }, (_, at) => (at < 50 ? 0 : at))
  const share = shareBelow(quantilesOf(values), 0) ?? Number.NaN
  assert.ok(Math.abs(share - 0.245) < 0.001, String(share))
})

const values = fc.array(fc.double({ noNaN: true, min: -1e9, max: 1e9 }), { minLength: 1, maxLength: 200 })

test('cut points ascend from the smallest value to the largest', () => {
  fc.assert(
    fc.property(values, list => {
      const cuts = quantilesOf(Float64Array.from(list))
      assert.equal(cuts[0], Math.min(...list))
      assert.equal(cuts[100], Math.max(...list))
      assert.ok(cuts.every((cut, at) => at === 0 || cut >= (cuts[at - 1] ?? cut)))
    }),
  )
})

test('the share below is monotone', () => {
  fc.assert(
    fc.property(values, fc.double({ noNaN: true }), fc.double({ noNaN: true }), (list, one, other) => {
      const cuts = quantilesOf(Float64Array.from(list))
      const low = shareBelow(cuts, Math.min(one, other)) ?? -1
      const high = shareBelow(cuts, Math.max(one, other)) ?? -1
      assert.ok(low >= 0 && low <= high && high <= 1)
    }),
  )
})
