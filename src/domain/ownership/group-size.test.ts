import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sumGroupSize } from './group-size.ts'

const year = (periodEnd: string, balanceSheetTotal: string | null, staff: string | null = null) => ({
  periodEnd,
  currency: 'EUR' as string | null,
  balanceSheetTotal,
  turnover: null,
  staff,
})

test('figures are summed exactly, each with the number of companies that filed it', () => {
  assert.deepEqual(sumGroupSize([year('2023-12-31', '0.1', '1.5'), year('2024-06-30', '0.2'), undefined]), {
    companies: 3,
    withFigures: 2,
    notInEuro: 0,
    oldestPeriodEnd: '2023-12-31',
    newestPeriodEnd: '2024-06-30',
    balanceSheetTotal: { sum: '0.3', companies: 2 },
    turnover: { sum: null, companies: 0 },
    staff: { sum: '1.5', companies: 1 },
  })
})

test('a company alone, or a group without figures, has no group size', () => {
  assert.equal(sumGroupSize([year('2023-12-31', '1')]), null)
  assert.equal(sumGroupSize([undefined, undefined]), null)
})

test('amounts in another or an unknown currency are counted and not added; staff is', () => {
  const yen = { ...year('2024-12-31', '5000000000', '7'), currency: 'JPY' }
  const unknown = { ...year('2024-12-31', '3'), currency: null }
  const size = sumGroupSize([year('2024-12-31', '100', '2'), yen, unknown])
  assert.deepEqual(size?.balanceSheetTotal, { sum: '100', companies: 1 })
  assert.deepEqual([size?.notInEuro, size?.staff.sum], [2, '9'])
})
