import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inventYear } from './invented-financials.ts'
import { fillSlots, listSlots, MOST_SLOTS } from './trend-slots.ts'

test('time runs from left to right and a year without accounts keeps its place', () => {
  const slots = listSlots([inventYear('2024-12-31'), inventYear('2021-12-31')])
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

test('two years that close in one calendar year are told apart', () => {
  const slots = listSlots([inventYear('2024-12-31'), inventYear('2024-06-30'), inventYear('2023-06-30')])
  assert.deepEqual(
    slots.map(({ name }) => name),
    ['2023', '06/2024', '12/2024'],
  )
})

test('a longer year leaves no gap behind', () => {
  const long = inventYear('2024-12-31', { periodStart: '2023-07-01' })
  assert.equal(listSlots([long, inventYear('2023-06-30')]).length, 2)
})

test('the newest twelve years are drawn', () => {
  const years = Array.from({ length: 20 }, (_, back) => inventYear(`${2024 - back}-12-31`))
  const slots = listSlots(years)
  assert.equal(slots.length, MOST_SLOTS)
  assert.equal(slots.at(-1)?.name, '2024')
  assert.equal(listSlots([inventYear('2024-12-31'), inventYear('1903-12-31')]).length, MOST_SLOTS)
})

test('each missing figure has its own reason', () => {
  const years = [
    inventYear('2024-12-31'),
    inventYear('2023-12-31', { filed: {} }),
    inventYear('2022-12-31', { filed: null, noFigures: 'filed_as_pdf' }),
    inventYear('2021-12-31', { filed: null, noFigures: 'not_loaded' }),
    inventYear('2020-12-31', { currency: 'USD' }),
    inventYear('2018-12-31'),
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
