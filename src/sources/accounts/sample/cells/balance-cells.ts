// Books at the end of a year as the parts of the balance sheet that have no parts themselves.

import { bookValue, KINDS, type Ledger } from '../books/books.ts'
import type { Profile } from '../company/profile.ts'
import { put, type RubricValues } from './cells.ts'
import type { Scheme } from './scheme.ts'

const RUBRIC_OF_KIND = { land: '22', plant: '23', furniture: '24', leased: '25' } as const

/** Adds assets, equity and debts. */
export function putBalance(cells: RubricValues, books: Ledger, profile: Profile, scheme: Scheme): void {
  putFixedAssets(cells, books, scheme)
  putCurrentAssets(cells, books, profile, scheme)
  putEquity(cells, books, profile)
  putDebts(cells, books, profile, scheme)
}

function putFixedAssets(cells: RubricValues, books: Ledger, scheme: Scheme): void {
  put(cells, '21', bookValue(books.assets.software))
  for (const kind of KINDS) put(cells, RUBRIC_OF_KIND[kind], bookValue(books.assets[kind]))
  if (scheme === 'full') {
    put(cells, '280', bookValue(books.shares))
    put(cells, '281', books.groupLoans)
    put(cells, '285/8', books.guarantees)
  } else put(cells, '28', bookValue(books.shares) + books.groupLoans + books.guarantees)
}

function putCurrentAssets(
  cells: RubricValues,
  books: Ledger,
  { sector, form }: Profile,
  scheme: Scheme,
): void {
  put(cells, '291', books.longReceivables)
  if (scheme !== 'full') put(cells, '30/36', books.stocks)
  else if (sector.makes) {
    const raw = Math.round(books.stocks / 250) * 100
    put(cells, '30/31', raw)
    put(cells, '33', books.stocks - raw)
  } else put(cells, '34', books.stocks)
  put(cells, '37', books.contracts)
  put(cells, '40', books.tradeReceivables)
  put(cells, '41', books.otherReceivables)
  put(cells, scheme === 'full' && form.family !== 'association' ? '51/53' : '50/53', books.investments)
  put(cells, '54/58', books.cash)
  put(cells, '490/1', books.deferredCharges)
}

function putEquity(cells: RubricValues, books: Ledger, { form }: Profile): void {
  if (form.family === 'association') {
    put(cells, '10', books.capital)
    put(cells, '13', books.freeReserves)
  } else if (form.family === 'capital') {
    put(cells, '100', books.capital)
    put(cells, '101', books.uncalled)
    put(cells, '1100/10', books.premium)
    put(cells, '130', books.legalReserve)
    put(cells, '1311', books.tiedReserve)
  } else {
    put(cells, '110', books.capital + books.premium - books.uncalled)
    put(cells, '1311', books.legalReserve + books.tiedReserve)
  }
  if (form.family !== 'association') {
    put(cells, '132', books.untaxedReserves)
    put(cells, '133', books.freeReserves)
  }
  put(cells, '14', books.resultForward)
  put(cells, '15', books.subsidies)
}

function putDebts(cells: RubricValues, books: Ledger, { form }: Profile, scheme: Scheme): void {
  put(cells, '164/5', books.provisions)
  put(cells, '160/5', books.provisions) // the rule for it is missing in one model
  put(cells, '168', books.deferredTaxes)
  if (scheme === 'full') {
    put(cells, '172', books.leaseLong)
    put(cells, '173', books.bankLong)
    put(cells, '174', books.otherLong)
  } else {
    put(cells, '172/3', books.bankLong + books.leaseLong)
    put(cells, '174/0', books.otherLong)
  }
  put(cells, '42', books.currentPortion)
  put(cells, '430/8', books.bankShort)
  put(cells, '439', books.loansShort)
  put(cells, '440/4', books.suppliers)
  put(cells, '46', books.advances)
  put(cells, '450/3', books.taxDebts)
  put(cells, '454/9', books.payDebts)
  put(cells, form.family === 'association' ? '48' : '47/48', books.otherDebts)
  put(cells, '492/3', books.accrued)
}
