// Balance sheet features: solvency, liquidity, debt structure. Unprefixed names are shared with models
// trained on other countries' data.

import { cellOf, type SnapshotRow } from '../../store/risk/snapshot-columns.ts'
import { clamp, defineRatios, type Feature, ratioToDebt } from './feature.ts'
import * as figures from './figures.ts'
import { FRESH_SEGMENTS } from './segments.ts'

const { assetsOf, ratio } = figures

const SOLVENCY = defineRatios('solvency', [
  {
    name: 'retained_earnings_to_assets',
    unit: 'fraction',
    direction: 'decrease',
    formula: '(13 + 14) / 20/58',
    of: row => ratio(figures.retainedEarningsOf(row), assetsOf(row)),
  },
  {
    name: 'equity_to_assets',
    unit: 'fraction',
    direction: 'decrease',
    formula: '10/15 / 20/58',
    of: row => ratio(cellOf(row, 'equity'), assetsOf(row)),
  },
  {
    name: 'equity_to_contribution',
    unit: 'ratio',
    direction: 'decrease',
    formula: '10/15 / (10/11, else 10), at most 20: below 0.5 the alarm-bell procedure applies',
    segments: FRESH_SEGMENTS,
    of: row => {
      const contribution = cellOf(row, 'contribution')
      const paidIn = contribution > 0 ? contribution : cellOf(row, 'capital')
      return clamp(ratio(cellOf(row, 'equity'), paidIn), 20)
    },
  },
])

const LIQUIDITY = defineRatios('liquidity', [
  {
    name: 'cash_to_assets',
    unit: 'fraction',
    direction: 'decrease',
    formula: '(50/53 + 54/58) / 20/58',
    of: row => ratio(figures.liquidAssetsOf(row), assetsOf(row)),
  },
  {
    name: 'working_capital_to_assets',
    unit: 'fraction',
    direction: 'decrease',
    formula: '(29/58 − 29 − 42/48 − 492/3) / 20/58',
    of: row => ratio(figures.workingCapitalOf(row), assetsOf(row)),
  },
  {
    name: 'quick_ratio',
    unit: 'ratio',
    direction: 'decrease',
    formula: '(29/58 − 29 − 3) / (42/48 + 492/3), at most 20; 20 without such debts',
    of: row =>
      ratioToDebt(
        figures.restrictedCurrentAssetsOf(row) - cellOf(row, 'stocks_and_contracts'),
        figures.shortDebtsOf(row),
        20,
      ),
  },
  {
    name: 'current_ratio',
    unit: 'ratio',
    direction: 'decrease',
    formula: '(29/58 − 29) / (42/48 + 492/3), at most 20; 20 without such debts',
    of: row => ratioToDebt(figures.restrictedCurrentAssetsOf(row), figures.shortDebtsOf(row), 20),
  },
])

const DEBT_STRUCTURE = defineRatios('debt_structure', [
  {
    name: 'short_debts_to_assets',
    unit: 'fraction',
    direction: 'increase',
    formula: '(42/48 + 492/3) / 20/58',
    of: row => ratio(figures.shortDebtsOf(row), assetsOf(row)),
  },
  {
    name: 'tax_and_social_debts_to_assets',
    unit: 'fraction',
    direction: 'increase',
    formula: '45 / 20/58',
    of: row => ratio(cellOf(row, 'taxes_pay_and_social_security'), assetsOf(row)),
  },
  {
    name: 'short_financial_debts_to_assets',
    unit: 'fraction',
    direction: 'increase',
    formula: '(42 + 43) / 20/58',
    of: row =>
      ratio(
        cellOf(row, 'current_portion_of_long_debts') + cellOf(row, 'financial_debts_within_one_year'),
        assetsOf(row),
      ),
  },
  {
    name: 'trade_debts_to_assets',
    unit: 'fraction',
    direction: 'increase',
    formula: '44 / 20/58',
    of: row => ratio(cellOf(row, 'trade_debts'), assetsOf(row)),
  },
  {
    name: 'financial_charges_to_assets',
    unit: 'fraction',
    direction: 'increase',
    formula: '65/66B (else 65, else 650) for twelve months / 20/58',
    of: row => ratio(figures.financialChargesOf(row) * figures.annualisingFactor(row), assetsOf(row)),
  },
  {
    name: 'overdue_to_short_debts',
    unit: 'fraction',
    direction: 'increase',
    formula: '(9072 + 9076) / (42/48 + 492/3), of those filed',
    segments: FRESH_SEGMENTS,
    of: row => ratio(sumOfFiled(row), figures.shortDebtsOf(row)),
  },
])

// What a company is made of says little by itself: which way is left to the data.
const COMPOSITION = defineRatios('asset_structure', [
  {
    name: 'receivables_to_assets',
    unit: 'fraction',
    direction: 'free',
    formula: '40/41 / 20/58',
    of: row => ratio(cellOf(row, 'receivables_within_one_year'), assetsOf(row)),
  },
  {
    name: 'stocks_to_assets',
    unit: 'fraction',
    direction: 'free',
    formula: '3 / 20/58',
    of: row => ratio(cellOf(row, 'stocks_and_contracts'), assetsOf(row)),
  },
  {
    name: 'staff_costs_to_assets',
    unit: 'fraction',
    direction: 'free',
    formula: '62 for twelve months / 20/58, at most 20',
    of: row => clamp(ratio(cellOf(row, 'staff_costs') * figures.annualisingFactor(row), assetsOf(row)), 20),
  },
])

export const BALANCE_FEATURES: readonly Feature[] = [
  ...SOLVENCY,
  ...LIQUIDITY,
  ...DEBT_STRUCTURE,
  ...COMPOSITION,
]

function sumOfFiled(row: SnapshotRow): number {
  const [taxes, social] = [cellOf(row, 'overdue_taxes'), cellOf(row, 'overdue_social_security')]
  if (Number.isNaN(taxes)) return social
  return Number.isNaN(social) ? taxes : taxes + social
}
