import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatDuration } from './durations.ts'

test('durations are whole years and months, in the number of the language', () => {
  assert.equal(formatDuration('en', { years: 3, months: 6 }), '3 years and 6 months')
  assert.equal(formatDuration('fr', { years: 1, months: 1 }), '1 an et 1 mois')
  assert.equal(formatDuration('de', { years: 10, months: 0 }), '10 Jahre')
  assert.equal(formatDuration('nl', { years: 0, months: 1 }), '1 maand')
})
