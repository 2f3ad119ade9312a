// Sums of rubrics, annualised flows, and previous-year figures used by the ratios.

import { cellOf, type SnapshotColumn, type SnapshotRow } from '../../store/risk/snapshot-columns.ts'

export const DAYS_PER_MONTH = 365.25 / 12

/** NaN where the denominator is not positive or an input is missing. */
export function ratio(numerator: number, denominator: number): number {
  return denominator > 0 ? numerator / denominator : Number.NaN
}

/** Balance sheet total, 20/58. */
export function assetsOf(row: SnapshotRow): number {
  return cellOf(row, 'total_assets')
}

/** Retained earnings, 13 + 14. */
export function retainedEarningsOf(row: SnapshotRow): number {
  return cellOf(row, 'reserves') + cellOf(row, 'accumulated_result')
}

/** Current assets without receivables after one year, 29/58 − 29. */
export function restrictedCurrentAssetsOf(row: SnapshotRow): number {
  return cellOf(row, 'current_assets') - cellOf(row, 'receivables_after_one_year')
}

/** Debts within one year with accruals, 42/48 + 492/3. */
export function shortDebtsOf(row: SnapshotRow): number {
  return cellOf(row, 'payables_within_one_year') + cellOf(row, 'accrued_charges')
}

/** 29/58 − 29 − 42/48 − 492/3. */
export function workingCapitalOf(row: SnapshotRow): number {
  return restrictedCurrentAssetsOf(row) - shortDebtsOf(row)
}

/** Provisions and all debts, 16 + 17/49. */
export function liabilitiesOf(row: SnapshotRow): number {
  return cellOf(row, 'provisions_and_deferred_taxes') + cellOf(row, 'amounts_payable')
}

/** Cash and current investments, 50/53 + 54/58. */
export function liquidAssetsOf(row: SnapshotRow): number {
  return cellOf(row, 'current_investments') + cellOf(row, 'cash')
}

/** Result plus non-cash charges, 9904 + 630 + 631/4 + 635/8, not annualised. */
export function cashFlowOf(row: SnapshotRow): number {
  const provisions = cellOf(row, 'provision_charges')
  return (
    cellOf(row, 'result') +
    cellOf(row, 'depreciation') +
    cellOf(row, 'write_downs_of_current_assets') +
    (Number.isNaN(provisions) ? cellOf(row, 'provision_charges_of_association') : provisions)
  )
}

/**
 * Financial charges, not annualised: 65/66B, else 65, else 650. Models of before 2016 have no 66B: an absent 65/66B must
 * not tell the year of a filing.
 */
export function financialChargesOf(row: SnapshotRow): number {
  const columns = ['financial_charges', 'recurring_financial_charges', 'debt_charges'] as const
  return columns.map(column => cellOf(row, column)).find(value => !Number.isNaN(value)) ?? Number.NaN
}

/**
 * Factor that annualises a flow of the period. NaN for a period of unknown start, under three months or over
 * two years.
 */
export function annualisingFactor(row: SnapshotRow): number {
  return factorOf(cellOf(row, 'period_start'), cellOf(row, 'period_end'))
}

function factorOf(start: number, end: number): number {
  const months = (end - start + 1) / DAYS_PER_MONTH
  if (!(months >= 3 && months <= 24)) return Number.NaN
  // Years of 52 or 53 weeks count as twelve months.
  return Math.abs(months - 12) < 0.3 ? 1 : 12 / months
}

type ComparedFigure = 'total_assets' | 'equity' | 'cash' | 'operating_result' | 'result'

/** A previous-year figure: from that year's deposit, else from the newest one. Flows are annualised. */
export function previousYearOf(row: SnapshotRow, figure: ComparedFigure): number {
  const apart = (cellOf(row, 'period_end') - cellOf(row, 'before_period_end')) / DAYS_PER_MONTH
  const own = cellOf(row, `before_${figure}` satisfies SnapshotColumn)
  const isFlow = figure === 'result' || figure === 'operating_result'
  if (apart >= 3 && apart <= 24 && !Number.isNaN(own)) {
    return isFlow ? own * factorOf(cellOf(row, 'before_period_start'), cellOf(row, 'before_period_end')) : own
  }
  return cellOf(row, `previous_${figure}`)
}

/** Months from one day to a later one; NaN if either is unknown. */
export function monthsBetween(from: number, to: number): number {
  return (to - from) / DAYS_PER_MONTH
}
