import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isStale, lastDayOfTerm } from './mandate.ts'

const term = { endsOn: null, endsAtMeetingOf: null, years: null, indefinite: false }

test('a term of years ends on 31 December of the last, begun years counting whole', () => {
  assert.equal(lastDayOfTerm({ ...term, years: 6 }, '2020-06-01'), '2026-12-31')
  assert.equal(lastDayOfTerm({ ...term, years: 1.5 }, '2020-06-01'), '2022-12-31')
  assert.equal(lastDayOfTerm({ ...term, years: 6 }, null), null)
})

test('a mandate confirmed on the last day of its term is stale once that day is over', () => {
  assert.equal(isStale('2024-12-31', '2024-12-31', '2024-12-31'), false)
  assert.equal(isStale('2024-12-31', '2024-12-31', '2025-01-01'), true)
  assert.equal(isStale('2025-01-01', '2024-12-31', '2025-01-01'), false)
})

test('silence of more than six years makes a mandate stale', () => {
  assert.equal(isStale('2019-06-01', null, '2025-06-01'), false)
  assert.equal(isStale('2019-05-31', null, '2025-06-01'), true)
})
