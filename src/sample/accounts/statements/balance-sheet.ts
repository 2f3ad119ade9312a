// Books at the end of a year as the parts of the balance sheet that have no parts themselves.

import type { Profile } from '../company/profile.ts'
import { bookValue, type Ledger, TANGIBLE_KINDS } from '../ledger/ledger.ts'
import { addRubric, type RubricValues } from './rubric-values.ts'
import type { Scheme } from './scheme.ts'

const RUBRIC_OF_KIND = { land: '22', plant: '23', furniture: '24', leased: '25' } as const

/** Adds assets, equity and debts. */
export function addBalanceSheet(cells: RubricValues, books: Ledger, profile: Profile, scheme: Scheme): void {
  addFixedAssets(cells, books, scheme)
  addCurrentAssets(cells, books, profile, scheme)
  addEquity(cells, books, profile)
  addDebts(cells, books, profile, scheme)
}

function addFixedAssets(cells: RubricValues, books: Ledger, scheme: Scheme): void {
  addRubric(cells, '21', bookValue(books.assets.software))
  for (const kind of TANGIBLE_KINDS) addRubric(cells, RUBRIC_OF_KIND[kind], bookValue(books.assets[kind]))
  if (scheme === 'full') {
    addRubric(cells, '280', bookValue(books.shares))
    addRubric(cells, '281', books.groupLoans)
    addRubric(cells, '285/8', books.guarantees)
  } else addRubric(cells, '28', bookValue(books.shares) + books.groupLoans + books.guarantees)
}

function addCurrentAssets(
  cells: RubricValues,
  books: Ledger,
  { sector, form }: Profile,
  scheme: Scheme,
): void {
  addRubric(cells, '291', books.longReceivables)
  if (scheme !== 'full') addRubric(cells, '30/36', books.stocks)
  else if (sector.makes) {
    const raw = Math.round(books.stocks / 250) * 100
    addRubric(cells, '30/31', raw)
    addRubric(cells, '33', books.stocks - raw)
  } else addRubric(cells, '34', books.stocks)
  addRubric(cells, '37', books.contracts)
  addRubric(cells, '40', books.tradeReceivables)
  addRubric(cells, '41', books.otherReceivables)
  addRubric(cells, scheme === 'full' && form.family !== 'association' ? '51/53' : '50/53', books.investments)
  addRubric(cells, '54/58', books.cash)
  addRubric(cells, '490/1', books.deferredCharges)
}

function addEquity(cells: RubricValues, books: Ledger, { form }: Profile): void {
  if (form.family === 'association') {
    addRubric(cells, '10', books.capital)
    addRubric(cells, '13', books.freeReserves)
  } else if (form.family === 'capital') {
    addRubric(cells, '100', books.capital)
    addRubric(cells, '101', books.uncalled)
    addRubric(cells, '1100/10', books.premium)
    addRubric(cells, '130', books.legalReserve)
    addRubric(cells, '1311', books.tiedReserve)
  } else {
    addRubric(cells, '110', books.capital + books.premium - books.uncalled)
    addRubric(cells, '1311', books.legalReserve + books.tiedReserve)
  }
  if (form.family !== 'association') {
    addRubric(cells, '132', books.untaxedReserves)
    addRubric(cells, '133', books.freeReserves)
  }
  addRubric(cells, '14', books.resultForward)
  addRubric(cells, '15', books.subsidies)
}

function addDebts(cells: RubricValues, books: Ledger, { form }: Profile, scheme: Scheme): void {
  addRubric(cells, '164/5', books.provisions)
  addRubric(cells, '160/5', books.provisions) // the rule for it is missing in one model
  addRubric(cells, '168', books.deferredTaxes)
  if (scheme === 'full') {
    addRubric(cells, '172', books.leaseLong)
    addRubric(cells, '173', books.bankLong)
    addRubric(cells, '174', books.otherLong)
  } else {
    addRubric(cells, '172/3', books.bankLong + books.leaseLong)
    addRubric(cells, '174/0', books.otherLong)
  }
  addRubric(cells, '42', books.currentPortion)
  addRubric(cells, '430/8', books.bankShort)
  addRubric(cells, '439', books.loansShort)
  addRubric(cells, '440/4', books.suppliers)
  addRubric(cells, '46', books.advances)
  addRubric(cells, '450/3', books.taxDebts)
  addRubric(cells, '454/9', books.payDebts)
  addRubric(cells, form.family === 'association' ? '48' : '47/48', books.otherDebts)
  addRubric(cells, '492/3', books.accrued)
}
