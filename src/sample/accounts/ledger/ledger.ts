// The books of an invented company: what it has and owes at the end of a year, and what happened in that year. All in
// whole cents, so that sums are exact.

/** Tangible assets by kind, in the order of the rubrics 22 to 25. */
export const TANGIBLE_KINDS = ['land', 'plant', 'furniture', 'leased'] as const

/** Acquisition value and what of it is written down. */
export type Asset = { gross: number; depreciated: number }

export type Assets = Record<(typeof TANGIBLE_KINDS)[number] | 'software', Asset>

/** At the end of the year. */
export type Ledger = {
  assets: Assets
  shares: Asset
  groupLoans: number
  guarantees: number
  longReceivables: number
  stocks: number
  contracts: number
  tradeReceivables: number
  otherReceivables: number
  investments: number
  cash: number
  deferredCharges: number

  capital: number
  uncalled: number
  premium: number
  legalReserve: number
  tiedReserve: number
  untaxedReserves: number
  freeReserves: number
  resultForward: number
  subsidies: number
  provisions: number
  deferredTaxes: number
  bankLong: number
  leaseLong: number
  otherLong: number
  currentPortion: number
  bankShort: number
  loansShort: number
  suppliers: number
  advances: number
  taxDebts: number
  payDebts: number
  otherDebts: number
  accrued: number
  /** Parts of the two above that are overdue. */
  overdueTaxes: number
  overduePay: number
}

/** What was acquired and left in the year, and what was written down on it. */
export type Movement = { acquired: number; disposed: number; disposedDepreciation: number; recorded: number }

/** Of the year. Costs are positive. */
export type Flows = {
  movements: Record<keyof Assets | 'shares', Movement>
  turnover: number
  stockChange: number
  grants: number
  otherIncome: number
  nonRecurringIncome: number
  purchases: number
  stockDecrease: number
  services: number
  staff: number
  depreciation: number
  writeDowns: number
  provisionCharge: number
  otherCharges: number
  nonRecurringCharges: number
  incomeFromShares: number
  incomeFromCurrent: number
  otherFinancialIncome: number
  nonRecurringFinancialIncome: number
  interest: number
  otherFinancialCharges: number
  nonRecurringFinancialCharges: number
  fromDeferredTaxes: number
  taxes: number
  taxesBack: number
  broughtForward: number
  toLegalReserve: number
  toReserves: number
  fromReserves: number
  dividends: number
  /** Hundredths of full-time employees. */
  fte: number
  vatPaid: number
  vatCharged: number
}

export type LedgerYear = { books: Ledger; flows: Flows }

export function bookValue({ gross, depreciated: worn }: Asset): number {
  return gross - worn
}

export function tangibleValue({ assets }: Ledger): number {
  return TANGIBLE_KINDS.reduce((sum, kind) => sum + bookValue(assets[kind]), 0)
}

/** All assets but cash. */
export function assetsWithoutCash(books: Ledger): number {
  return (
    bookValue(books.assets.software) +
    tangibleValue(books) +
    bookValue(books.shares) +
    books.groupLoans +
    books.guarantees +
    books.longReceivables +
    books.stocks +
    books.contracts +
    books.tradeReceivables +
    books.otherReceivables +
    books.investments +
    books.deferredCharges
  )
}

export function equityOf(books: Ledger): number {
  return (
    books.capital -
    books.uncalled +
    books.premium +
    books.legalReserve +
    books.tiedReserve +
    books.untaxedReserves +
    books.freeReserves +
    books.resultForward +
    books.subsidies
  )
}

export function debtsOf(books: Ledger): number {
  return (
    books.provisions +
    books.deferredTaxes +
    books.bankLong +
    books.leaseLong +
    books.otherLong +
    books.currentPortion +
    books.bankShort +
    books.loansShort +
    books.suppliers +
    books.advances +
    books.taxDebts +
    books.payDebts +
    books.otherDebts +
    books.accrued
  )
}

/** All rubrics of the income statement above the result, with their signs. */
export function operatingResult(flows: Flows): number {
  return (
    grossMargin(flows) -
    flows.staff -
    flows.depreciation -
    flows.writeDowns -
    flows.provisionCharge -
    flows.otherCharges -
    flows.nonRecurringCharges
  )
}

export function grossMargin(flows: Flows): number {
  return (
    flows.turnover +
    flows.stockChange +
    flows.grants +
    flows.otherIncome +
    flows.nonRecurringIncome -
    flows.purchases -
    flows.stockDecrease -
    flows.services
  )
}

export function resultBeforeTaxes(flows: Flows): number {
  return (
    operatingResult(flows) +
    flows.incomeFromShares +
    flows.incomeFromCurrent +
    flows.otherFinancialIncome +
    flows.nonRecurringFinancialIncome -
    flows.interest -
    flows.otherFinancialCharges -
    flows.nonRecurringFinancialCharges
  )
}

export function resultOfYear(flows: Flows): number {
  return resultBeforeTaxes(flows) + flows.fromDeferredTaxes - flows.taxes + flows.taxesBack
}
