// Altman's Z'' (1995) for non-manufacturing companies, on book values and without its
// constant: zones below 1.10 (distress) and above 2.60 (safe). It needs no turnover, so every Belgian model allows it.
// The last ratio is capped at 10, which bounds companies with almost no debt.

import { cellOf, type SnapshotRow } from '../../store/risk/snapshot-columns.ts'
import { assetsOf, liabilitiesOf, ratio, retainedEarningsOf, workingCapitalOf } from '../features/figures.ts'

const MAX_EQUITY_TO_LIABILITIES = 10

/** Z'' of a row after `inferZeros`, to six decimals; NaN where an input is missing or assets are zero. */
export function altmanZOf(row: SnapshotRow): number {
  const assets = assetsOf(row)
  const z =
    6.56 * ratio(workingCapitalOf(row), assets) +
    3.26 * ratio(retainedEarningsOf(row), assets) +
    6.72 * ratio(cellOf(row, 'operating_result'), assets) +
    1.05 * equityToLiabilities(cellOf(row, 'equity'), liabilitiesOf(row))
  return Math.round(z * 1e6) / 1e6
}

function equityToLiabilities(equity: number, liabilities: number): number {
  if (liabilities <= 0) return equity > 0 ? MAX_EQUITY_TO_LIABILITIES : Number.NaN
  return Math.min(equity / liabilities, MAX_EQUITY_TO_LIABILITIES)
}
