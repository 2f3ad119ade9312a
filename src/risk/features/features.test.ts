import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeRow } from '../../../test/fixtures/snapshot-row.ts'
import type { SnapshotColumn } from '../../store/risk/snapshot-columns.ts'
import { computeFeatures, FEATURES, featureNamed } from './all-features.ts'
import { legalFormClassOf, regionOf, sectionLetter, sectionOf } from './register-features.ts'
import { dayOf } from './segments.ts'

const year = {
  as_of: dayOf('2024-01-01'),
  period_start: dayOf('2022-01-01'),
  period_end: dayOf('2022-12-31'),
}

function valueOfFeature(name: string, given: Partial<Record<SnapshotColumn, number>>): number {
  const value = computeFeatures([featureNamed(name)], makeRow({ ...year, ...given }))[0] as number
  return Math.round(value * 1e6) / 1e6
}

const balance = {
  total_assets: 200,
  fixed_assets: 50,
  current_assets: 150,
  stocks_and_contracts: 0,
  receivables_after_one_year: 10,
  receivables_within_one_year: 100,
  cash: 40,
  equity: 60,
  contribution: 30,
  reserves: 50,
  accumulated_result: -20,
  amounts_payable: 140,
  payables_after_one_year: 40,
  payables_within_one_year: 100,
  trade_debts: 60,
  taxes_pay_and_social_security: 40,
  operating_result: 8,
  result: 5,
  depreciation: 10,
  write_downs_of_current_assets: 0,
  provision_charges: 1,
  staff_costs: 90,
  financial_income: 0,
  financial_charges: 3,
  result_before_taxes: 5,
}

test('ratios follow their formulas', () => {
  const expected: Record<string, number> = {
    retained_earnings_to_assets: 0.15,
    equity_to_assets: 0.3,
    equity_to_contribution: 2,
    receivables_to_assets: 0.5,
    stocks_to_assets: 0,
    staff_costs_to_assets: 0.45,
    financial_charges_to_assets: 0.015,
    cash_to_assets: 0.2,
    working_capital_to_assets: 0.2,
    current_ratio: 1.4,
    quick_ratio: 1.4,
    operating_result_to_assets: 0.04,
    result_to_assets: 0.025,
    cash_flow_to_assets: 0.08,
    cash_flow_to_debt: 16 / 140,
    short_debts_to_assets: 0.5,
    tax_and_social_debts_to_assets: 0.2,
    short_financial_debts_to_assets: 0,
    trade_debts_to_assets: 0.3,
    log_assets: Math.log10(200),
    months_since_period_end: 366 / (365.25 / 12),
  }
  for (const [name, value] of Object.entries(expected)) {
    assert.ok(Math.abs(valueOfFeature(name, balance) - value) < 1e-6, name)
  }
})

test('flows of a longer or shorter year are annualised, balances are not', () => {
  const long = { ...balance, period_start: dayOf('2021-07-01') }
  assert.ok(Math.abs(valueOfFeature('operating_result_to_assets', long) - 0.04 / 1.5) < 1e-4)
  assert.equal(valueOfFeature('equity_to_assets', long), 0.3)
  assert.ok(
    Number.isNaN(valueOfFeature('result_to_assets', { ...balance, period_start: dayOf('2022-12-01') })),
  )
})

test('financial charges are those of either model, zero where the filing proves it, else unknown', () => {
  const charges = (given: Partial<Record<SnapshotColumn, number>>) =>
    valueOfFeature('financial_charges_to_assets', { total_assets: 200, ...given })
  assert.equal(charges({ recurring_financial_charges: 4, debt_charges: 3 }), 0.02)
  assert.equal(charges({ debt_charges: 3 }), 0.015)
  assert.equal(charges({ operating_result: 8, result_before_taxes: 8 }), 0)
  assert.ok(Number.isNaN(charges({ operating_result: 8, result_before_taxes: -20 })))
  assert.ok(Number.isNaN(charges({})))
})

test('failures around a company are counted up to five, unknown ones stay unknown', () => {
  assert.equal(valueOfFeature('failures_of_officers', { failures_of_officers: 7 }), 5)
  assert.equal(valueOfFeature('failures_of_group', { failures_of_group: 0 }), 0)
  assert.ok(Number.isNaN(valueOfFeature('failures_of_officers', {})))
})

test('a zero denominator gives NaN, and no debts a bounded number', () => {
  assert.ok(Number.isNaN(valueOfFeature('equity_to_assets', { ...balance, total_assets: 0 })))
  const debtFree = {
    ...balance,
    equity: 200,
    amounts_payable: 0,
    payables_within_one_year: 0,
    payables_after_one_year: 0,
  }
  assert.equal(valueOfFeature('current_ratio', { ...debtFree, accrued_charges: 0 }), 20)
  assert.equal(
    valueOfFeature('cash_flow_to_debt', { ...debtFree, provisions_and_deferred_taxes: 0, result: -50 }),
    -10,
  )
})

