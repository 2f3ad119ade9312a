// Ratios of result, cash flow and value added. Sources as for the balance sheet. Non-recurring operating
// income and charges are included (9901 as filed) unless a note says otherwise.

import { defineFlows, type Formula, type FormulaContext, type RatioDefinition } from './definition.ts'

const NON_CASH = '630 + 631/4 + 635/8'

/** Operating income less goods, services, subsidies and non-recurring income. */
function valueAdded({ scheme }: FormulaContext): string {
  return scheme === 'full' ? '70/76A - 76A - 740 - 60 - 61' : '9900 - 76A'
}

/**
 * Result before taxes and debt charges, as in the Bank's ratios 11 and 12. Full models: result of the year
 * plus cost of debts (650) and of discounted receivables (653), less interest subsidies (9126), plus taxes on
 * this year's result (9134). Other models: result before taxes plus all recurring financial charges.
 */
function resultBeforeDebtCharges({ scheme, isFiled }: FormulaContext): string {
  if (scheme === 'full') return '9904 + 650 + 653 - 9126 + 9134'
  return isFiled('9126') ? '9903 + 65 - 9126' : '9903 + 65'
}

const BEFORE_DEBT_CHARGES =
  'Charges of debts are 650 and 653 less interest subsidies, 9126, and taxes those on the result of the year, 9134, in full models; the others file only all recurring financial charges, 65.'

function staff({ isFiled }: FormulaContext): string {
  return isFiled('9087') || !isFiled('1003') ? '9087' : '1003'
}

function shareOfValueAdded(top: string): (choice: FormulaContext) => Formula {
  return choice => ({ top, bottom: valueAdded(choice) })
}

export const INCOME_DEFINITIONS: readonly RatioDefinition[] = [
  ...defineFlows('profitability', [
    {
      id: 'return_on_equity',
      label: 'Return on equity after tax',
      unit: 'fraction',
      formula: { top: '9904', bottom: '10/15' },
      divisor: 'Equity',
    },
    {
      id: 'return_on_assets_gross',
      label: 'Gross return on assets before tax and interest',
      unit: 'fraction',
      formula: choice => ({ top: `${resultBeforeDebtCharges(choice)} + ${NON_CASH}`, bottom: '20/58' }),
      divisor: 'The balance sheet total',
      note: BEFORE_DEBT_CHARGES,
    },
    {
      id: 'return_on_assets_net',
      label: 'Net return on assets before tax and interest',
      unit: 'fraction',
      formula: choice => ({ top: resultBeforeDebtCharges(choice), bottom: '20/58' }),
      divisor: 'The balance sheet total',
      note: BEFORE_DEBT_CHARGES,
    },
  ]),
  ...defineFlows('cash_flow', [
    {
      id: 'ebitda',
      label: 'EBITDA',
      unit: 'amount',
      formula: { top: `9901 + ${NON_CASH}` },
      note: 'Not a rubric of the Bank: operating result before depreciation, write-downs and provisions, non-recurring items included.',
    },
    {
      id: 'ebit',
      label: 'EBIT (operating result)',
      unit: 'amount',
      formula: { top: '9901' },
      note: 'Non-recurring operating items included.',
    },
    {
      id: 'cash_flow',
      label: 'Cash flow',
      unit: 'amount',
      formula: { top: `9904 + ${NON_CASH}` },
      note: 'An approximation: result of the year before depreciation, write-downs and provisions.',
    },
    {
      id: 'cash_flow_to_debt',
      label: 'Cash flow to debts',
      unit: 'fraction',
      formula: { top: `9904 + ${NON_CASH}`, bottom: '17/49' },
      divisor: 'The sum of debts',
    },
    {
      id: 'cash_flow_to_equity',
      label: 'Cash flow to equity',
      unit: 'fraction',
      formula: { top: `9904 + ${NON_CASH}`, bottom: '10/15' },
      divisor: 'Equity',
    },
  ]),
  ...defineFlows('value_added', [
    {
      id: 'value_added',
      label: 'Value added',
      unit: 'amount',
      formula: choice => ({ top: valueAdded(choice) }),
      note: 'Without non-recurring operating income; operating subsidies are left out where they are filed apart (full models).',
    },
    {
      id: 'value_added_per_fte',
      label: 'Value added per full-time equivalent',
      unit: 'amount',
      formula: choice => ({ top: valueAdded(choice), bottom: staff(choice) }),
      divisor: 'The number of staff',
      note: 'Staff as in the notes (9087), else as in the social balance (1003).',
    },
    {
      id: 'personnel_share',
      label: 'Staff costs in value added',
      unit: 'fraction',
      formula: shareOfValueAdded('62'),
      divisor: 'Value added',
    },
    {
      id: 'depreciation_share',
      label: 'Depreciation, write-downs and provisions in value added',
      unit: 'fraction',
      formula: shareOfValueAdded(NON_CASH),
      divisor: 'Value added',
    },
    {
      id: 'financial_charges_share',
      label: 'Financial charges in value added',
      unit: 'fraction',
      formula: choice => ({
        top: choice.scheme === 'full' || choice.isFiled('9126') ? '65 - 9126' : '65',
        bottom: valueAdded(choice),
      }),
      divisor: 'Value added',
      note: 'Recurring charges, less interest subsidies where they are filed.',
    },
  ]),
  ...defineFlows('size', [
    {
      id: 'gross_margin',
      label: 'Gross margin',
      unit: 'amount',
      formula: ({ scheme }) => ({ top: scheme === 'full' ? '70/76A - 60 - 61' : '9900' }),
      note: 'As filed in abridged models: operating income less goods and services.',
    },
    {
      id: 'turnover',
      label: 'Turnover',
      unit: 'amount',
      formula: { top: '70' },
      note: 'Optional in abridged and micro models.',
    },
    {
      id: 'staff',
      label: 'Staff in full-time equivalents',
      unit: 'persons',
      flow: false,
      formula: choice => ({ top: staff(choice) }),
      note: 'Average of the year: of the notes (9087), else of the social balance (1003).',
    },
  ]),
]
