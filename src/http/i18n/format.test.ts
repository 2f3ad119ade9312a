import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  formatDate,
  formatMoment,
  formatNumber,
  formatNumberWithDots,
  formatPercent,
  formatProbability,
  formatShortDate,
} from './format.ts'
import { LANGUAGES } from './languages.ts'

test('dates follow the conventions of each language', () => {
  assert.deepEqual(
    LANGUAGES.map(lang => formatDate(lang, '2026-03-01')),
    ['1 maart 2026', '1er mars 2026', '1. März 2026', '1 March 2026'],
  )
  assert.equal(formatDate('fr', '2026-03-11'), '11 mars 2026')
  assert.equal(formatShortDate('fr', '2026-05-01'), '1er mai 2026')
})

test('timestamps are formatted in Belgian time with the time zone', () => {
  assert.match(formatMoment('en', '2026-07-01T22:30:00Z'), /2 July 2026 at 00:30 CEST/)
  assert.match(formatMoment('nl', '2026-01-01T12:00:00Z'), /1 januari 2026.*13:00.*CET/)
  assert.match(formatMoment('fr', '2026-01-01T12:00:00Z'), /1er janvier 2026.*13:00 CET/)
})

test('a small loss is no zero as a percentage; as a number that is rounded to zero it has no sign', () => {
  assert.equal(formatPercent('en', -0.0004), '-0.04%', 'a small loss is one')
  assert.equal(formatPercent('en', 0), '0%')
  assert.equal(formatPercent('en', -0.004), '-0.4%')
  assert.equal(formatNumber('nl', -0.001), '0')
})

test('small probabilities have two significant digits', () => {
  assert.equal(formatProbability('en', 0.0123456), '1.2%')
  assert.equal(formatProbability('en', 0.000456), '0.046%')
  assert.equal(formatProbability('nl', 0.99), '99%')
})

test('an enterprise number is formatted with dots', () => {
  assert.equal(formatNumberWithDots('0403449823'), '0403.449.823')
})