test("previous-year figures come from that year's deposit, else from the newest one", () => {
  const told = { ...balance, previous_equity: 100, previous_total_assets: 200 }
  assert.equal(valueOfFeature('equity_to_assets_change', told), -0.2)
  const own = { ...told, before_equity: 40, before_total_assets: 200, before_period_end: dayOf('2021-12-31') }
  assert.equal(valueOfFeature('equity_to_assets_change', own), 0.1)
  const tooOld = { ...own, before_period_end: dayOf('2015-12-31') }
  assert.equal(valueOfFeature('equity_to_assets_change', tooOld), -0.2)
  assert.ok(Number.isNaN(valueOfFeature('equity_to_assets_change', balance)))
})

test('filing behaviour: late, missing, overdue', () => {
  const history = { first_period_end: dayOf('2019-12-31'), last_period_end: dayOf('2022-12-31') }
  assert.equal(valueOfFeature('missing_years_5y', { ...history, years_filed_5y: 2 }), 2)
  assert.equal(valueOfFeature('missing_years_5y', { ...history, years_filed_5y: 4 }), 0)
  const longAgo = { ...history, first_period_end: dayOf('2001-12-31'), years_filed_5y: 3 }
  assert.equal(valueOfFeature('missing_years_5y', longAgo), 1)
  assert.equal(valueOfFeature('months_overdue', { ...history, as_of: dayOf('2024-07-31') }), 0)
  const overdue = valueOfFeature('months_overdue', { ...history, as_of: dayOf('2025-01-31') })
  assert.ok(Math.abs(overdue - 6) < 0.1, String(overdue))
  const filed = valueOfFeature('months_to_file', { known_from: dayOf('2023-07-31') })
  assert.ok(Math.abs(filed - 7) < 0.1)
})

test('the effect of a reorganisation halves every year', () => {
  assert.equal(valueOfFeature('nearness_of_reorganisation', {}), 0)
  assert.equal(valueOfFeature('nearness_of_reorganisation', { last_reorganisation: year.as_of }), 1)
  const aYearAgo = valueOfFeature('nearness_of_reorganisation', { last_reorganisation: year.as_of - 365.25 })
  assert.ok(Math.abs(aYearAgo - 0.5) < 1e-6)
})

test('sections follow the NACE division, regions the postal code', () => {
  const letters = [1, 9, 10, 33, 41, 43, 47, 56, 62, 64, 70, 96, 99].map(division =>
    sectionLetter(sectionOf(division)),
  )
  assert.equal(letters.join(''), 'ABCCFFGIJKMSU')
  assert.ok(Number.isNaN(sectionOf(0)) && Number.isNaN(sectionOf(Number.NaN)))
  const zips = [1000, 1299, 1300, 1499, 1500, 1999, 2000, 3999, 4000, 7999, 8000, 9999]
  assert.deepEqual(zips.map(regionOf), [1, 1, 3, 3, 2, 2, 2, 2, 3, 3, 2, 2])
  assert.ok(Number.isNaN(regionOf(999)))
})

test('a legal form has the same class under its old and new code', () => {
  const classes = [[10, 15, 515, 610], [13, 14, 614], [8, 706], [12, 612], [17], [30], [110, 411, 716], [51]]
  assert.deepEqual(
    classes.map(codes => [...new Set(codes.map(legalFormClassOf))]),
    [[1], [2], [3], [4], [5], [6], [7], [8]],
  )
  assert.ok(Number.isNaN(legalFormClassOf(Number.NaN)))
})

test('every feature has a unique name and a formula, and is NaN for a company without data', () => {
  assert.equal(new Set(FEATURES.map(({ name }) => name)).size, FEATURES.length)
  for (const { name, formula } of FEATURES) {
    assert.match(name, /^[a-z][a-z0-9_]*$/)
    assert.ok(formula.length > 5, name)
  }
  const values = computeFeatures(FEATURES, makeRow({ as_of: year.as_of }))
  const told = FEATURES.filter((_, at) => !Number.isNaN(values[at])).map(({ name }) => name)
  const counts = new Set<string>(
    FEATURES.filter(({ unit, group }) => group === 'gazette' || unit === 'count').map(({ name }) => name),
  )
  assert.deepEqual(
    told.filter(name => !counts.has(name)),
    [],
  )
})

test('ratios are finite for any filing', () => {
  const odd = Object.fromEntries(Object.keys(balance).map(name => [name, 0])) as typeof balance
  for (const given of [odd, { ...balance, total_assets: -5 }, { ...balance, payables_within_one_year: -1 }]) {
    const values = computeFeatures(FEATURES, makeRow({ ...year, ...given }))
    for (const [at, value] of values.entries())
      assert.ok(Math.abs(value) !== Number.POSITIVE_INFINITY, FEATURES[at]?.name ?? '')
  }
})
