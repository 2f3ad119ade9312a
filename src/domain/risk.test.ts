import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bandOf, riskOf, type Score, UNSCORED } from './risk.ts'

const score: Score = {
  probability: 0.0123,
  altmanZ: 2.5,
  modelVersion: 'm1',
  evaluatedAt: '2026-01-01T00:00:00.000Z',
}

test('bands follow the probability; each limit belongs to the band above it', () => {
  const bands = [0, 0.0049, 0.005, 0.0149, 0.015, 0.0399, 0.04, 0.0999, 0.1, 1].map(bandOf)
  assert.deepEqual(bands, [
    'Low',
    'Low',
    'Moderate',
    'Moderate',
    'Elevated',
    'Elevated',
    'High',
    'High',
    'Severe',
    'Severe',
  ])
})

test('the score is 100 minus the probability in percent', () => {
  assert.deepEqual(riskOf(score, false), {
    band: 'Moderate',
    scoreOutOf100: 99,
    probability: 0.0123,
    altmanZ: 2.5,
    modelVersion: 'm1',
    evaluatedAt: '2026-01-01T00:00:00.000Z',
  })
  assert.equal(riskOf({ ...score, probability: 0.99 }, false).scoreOutOf100, 1)
})

test('without a score everything is withheld, and natural persons are never scored', () => {
  assert.equal(riskOf(undefined, false), UNSCORED)
  assert.equal(riskOf(score, true), UNSCORED)
  assert.deepEqual(Object.values(UNSCORED), ['Unknown', null, null, null, null, null])
})
