// The books of an invented company at the end of a year, and what happened in that year. All in whole cents, so that
// sums are exact.

/** Tangible assets in the order of the rubrics 22 to 25. */
export const TANGIBLE_KINDS = ['land', 'plant', 'furniture', 'leased'] as const
export const ASSET_KINDS = ['software', ...TANGIBLE_KINDS, 'shares'] as const
export type AssetKind = (typeof ASSET_KINDS)[number]

/** Acquisition value and what of it is written down. */
export type Asset = { gross: number; depreciated: number }

/** What was acquired and disposed of in the year, and what was written down. */
export type Movement = { acquired: number; disposed: number; disposedDepreciation: number; recorded: number }

const OTHER_ASSETS = [
  ...(['groupLoans', 'guarantees', 'longReceivables', 'stocks', 'contracts', 'tradeReceivables'] as const),
  ...(['otherReceivables', 'investments', 'deferredCharges'] as const),
] as const
const EQUITY = ['capital', 'premium', 'legalReserve', 'freeReserves', 'resultForward', 'subsidies'] as const
const DEBTS = [
  ...(['provisions', 'deferredTaxes', 'bankLong', 'leaseLong', 'otherLong', 'currentPortion'] as const),
  ...(['bankShort', 'loansShort', 'suppliers', 'advances', 'taxDebts', 'payDebts', 'otherDebts'] as const),
  'accrued',
] as const
// Overdue taxes and pay are parts of the debts of these names.
const AMOUNTS = [
  ...OTHER_ASSETS,
  ...EQUITY,
  ...DEBTS,
  'cash',
  'uncalled',
  'overdueTaxes',
  'overduePay',
] as const

export type Ledger = Record<(typeof AMOUNTS)[number], number> & { assets: Record<AssetKind, Asset> }

const SALES = ['turnover', 'stockChange', 'grants', 'otherIncome', 'nonRecurringIncome'] as const
const PURCHASES = ['purchases', 'stockDecrease', 'services'] as const
const OPERATING_CHARGES = [
  ...(['staff', 'depreciation', 'writeDowns', 'provisionCharge', 'otherCharges'] as const),
  'nonRecurringCharges',
] as const
const FINANCIAL_INCOME = ['incomeFromShares', 'incomeFromCurrent', 'otherFinancialIncome'] as const
const FINANCIAL_CHARGES = ['interest', 'otherFinancialCharges'] as const
const APPROPRIATION = ['broughtForward', 'toLegalReserve', 'toReserves', 'fromReserves', 'dividends'] as const
const FLOWS = [
  ...[...SALES, ...PURCHASES, ...OPERATING_CHARGES, ...FINANCIAL_INCOME, ...FINANCIAL_CHARGES],
  ...[...APPROPRIATION, ...(['fromDeferredTaxes', 'taxes', 'taxesBack', 'vatPaid', 'vatCharged'] as const)],
  // Hundredths of full-time employees.
  'fte',
] as const

/** Of the year. Costs are positive. */
export type Flows = Record<(typeof FLOWS)[number], number> & { movements: Record<AssetKind, Movement> }

export type LedgerYear = { books: Ledger; flows: Flows }

function zeros<Name extends string>(names: readonly Name[]): Record<Name, number> {
  return Object.fromEntries(names.map(name => [name, 0])) as Record<Name, number>
}

function perAsset<T>(make: (kind: AssetKind) => T): Record<AssetKind, T> {
  return Object.fromEntries(ASSET_KINDS.map(kind => [kind, make(kind)])) as Record<AssetKind, T>
}

export function emptyLedger(): Ledger {
  return { ...zeros(AMOUNTS), assets: perAsset(() => ({ gross: 0, depreciated: 0 })) }
}

export function copyLedger(books: Ledger): Ledger {
  return { ...books, assets: perAsset(kind => ({ ...books.assets[kind] })) }
}

export function noFlows(): Flows {
  const none = () => ({ acquired: 0, disposed: 0, disposedDepreciation: 0, recorded: 0 })
  return { ...zeros(FLOWS), movements: perAsset(none) }
}

function sum<Name extends string>(amounts: Record<Name, number>, names: readonly Name[]): number {
  return names.reduce((total, name) => total + amounts[name], 0)
}

export function bookValue({ gross, depreciated }: Asset): number {
  return gross - depreciated
}

export function assetsWithoutCash(books: Ledger): number {
  const fixed = ASSET_KINDS.reduce((total, kind) => total + bookValue(books.assets[kind]), 0)
  return fixed + sum(books, OTHER_ASSETS)
}

export function equityOf(books: Ledger): number {
  return sum(books, EQUITY) - books.uncalled
}

export function debtsOf(books: Ledger): number {
  return sum(books, DEBTS)
}

export function grossMargin(flows: Flows): number {
  return sum(flows, SALES) - sum(flows, PURCHASES)
}

export function resultBeforeTaxes(flows: Flows): number {
  const operating = grossMargin(flows) - sum(flows, OPERATING_CHARGES)
  return operating + sum(flows, FINANCIAL_INCOME) - sum(flows, FINANCIAL_CHARGES)
}

export function resultOfYear(flows: Flows): number {
  return resultBeforeTaxes(flows) + flows.fromDeferredTaxes - flows.taxes + flows.taxesBack
}
