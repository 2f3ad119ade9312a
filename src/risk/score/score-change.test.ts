import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CompanyScore } from './score-batch.ts'
import { isChanged } from './score-companies.ts'

const score: CompanyScore = {
  enterpriseNumber: 400_000_086,
  probability: 0.02,
  altmanZ: 1.5,
  segment: 'brief',
  reason: null,
  reference: '2025-00000001',
  periodEnd: '2024-12-31',
  validUntil: '2027-12-31',
  inputsKnown: 8,
  inputsTotal: 8,
  contributions: { values: [0.3], logOdds: [-0.2] },
}
const stored = { ...score, explained: true, modelVersion: '1.0.0+0123456789ab' }
const changes = (given: Partial<CompanyScore>) =>
  isChanged(stored, { ...score, ...given }, stored.modelVersion)

test('a company gets a new row when its shown values change', () => {
  assert.equal(isChanged(undefined, score, stored.modelVersion), true)
  assert.equal(isChanged(stored, score, '1.0.1+0123456789ab'), true)
  assert.equal(changes({ reference: '2025-00000002' }), true)
  assert.equal(changes({ probability: null, reason: 'inputs_missing' }), true)
  assert.equal(changes({ altmanZ: null }), true)
  assert.equal(changes({ validUntil: null }), true)
  assert.equal(isChanged({ ...stored, explained: false }, score, stored.modelVersion), true, 'unexplained')
})

test('a probability needs a relative change of 2 % or another band for a new row', () => {
  assert.equal(changes({}), false)
  assert.equal(changes({ probability: 0.02039 }), false)
  assert.equal(changes({ probability: 0.0204 }), true)
  assert.equal(changes({ probability: 0.0196 }), true)
  const atLimit = { ...stored, probability: 0.01499 }
  assert.equal(isChanged(atLimit, { ...score, probability: 0.015 }, stored.modelVersion), true)
})
