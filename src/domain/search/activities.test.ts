import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findActivity } from './activities.ts'

test('a trade is found in four languages, and is of the same codes in each', () => {
  const baker = findActivity(['bakkerij'])
  assert.ok(baker?.nace2025.some(code => code.startsWith('107')))
  for (const word of ['boulangerie', 'backerei', 'bakery'])
    assert.deepEqual(findActivity([word]), baker, word)
})

test('a trade of several words is found whole, no part of it', () => {
  assert.ok(findActivity(['courtier', 'en', 'assurances']))
  assert.equal(findActivity(['courtier', 'en']), null)
})

test('other words name no trade', () => {
  assert.equal(findActivity(['wittebolle']), null)
  assert.equal(findActivity([]), null)
})
