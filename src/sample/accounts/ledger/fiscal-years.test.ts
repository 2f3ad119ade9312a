import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dayOf, toIso } from '../../days.ts'
import { listFiscalYears } from './simulate-years.ts'

const list = (startedOn: string | null, closingMonth: number) =>
  listFiscalYears(
    startedOn === null ? null : dayOf(startedOn),
    closingMonth,
    dayOf('2020-10-01'),
    dayOf('2023-12-31'),
  ).map(({ start, end, months }) => `${toIso(start)} ${toIso(end)} ${months}`)

test('an old company’s years have twelve months and follow on each other', () => {
  assert.deepEqual(list(null, 2), [
    '2020-03-01 2021-02-28 12',
    '2021-03-01 2022-02-28 12',
    '2022-03-01 2023-02-28 12',
  ])
  assert.equal(list('1998-05-01', 12).length, 4)
})

test('the first year begins with the company and is shorter, or longer when it would be less than five months', () => {
  assert.deepEqual(list('2021-04-10', 12), [
    '2021-04-10 2021-12-31 9',
    '2022-01-01 2022-12-31 12',
    '2023-01-01 2023-12-31 12',
  ])
  assert.deepEqual(list('2021-10-10', 12), ['2021-10-10 2022-12-31 15', '2023-01-01 2023-12-31 12'])
})

test('a company that is too young has no year yet', () => {
  assert.deepEqual(list('2023-11-02', 12), [])
  assert.deepEqual(list('2030-01-01', 12), [])
})
