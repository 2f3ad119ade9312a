// Columns read per company for scoring, all as numbers, NaN where unknown. Dates are days since 1970-01-01; amounts
// are those of accounts.key_figures.

/** From the newest year whose figures were known on the day. */
export const SNAPSHOT_FIGURES = [
  'total_assets',
  'formation_expenses',
  'fixed_assets',
  'current_assets',
  'receivables_after_one_year',
  'stocks_and_contracts',
  'receivables_within_one_year',
  'current_investments',
  'cash',
  'deferred_charges',
  'equity',
  'contribution',
  'capital',
  'revaluation_surpluses',
  'reserves',
  'accumulated_result',
  'capital_subsidies',
  'advance_on_net_assets',
  'provisions_and_deferred_taxes',
  'amounts_payable',
  'payables_after_one_year',
  'payables_within_one_year',
  'current_portion_of_long_debts',
  'financial_debts_within_one_year',
  'trade_debts',
  'taxes_pay_and_social_security',
  'advances_received',
  'other_payables',
  'other_payables_of_association',
  'accrued_charges',
  'operating_income',
  'operating_charges',
  'goods_and_materials',
  'services_and_other_goods',
  'gross_margin',
  'staff_costs',
  'depreciation',
  'write_downs_of_current_assets',
  'provision_charges',
  'provision_charges_of_association',
  'other_operating_charges',
  'capitalised_restructuring_charges',
  'non_recurring_operating_charges',
  'operating_result',
  'financial_income',
  'financial_charges',
  'recurring_financial_charges',
  'debt_charges',
  'result_before_taxes',
  'result',
  'overdue_taxes',
  'overdue_social_security',
  'average_fte',
  'average_fte_social_balance',
] as const

/** From the year before, as stated by the newest deposit (`previous_…`) and by its own deposit (`before_…`). */
export const PREVIOUS_SNAPSHOT_FIGURES = [
  'total_assets',
  'equity',
  'cash',
  'operating_result',
  'result',
] as const

const OWN_DATES = ['period_start', 'period_end', 'known_from'] as const

/** In read order. */
export const SNAPSHOT_COLUMNS = [
  'enterprise_number',
  'as_of',
  // Register. `in_register` and `situation` are only available for today; for past days they would leak the future.
  'in_register',
  'start_date',
  'legal_form',
  'nace_division',
  'zip',
  'situation',
  // Filings, with and without figures. A filing is late more than 7 months and 15 days after its year.
  'filings',
  'years_filed',
  'years_filed_5y',
  'late_filings_5y',
  'corrections_5y',
  'first_period_end',
  'last_period_end',
  'last_filed_on',
  'last_is_document',
  // Gazette.
  'reorganisations_36m',
  'last_reorganisation',
  'interim_measures_36m',
  'strike_offs_36m',
  'earlier_bankruptcies',
  'bankruptcy_open',
  'judicially_dissolved',
  'officers_joined_24m',
  'officers_left_24m',
  'seat_moves_36m',
  'dissolution_decided',
  // Bankruptcies around the company; NaN where unknown or not read.
  'failures_of_officers',
  'failures_of_group',
  // Newest year with figures and the one before.
  ...OWN_DATES.map(column => column),
  ...SNAPSHOT_FIGURES,
  ...PREVIOUS_SNAPSHOT_FIGURES.map(column => `previous_${column}` as const),
  'before_period_start',
  'before_period_end',
  ...PREVIOUS_SNAPSHOT_FIGURES.map(column => `before_${column}` as const),
  // For training only, NaN otherwise: opening within twelve months after the day; already open on the day by
  // judgment date.
  'fails',
  'bankrupt_by_judgment',
] as const

export type SnapshotColumn = (typeof SNAPSHOT_COLUMNS)[number]

export const SNAPSHOT_WIDTH = SNAPSHOT_COLUMNS.length

/** Index of each column in a row. */
export const COLUMN = Object.freeze(
  Object.fromEntries(SNAPSHOT_COLUMNS.map((column, at) => [column, at])),
) as Readonly<Record<SnapshotColumn, number>>

/** One company on one day. */
export type SnapshotRow = Float64Array

/** A value of a row; NaN where unknown. */
export function cellOf(row: SnapshotRow, column: SnapshotColumn): number {
  return row[COLUMN[column]] as number
}
