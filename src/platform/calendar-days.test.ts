import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays, listDays } from './calendar-days.ts'

test('day lists span months and leap days, both ends included', () => {
  assert.deepEqual(listDays('2028-02-28', '2028-03-01'), ['2028-02-28', '2028-02-29', '2028-03-01'])
  assert.deepEqual(listDays('2028-03-01', '2028-02-28'), [])
})

test('days are added across the end of a year, in both directions', () => {
  assert.equal(addDays('2027-12-31', 1), '2028-01-01')
  assert.equal(addDays('2028-01-05', -7), '2027-12-29')
})
