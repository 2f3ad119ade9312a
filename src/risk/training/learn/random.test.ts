import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createRandom, sampledRows } from './random.ts'

test('a sample has its share of the rows, at least one, ascending and without repetition', () => {
  assert.equal(sampledRows(10, 0.01, createRandom(1)).length, 1)
  const rows = [...sampledRows(100, 0.3, createRandom(1))]
  assert.equal(rows.length, 30)
  assert.deepEqual(
    rows,
    [...new Set(rows)].sort((a, b) => a - b),
  )
  assert.ok(rows.every(row => row >= 0 && row < 100))
  assert.deepEqual([...sampledRows(3, 1, createRandom(1))], [0, 1, 2])
})

test('a seed names its numbers', () => {
  const draw = (seed: number) => Array.from({ length: 3 }, createRandom(seed).next)
  assert.deepEqual(draw(7), draw(7))
  assert.notDeepEqual(draw(7), draw(8))
})
