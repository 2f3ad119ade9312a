// The flows of a year as the parts of the income statement and of the appropriation of its result.

import { type Flows, grossMargin } from '../books/books.ts'
import type { Profile } from '../company/profile.ts'
import { put, type RubricValues } from './cells.ts'
import type { Scheme } from './scheme.ts'

/** Adds both statements. */
export function putIncome(cells: RubricValues, flows: Flows, profile: Profile, scheme: Scheme): void {
  if (scheme === 'full') putOperating(cells, flows)
  else putGrossMargin(cells, flows, profile)
  putCharges(cells, flows, profile)
  if (scheme === 'full') putFinancial(cells, flows)
  else {
    put(cells, '75', flows.incomeFromShares + flows.incomeFromCurrent + flows.otherFinancialIncome)
    put(cells, '65', flows.interest + flows.otherFinancialCharges)
  }
  put(cells, '76B', flows.nonRecurringFinancialIncome)
  put(cells, '66B', flows.nonRecurringFinancialCharges)
  put(cells, '780', flows.fromDeferredTaxes)
  if (scheme === 'full') {
    put(cells, '670/3', flows.taxes)
    put(cells, '77', flows.taxesBack)
  } else put(cells, '67/77', flows.taxes - flows.taxesBack)
  putAppropriation(cells, flows, scheme)
}

function putOperating(cells: RubricValues, flows: Flows): void {
  put(cells, '70', flows.turnover)
  put(cells, '71', flows.stockChange)
  put(cells, '73', flows.grants)
  put(cells, '74', flows.otherIncome)
  put(cells, '76A', flows.nonRecurringIncome)
  put(cells, '600/8', flows.purchases)
  put(cells, '609', flows.stockDecrease)
  put(cells, '61', flows.services)
}

// Smaller filers tell what is left of turnover after purchases and services, and the rest if they like.
function putGrossMargin(cells: RubricValues, flows: Flows, { tellsTurnover, form }: Profile): void {
  cells.set('9900', grossMargin(flows))
  put(cells, '76A', flows.nonRecurringIncome)
  if (form.family === 'association') put(cells, '73', flows.grants)
  if (!tellsTurnover) return
  put(cells, '70', flows.turnover)
  put(cells, '60/61', flows.purchases + flows.stockDecrease + flows.services)
}

function putCharges(cells: RubricValues, flows: Flows, { form }: Profile): void {
  put(cells, '62', flows.staff)
  put(cells, '630', flows.depreciation)
  put(cells, '631/4', flows.writeDowns)
  put(cells, form.family === 'association' ? '635/9' : '635/8', flows.provisionCharge)
  put(cells, '640/8', flows.otherCharges)
  put(cells, '66A', flows.nonRecurringCharges)
}

function putFinancial(cells: RubricValues, flows: Flows): void {
  put(cells, '750', flows.incomeFromShares)
  put(cells, '751', flows.incomeFromCurrent)
  put(cells, '752/9', flows.otherFinancialIncome)
  put(cells, '650', flows.interest)
  put(cells, '652/9', flows.otherFinancialCharges)
}

function putAppropriation(cells: RubricValues, flows: Flows, scheme: Scheme): void {
  put(cells, '14P', flows.broughtForward)
  put(cells, '6920', flows.toLegalReserve)
  put(cells, '6921', flows.toReserves)
  put(cells, scheme === 'full' ? '792' : '791/2', flows.fromReserves)
  put(cells, '694', flows.dividends)
}
