// Infers zeros: a rubric not filed is zero only where the filing proves it, i.e. its filed total equals the
// sum of its other parts. Same rule as src/domain/accounts/ratios/rubric-value.ts, in doubles for speed.

import { SUM_TOLERANCE } from '../../domain/accounts/sum-rules.ts'
import { SNAPSHOT_COLUMNS, type SnapshotColumn, type SnapshotRow } from '../../store/risk/snapshot-columns.ts'

type SumRule = { total: number; parts: Int32Array; signs: Float64Array }

const COLUMN_INDEX = new Map<string, number>(SNAPSHOT_COLUMNS.map((column, at) => [column, at]))

function defineSum(
  total: SnapshotColumn,
  plus: readonly SnapshotColumn[],
  minus: readonly SnapshotColumn[] = [],
): SumRule {
  const place = (column: SnapshotColumn) => COLUMN_INDEX.get(column) as number
  return {
    total: place(total),
    parts: Int32Array.from([...plus, ...minus], place),
    signs: Float64Array.from([...plus.map(() => 1), ...minus.map(() => -1)]),
  }
}

// A missing equity total is unknown, not zero.
const ALWAYS_FILED = COLUMN_INDEX.get('equity')

const CHARGES = [
  'staff_costs',
  'depreciation',
  'write_downs_of_current_assets',
  'other_operating_charges',
  'capitalised_restructuring_charges',
  'non_recurring_operating_charges',
] as const

const GOODS = ['goods_and_materials', 'services_and_other_goods'] as const

// Totals before their parts: a total proven to be zero proves its own parts.
const SUMS: readonly SumRule[] = [
  defineSum('total_assets', ['formation_expenses', 'fixed_assets', 'current_assets']),
  defineSum('total_assets', ['equity', 'provisions_and_deferred_taxes', 'amounts_payable']),
  defineSum('current_assets', [
    'receivables_after_one_year',
    'stocks_and_contracts',
    'receivables_within_one_year',
    'current_investments',
    'cash',
    'deferred_charges',
  ]),
  defineSum(
    'equity',
    ['contribution', 'revaluation_surpluses', 'reserves', 'accumulated_result', 'capital_subsidies'],
    ['advance_on_net_assets'],
  ),
  // Associations and filings before 2020 have 10 without 10/11.
  defineSum(
    'equity',
    ['capital', 'revaluation_surpluses', 'reserves', 'accumulated_result', 'capital_subsidies'],
    ['advance_on_net_assets'],
  ),
  defineSum('amounts_payable', ['payables_after_one_year', 'payables_within_one_year', 'accrued_charges']),
  defineSum('payables_within_one_year', [
    'current_portion_of_long_debts',
    'financial_debts_within_one_year',
    'trade_debts',
    'taxes_pay_and_social_security',
    'advances_received',
    'other_payables',
  ]),
  defineSum('payables_within_one_year', [
    'current_portion_of_long_debts',
    'financial_debts_within_one_year',
    'trade_debts',
    'taxes_pay_and_social_security',
    'advances_received',
    'other_payables_of_association',
  ]),
  // Full models file individual charges, the others only the gross margin.
  defineSum('operating_result', ['operating_income'], ['operating_charges']),
  defineSum('operating_charges', [...GOODS, ...CHARGES, 'provision_charges']),
  defineSum('operating_charges', [...GOODS, ...CHARGES, 'provision_charges_of_association']),
  defineSum('result_before_taxes', ['operating_result', 'financial_income'], ['financial_charges']),
  defineSum('operating_result', ['gross_margin'], [...CHARGES, 'provision_charges']),
  defineSum('operating_result', ['gross_margin'], [...CHARGES, 'provision_charges_of_association']),
]

/** A copy of the row with 0 for every part that the filing proves to be zero. */
export function inferZeros(row: SnapshotRow): SnapshotRow {
  const settled = row.slice()
  for (const { total, parts, signs } of SUMS) inferPartZeros(settled, total, parts, signs)
  return settled
}

const ACCUMULATED = COLUMN_INDEX.get('accumulated_result') as number
const CONTRIBUTIONS = (['contribution', 'capital'] as const).map(column => COLUMN_INDEX.get(column) as number)

// Losses equal to the contribution give an equity of zero, which proves neither to be zero.
function mayCancel(row: SnapshotRow, total: number): boolean {
  if (total !== ALWAYS_FILED || Math.abs(row[total] as number) > SUM_TOLERANCE) return false
  return [ACCUMULATED, ...CONTRIBUTIONS].every(place => Number.isNaN(row[place] as number))
}

function inferPartZeros(row: SnapshotRow, total: number, parts: Int32Array, signs: Float64Array): void {
  const expected = row[total] as number
  if (Number.isNaN(expected) || mayCancel(row, total)) return
  let found = 0
  let absent = 0
  for (let at = 0; at < parts.length; at++) {
    const value = row[parts[at] as number] as number
    if (Number.isNaN(value)) absent++
    else found += value * (signs[at] as number)
  }
  if (absent === 0 || Math.abs(found - expected) > SUM_TOLERANCE) return
  for (const part of parts) if (part !== ALWAYS_FILED && Number.isNaN(row[part] as number)) row[part] = 0
}
