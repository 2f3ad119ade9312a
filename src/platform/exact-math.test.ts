import assert from 'node:assert/strict'
import { test } from 'node:test'
import { normalQuantile } from '../risk/model/normal-quantile.ts'
import { createRandom, sampledRows } from '../risk/training/learn/random.ts'
import { exp, log, logOddsOf, probabilityOf } from './exact-math.ts'

test('exp and log agree with the engine to two units in the last place for all doubles', () => {
  for (let at = -7000; at <= 7000; at++) {
    const x = at / 10.1
    const ours = exp(x)
    assert.ok(Math.abs(ours - Math.exp(x)) <= 4.5e-16 * Math.exp(x), `exp(${x})`)
    assert.ok(
      Math.abs(log(ours) - Math.log(ours)) <= 4.5e-16 * Math.abs(Math.log(ours)) + 1e-300,
      `log(${ours})`,
    )
  }
  assert.equal(log(Number.MIN_VALUE), Math.log(Number.MIN_VALUE))
  assert.deepEqual([exp(0), exp(-800), exp(800), log(1), log(0)], [1, 0, Infinity, 0, -Infinity])
  assert.ok(Number.isNaN(exp(Number.NaN)) && Number.isNaN(log(-1)))
})

test('exp and log give the same bits everywhere', () => {
  assert.deepEqual(
    [exp(0.5), exp(-1), log(0.3)],
    [1.6487212707001282, 0.36787944117144233, -1.2039728043259361],
  )
})

test('probabilities and log-odds convert both ways, and certainty stays finite', () => {
  for (const p of [1e-9, 0.011, 0.5, 0.99]) assert.ok(Math.abs(probabilityOf(logOddsOf(p)) - p) < 1e-15)
  assert.ok(Number.isFinite(logOddsOf(0)) && Number.isFinite(logOddsOf(1)))
})

test('normal quantiles are those of the tables', () => {
  const known = [
    [0.5, 0],
    [0.975, 1.959963984540054],
    [0.999, 3.090232306167814],
    [1e-10, -6.361340902404056],
  ] as const
  for (const [p, z] of known) assert.ok(Math.abs(normalQuantile(p) - z) < 1e-13, `${p}`)
  assert.ok(Number.isNaN(normalQuantile(-0.1)))
})

test('random numbers are determined by the seed', () => {
  const draw = (seed: number) => {
    const random = createRandom(seed)
    return Array.from({ length: 5 }, () => random.next())
  }
  assert.deepEqual(draw(7), draw(7))
  assert.notDeepEqual(draw(7), draw(8))
})

test('random numbers have the expected mean and variance', () => {
  const random = createRandom(3)
  const normals = Array.from({ length: 20_000 }, () => random.normal())
  const mean = normals.reduce((sum, value) => sum + value, 0) / normals.length
  const variance = normals.reduce((sum, value) => sum + value * value, 0) / normals.length
  assert.ok(Math.abs(mean) < 0.03 && Math.abs(variance - 1) < 0.05, `${mean} ${variance}`)
})

test('a sample has the requested size, ascending order and no duplicates', () => {
  const sample = sampledRows(1000, 0.3, createRandom(5))
  assert.equal(sample.length, 300)
  assert.ok(sample.every((row, at) => row < 1000 && (at === 0 || row > (sample[at - 1] as number))))
})
