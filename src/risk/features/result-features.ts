// Features of profitability, growth and size.

import { log } from '../../platform/exact-math.ts'
import { cellOf } from '../../store/risk/snapshot-columns.ts'
import { clamp, defineRatios, type Feature, ratioToDebt } from './feature.ts'
import * as figures from './figures.ts'

const { assetsOf, ratio, annualisingFactor: yearlyFactor } = figures

const PROFITABILITY = defineRatios('profitability', [
  {
    name: 'operating_result_to_assets',
    unit: 'fraction',
    direction: 'decrease',
    formula: '9901 for twelve months / 20/58',
    of: row => ratio(cellOf(row, 'operating_result') * yearlyFactor(row), assetsOf(row)),
  },
  {
    name: 'result_to_assets',
    unit: 'fraction',
    direction: 'decrease',
    formula: '9904 for twelve months / 20/58',
    of: row => ratio(cellOf(row, 'result') * yearlyFactor(row), assetsOf(row)),
  },
  {
    name: 'cash_flow_to_assets',
    unit: 'fraction',
    direction: 'decrease',
    formula: '(9904 + 630 + 631/4 + 635/8) for twelve months / 20/58',
    of: row => ratio(figures.cashFlowOf(row) * yearlyFactor(row), assetsOf(row)),
  },
  {
    name: 'cash_flow_to_debt',
    unit: 'ratio',
    direction: 'decrease',
    formula:
      '(9904 + 630 + 631/4 + 635/8) for twelve months / (16 + 17/49), −10 to 10; without debts by its sign',
    of: row => ratioToDebt(figures.cashFlowOf(row) * yearlyFactor(row), figures.liabilitiesOf(row), 10),
  },
  {
    name: 'staff_costs_to_gross_margin',
    unit: 'ratio',
    direction: 'increase',
    formula: '62 / 9900, at most 5',
    segments: ['brief'],
    of: row => clamp(ratio(cellOf(row, 'staff_costs'), cellOf(row, 'gross_margin')), 5),
  },
])

const TREND = defineRatios('trend', [
  {
    name: 'equity_to_assets_change',
    unit: 'fraction',
    direction: 'decrease',
    formula: '10/15 / 20/58, minus that of the year before',
    of: row =>
      ratio(cellOf(row, 'equity'), assetsOf(row)) -
      ratio(figures.previousYearOf(row, 'equity'), figures.previousYearOf(row, 'total_assets')),
  },
  {
    name: 'cash_to_assets_change',
    unit: 'fraction',
    direction: 'decrease',
    formula: '54/58 / 20/58, minus that of the year before',
    of: row =>
      ratio(cellOf(row, 'cash'), assetsOf(row)) -
      ratio(figures.previousYearOf(row, 'cash'), figures.previousYearOf(row, 'total_assets')),
  },
  {
    name: 'result_to_assets_change',
    unit: 'fraction',
    direction: 'decrease',
    formula: '9904 for twelve months / 20/58, minus that of the year before',
    of: row =>
      ratio(cellOf(row, 'result') * yearlyFactor(row), assetsOf(row)) -
      ratio(figures.previousYearOf(row, 'result'), figures.previousYearOf(row, 'total_assets')),
  },
  {
    name: 'growth_of_assets',
    unit: 'fraction',
    direction: 'free',
    formula: '20/58 / that of the year before, minus 1, at most 5',
    of: row => clamp(ratio(assetsOf(row), figures.previousYearOf(row, 'total_assets')) - 1, 5),
  },
  {
    name: 'years_of_loss',
    unit: 'count',
    direction: 'increase',
    formula: 'how many of the last two years ended with 9904 below zero',
    of: row => lossesOf([cellOf(row, 'result'), figures.previousYearOf(row, 'result')]),
  },
])

const SIZE = defineRatios('size', [
  {
    name: 'log_assets',
    unit: 'log10_euro',
    direction: 'free',
    formula: 'decimal logarithm of 20/58',
    of: row => (assetsOf(row) > 0 ? log(assetsOf(row)) / Math.LN10 : Number.NaN),
  },
  {
    name: 'log_staff',
    unit: 'log_persons',
    direction: 'free',
    formula: 'ln(1 + 9087, else 1003)',
    of: row => {
      const filed = cellOf(row, 'average_fte')
      return log(1 + Math.max(Number.isNaN(filed) ? cellOf(row, 'average_fte_social_balance') : filed, 0))
    },
  },
])

export const RESULT_FEATURES: readonly Feature[] = [...PROFITABILITY, ...TREND, ...SIZE]

function lossesOf(results: readonly number[]): number {
  return results.some(Number.isNaN) ? Number.NaN : results.filter(result => result < 0).length
}
