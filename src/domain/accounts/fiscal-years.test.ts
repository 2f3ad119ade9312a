import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type DatedDeposit, listFiscalYears, separateGroupYears } from './fiscal-years.ts'

function deposit(reference: string, periodEnd: string | null, depositedOn: string | null, figures = true) {
  return { reference, periodEnd, depositedOn, figures: figures ? {} : null } satisfies DatedDeposit
}

const shape = (deposits: DatedDeposit[]) =>
  listFiscalYears(deposits).map(year => [
    year.periodEnd,
    year.deposit.reference,
    year.others.map(({ reference }) => reference),
  ])

test('years are listed newest first, each with its latest deposit and earlier ones', () => {
  assert.deepEqual(
    shape([
      deposit('2023-00000001', '2022-12-31', '2023-06-30'),
      deposit('2024-00000001', '2023-12-31', '2024-06-30'),
      deposit('2024-00000009', '2023-12-31', '2024-11-04'),
    ]),
    [
      ['2023-12-31', '2024-00000009', ['2024-00000001']],
      ['2022-12-31', '2023-00000001', []],
    ],
  )
})

test('a later deposit without figures does not replace one with figures', () => {
  assert.deepEqual(
    shape([
      deposit('2024-00000001', '2023-12-31', '2024-06-30'),
      deposit('2024-00000002', '2023-12-31', '2024-07-30', false),
    ]),
    [['2023-12-31', '2024-00000001', ['2024-00000002']]],
  )
})

test('deposits of one day are ordered by number, and an undated one is oldest', () => {
  assert.deepEqual(
    shape([
      deposit('2024-00000007', '2023-12-31', null),
      deposit('2024-00000002', '2023-12-31', '2024-06-30'),
      deposit('2024-00000003', '2023-12-31', '2024-06-30'),
    ]),
    [['2023-12-31', '2024-00000003', ['2024-00000002', '2024-00000007']]],
  )
})

test('a deposit of unknown year is left out', () => {
  assert.deepEqual(shape([deposit('2024-00000001', null, '2024-06-30')]), [])
})

test('a deposit without a day of its own stands at the day it was placed on', () => {
  const placed = { ...deposit('2024-00000001', '2023-12-31', null), placedOn: '2024-07-31' }
  assert.deepEqual(shape([deposit('2024-00000002', '2023-12-31', '2024-06-30'), placed]), [
    ['2023-12-31', '2024-00000001', ['2024-00000002']],
  ])
})

test('consolidated accounts are not those of the company: neither of the same year nor of a later one', () => {
  const ofGroup = (reference: string, end: string) => ({
    ...deposit(reference, end, '2025-12-01', false),
    model: 'm120-f-p',
  })
  const own = { ...deposit('2025-00000001', '2024-12-31', '2025-06-30', false), model: 'm06-p' }
  const sameYear = ofGroup('2025-00000002', '2024-12-31')
  const later = ofGroup('2025-00000003', '2025-06-30')
  assert.deepEqual(shape([sameYear, own]), [['2024-12-31', '2025-00000001', ['2025-00000002']]])
  const separated = separateGroupYears(listFiscalYears([own, sameYear, later]))
  assert.deepEqual(
    [separated.own.map(({ periodEnd }) => periodEnd), separated.ofGroup],
    [['2024-12-31'], ['2025-06-30']],
  )
  const alone = separateGroupYears(listFiscalYears([later]))
  assert.deepEqual([alone.own.length, alone.ofGroup], [1, []])
})
