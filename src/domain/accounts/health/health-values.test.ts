import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AccountsYear } from '../ratios/accounts-year.ts'
import { HEALTH_RATIOS } from './health-ratios.ts'
import { healthValues } from './health-values.ts'

const YEAR: AccountsYear = {
  model: 'm87-f',
  periodStart: '2024-01-01',
  periodEnd: '2024-12-31',
  previousRubrics: {},
  rubrics: {
    '20/58': '200',
    '29/58': '200',
    '54/58': '200',
    '10/49': '200',
    '10/15': '50',
    '10/11': '30',
    '13': '20',
    '17/49': '150',
    '42/48': '100',
    '17': '50',
    '9900': '40',
    '630': '10',
    '9901': '30',
    '9903': '30',
    '9904': '20',
  },
}

test('every ratio of health is computable from a micro model', () => {
  assert.deepEqual(healthValues(YEAR, '43210'), {
    financial_independence: 0.25,
    liquidity_broad: 2,
    cash_flow_to_debt: 0.2,
    return_on_assets_net: 0.15,
    self_financing: 0.1,
  })
})

test('a ratio not meaningful for the sector, or of a long first year, is null', () => {
  assert.equal(healthValues(YEAR, '64190').liquidity_broad, null)
  assert.equal(healthValues({ ...YEAR, periodStart: '2023-06-01' }, '43210').cash_flow_to_debt, null)
})

test('every health ratio is returned for any filing', () => {
  const values = healthValues({ ...YEAR, rubrics: {} }, null)
  assert.deepEqual(Object.keys(values).sort(), [...HEALTH_RATIOS].sort())
  assert.ok(Object.values(values).every(value => value === null))
})
