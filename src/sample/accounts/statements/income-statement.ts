// The flows of a year as the parts of the income statement and of the appropriation of its result.

import type { Profile } from '../company/profile.ts'
import { type Flows, grossMargin } from '../ledger/ledger.ts'
import { addRubric, type RubricValues } from './rubric-values.ts'
import type { Scheme } from './scheme.ts'

/** Adds both statements. */
export function addIncomeStatement(
  cells: RubricValues,
  flows: Flows,
  profile: Profile,
  scheme: Scheme,
): void {
  if (scheme === 'full') addOperatingResult(cells, flows)
  else addGrossMargin(cells, flows, profile)
  addCharges(cells, flows, profile)
  if (scheme === 'full') addFinancialResult(cells, flows)
  else {
    addRubric(cells, '75', flows.incomeFromShares + flows.incomeFromCurrent + flows.otherFinancialIncome)
    addRubric(cells, '65', flows.interest + flows.otherFinancialCharges)
  }
  addRubric(cells, '76B', flows.nonRecurringFinancialIncome)
  addRubric(cells, '66B', flows.nonRecurringFinancialCharges)
  addRubric(cells, '780', flows.fromDeferredTaxes)
  if (scheme === 'full') {
    addRubric(cells, '670/3', flows.taxes)
    addRubric(cells, '77', flows.taxesBack)
  } else addRubric(cells, '67/77', flows.taxes - flows.taxesBack)
  addAppropriation(cells, flows, scheme)
}

function addOperatingResult(cells: RubricValues, flows: Flows): void {
  addRubric(cells, '70', flows.turnover)
  addRubric(cells, '71', flows.stockChange)
  addRubric(cells, '73', flows.grants)
  addRubric(cells, '74', flows.otherIncome)
  addRubric(cells, '76A', flows.nonRecurringIncome)
  addRubric(cells, '600/8', flows.purchases)
  addRubric(cells, '609', flows.stockDecrease)
  addRubric(cells, '61', flows.services)
}

// Smaller filers tell what is left of turnover after purchases and services, and the rest if they like.
function addGrossMargin(cells: RubricValues, flows: Flows, { tellsTurnover, form }: Profile): void {
  cells.set('9900', grossMargin(flows))
  addRubric(cells, '76A', flows.nonRecurringIncome)
  if (form.family === 'association') addRubric(cells, '73', flows.grants)
  if (!tellsTurnover) return
  addRubric(cells, '70', flows.turnover)
  addRubric(cells, '60/61', flows.purchases + flows.stockDecrease + flows.services)
}

function addCharges(cells: RubricValues, flows: Flows, { form }: Profile): void {
  addRubric(cells, '62', flows.staff)
  addRubric(cells, '630', flows.depreciation)
  addRubric(cells, '631/4', flows.writeDowns)
  addRubric(cells, form.family === 'association' ? '635/9' : '635/8', flows.provisionCharge)
  addRubric(cells, '640/8', flows.otherCharges)
  addRubric(cells, '66A', flows.nonRecurringCharges)
}

function addFinancialResult(cells: RubricValues, flows: Flows): void {
  addRubric(cells, '750', flows.incomeFromShares)
  addRubric(cells, '751', flows.incomeFromCurrent)
  addRubric(cells, '752/9', flows.otherFinancialIncome)
  addRubric(cells, '650', flows.interest)
  addRubric(cells, '652/9', flows.otherFinancialCharges)
}

function addAppropriation(cells: RubricValues, flows: Flows, scheme: Scheme): void {
  addRubric(cells, '14P', flows.broughtForward)
  addRubric(cells, '6920', flows.toLegalReserve)
  addRubric(cells, '6921', flows.toReserves)
  addRubric(cells, scheme === 'full' ? '792' : '791/2', flows.fromReserves)
  addRubric(cells, '694', flows.dividends)
}
