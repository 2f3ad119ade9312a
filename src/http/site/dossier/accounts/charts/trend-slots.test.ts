import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeYear } from '../../../../../../test/fixtures/financials.ts'
import { fillSlots, listSlots, MAX_SLOTS } from './trend-slots.ts'

test('slots are chronological and include years without accounts', () => {
  const slots = listSlots([makeYear('2024-12-31'), makeYear('2021-12-31')])
  assert.deepEqual(
    slots.map(({ name, year }) => [name, year !== null]),
    [
      ['2021', true],
      ['2022', false],
      ['2023', false],
      ['2024', true],
    ],
  )
})

test('two years that close in one calendar year have different names', () => {
  const slots = listSlots([makeYear('2024-12-31'), makeYear('2024-06-30'), makeYear('2023-06-30')])
  assert.deepEqual(
    slots.map(({ name }) => name),
    ['2023', '06/2024', '12/2024'],
  )
})

test('an extended financial year leaves no gap', () => {
  const long = makeYear('2024-12-31', { periodStart: '2023-07-01' })
  assert.equal(listSlots([long, makeYear('2023-06-30')]).length, 2)
})

test('only the newest twelve years have slots', () => {
  const years = Array.from({ length: 20 }, (_, back) => makeYear(`${2024 - back}-12-31`))
  const slots = listSlots(years)
  assert.equal(slots.length, MAX_SLOTS)
  assert.equal(slots.at(-1)?.name, '2024')
  assert.equal(listSlots([makeYear('2024-12-31'), makeYear('1903-12-31')]).length, MAX_SLOTS)
})

test('each missing figure has its own reason', () => {
  const years = [
    makeYear('2024-12-31'),
    makeYear('2023-12-31', { filed: {} }),
    makeYear('2022-12-31', { filed: null, noFigures: 'filed_as_pdf' }),
    makeYear('2021-12-31', { filed: null, noFigures: 'not_loaded' }),
    makeYear('2020-12-31', { currency: 'USD' }),
    makeYear('2018-12-31'),
  ]
  const gaps = fillSlots(listSlots(years), '9904', 'EUR').map(({ gap }) => gap)
  assert.deepEqual(gaps, [
    null,
    'no_accounts',
    'other_currency',
    'not_loaded',
    'filed_as_pdf',
    'not_filed',
    null,
  ])
})
