// Ratios common to accounts of all countries, mapped from three published sets. Substitutes for missing
// columns are named here.

import { columnOf, type Matrix, matrixOf } from '../../src/risk/model/matrix.ts'
import type { LabelledRows } from './labelled-rows.ts'
import type { UsWindow, UsYear } from './us-windows.ts'

/**
 * Names of src/risk/features. Higher is safer except for `short_debts_to_assets`; for `log_assets` only the
 * order matters. NaN where missing.
 */
export type SharedRatio =
  | 'retained_earnings_to_assets'
  | 'equity_to_assets'
  | 'cash_to_assets'
  | 'quick_ratio'
  | 'current_ratio'
  | 'working_capital_to_assets'
  | 'operating_result_to_assets'
  | 'result_to_assets'
  | 'cash_flow_to_debt'
  | 'short_debts_to_assets'
  | 'log_assets'

/** One country's rows: the shared ratios, and Altman's Z'' (higher is safer; NaN if undefined). */
export type RatioSet = LabelledRows & {
  name: string
  z: Float64Array
  /** Whether the ratios are in plain units; false if only their ranks are known. */
  inUnits: boolean
}

/** Polish ratios, Attr1…Attr64 as UCI 365 describes them. */
export function polishRatios({ matrix, labels }: LabelledRows): RatioSet {
  const x = (number: number) => columnOf(matrix, `Attr${number}`)
  const ratios: Record<SharedRatio, Float64Array> = {
    // (equity − share capital) / assets; Attr6, retained earnings, is 0 in 40 % of rows.
    retained_earnings_to_assets: x(25),
    equity_to_assets: x(10),
    // (current assets − stocks − receivables) / short-term debt · short-term debt / assets.
    cash_to_assets: combine(x(40), x(51), (cash, debt) => cash * debt),
    quick_ratio: x(46),
    current_ratio: x(4),
    working_capital_to_assets: x(3),
    operating_result_to_assets: x(22),
    result_to_assets: x(1),
    cash_flow_to_debt: x(26),
    short_debts_to_assets: x(51),
    log_assets: x(29),
  }
  const z = altmanZ(x(3), x(6), x(7), x(8))
  return { name: 'Poland', inUnits: true, matrix: matrixOf(ratios), labels, z }
}

/** American ratios of the last year of each window. */
export function usRatioSet(windows: readonly UsWindow[]): RatioSet {
  const years = windows.map(window => window.years.at(-1) as UsYear)
  const item = (name: string) => Float64Array.from(years, year => year[name] ?? Number.NaN)
  const assets = item('total_assets')
  const short = item('total_current_liabilities')
  const liabilities = item('total_liabilities')
  const current = item('current_assets')
  const withoutStocks = combine(current, item('inventory'), subtract)
  const income = item('net_income')
  const working = divide(combine(current, short, subtract), assets)
  const equity = combine(assets, liabilities, subtract)
  const ratios: Record<SharedRatio, Float64Array> = {
    retained_earnings_to_assets: divide(item('retained_earnings'), assets),
    equity_to_assets: divide(equity, assets),
    cash_to_assets: divide(combine(withoutStocks, item('total_receivables'), subtract), assets),
    quick_ratio: divide(withoutStocks, short),
    current_ratio: divide(current, short),
    working_capital_to_assets: working,
    operating_result_to_assets: divide(item('ebit'), assets),
    result_to_assets: divide(income, assets),
    cash_flow_to_debt: divide(
      combine(income, item('depreciation_and_amortization'), (a, b) => a + b),
      liabilities,
    ),
    short_debts_to_assets: divide(short, assets),
    log_assets: assets,
  }
  const z = altmanZ(
    working,
    ratios.retained_earnings_to_assets,
    ratios.operating_result_to_assets,
    divide(equity, liabilities),
  )
  return {
    name: 'America',
    inUnits: true,
    matrix: matrixOf(ratios),
    labels: Float64Array.from(windows, ({ label }) => label),
    z,
  }
}

/**
 * Taiwanese ratios. The authors scaled every column to 0…1, which keeps ranks but prevents Z'':
 * `taiwanStandIn` approximates it.
 */
export function taiwanRatios({ matrix, labels }: LabelledRows): RatioSet {
  const column = (name: string) => columnOf(matrix, name)
  const ratios: Record<SharedRatio, Float64Array> = {
    retained_earnings_to_assets: column('Retained Earnings to Total Assets'),
    equity_to_assets: column('Net worth/Assets'),
    cash_to_assets: column('Cash/Total Assets'),
    quick_ratio: column('Quick Ratio'),
    current_ratio: column('Current Ratio'),
    working_capital_to_assets: column('Working Capital to Total Assets'),
    // Return on assets before interest, since operating result over assets is missing.
    operating_result_to_assets: column('ROA(A) before interest and % after tax'),
    result_to_assets: column('Net Income to Total Assets'),
    // Operating funds over debt, since net result plus depreciation is missing.
    cash_flow_to_debt: column('Operating Funds to Liability'),
    short_debts_to_assets: column('Current Liability to Assets'),
    log_assets: column('Total assets to GNP price'),
  }
  return {
    name: 'Taiwan',
    inUnits: false,
    matrix: matrixOf(ratios),
    labels,
    z: taiwanStandIn(matrix),
  }
}

const Z_PARTS = [
  'Working Capital to Total Assets',
  'Retained Earnings to Total Assets',
  'ROA(A) before interest and % after tax',
  'Equity to Liability',
]

// Median and interquartile range of the four parts of Z'' in the Polish and American sets together, rounded.
const Z_PARTS_ELSEWHERE = [
  [0.19, 0.38],
  [0.12, 1.28],
  [0.04, 0.18],
  [0.95, 1.98],
] as const

/** Approximate Z'': its parts rescaled to the location and spread of the other sets. */
function taiwanStandIn(matrix: Matrix): Float64Array {
  const [working, retained, operating, equity] = Z_PARTS.map((name, at) => {
    const column = columnOf(matrix, name)
    const sorted = column.toSorted()
    const quartile = (part: number) => sorted[Math.floor((part / 4) * (sorted.length - 1))] as number
    const [middle, spread] = Z_PARTS_ELSEWHERE[at] as readonly [number, number]
    return column.map(value => middle + ((value - quartile(2)) / (quartile(3) - quartile(1))) * spread)
  }) as [Float64Array, Float64Array, Float64Array, Float64Array]
  return altmanZ(working, retained, operating, equity)
}

/** Altman's Z'' (1995, no constant), the last part capped at 10; missing if a part is. */
export function altmanZ(
  workingCapital: Float64Array,
  retained: Float64Array,
  operating: Float64Array,
  equityToLiabilities: Float64Array,
): Float64Array {
  return workingCapital.map(
    (working, row) =>
      6.56 * working +
      3.26 * (retained[row] as number) +
      6.72 * (operating[row] as number) +
      1.05 * Math.min(equityToLiabilities[row] as number, 10),
  )
}

function combine(a: Float64Array, b: Float64Array, join: (a: number, b: number) => number): Float64Array {
  return a.map((value, row) => join(value, b[row] as number))
}

function subtract(a: number, b: number): number {
  return a - b
}

function divide(a: Float64Array, b: Float64Array): Float64Array {
  return combine(a, b, (part, whole) => (whole > 0 ? part / whole : Number.NaN))
}
