// Ratios of turnover or its cost: margins, days of payment and stock. Most need rubrics of full models.
// Sources as for the balance sheet; stock follows the Bank's division into goods bought and goods made.

import { defineFlows, type Formula, type FormulaContext, type RatioDefinition } from './definition.ts'

const DAYS = 365
const ONLY_FULL = 'Only full models contain the required rubrics.'
const NON_CASH = '630 + 631/4 + 635/8'

/**
 * Turnover plus other recurring operating income, less subsidies; the latter two exist in full models only.
 */
function sales({ scheme }: FormulaContext): string {
  return scheme === 'full' ? '70 + 74 - 740' : '70'
}

function inDays(top: string, bottom: string): RatioDefinition['formula'] {
  const formula: Formula = { top, bottom, times: DAYS }
  return ({ scheme }) => (scheme === 'full' ? formula : ONLY_FULL)
}

export const TRADE_DEFINITIONS: readonly RatioDefinition[] = [
  ...defineFlows('margins', [
    {
      id: 'margin_gross',
      label: 'Gross operating margin on sales',
      unit: 'fraction',
      formula: choice => ({ top: `9901 - 76A + 66A + ${NON_CASH}`, bottom: sales(choice) }),
      divisor: 'Turnover',
      note: 'Without non-recurring items. Abridged and micro models: on turnover alone, where it is filed.',
    },
    {
      id: 'margin_net',
      label: 'Net operating margin on sales',
      unit: 'fraction',
      formula: choice => ({
        top: choice.scheme === 'full' ? '9901 - 76A + 66A + 9125' : '9901 - 76A + 66A',
        bottom: sales(choice),
      }),
      divisor: 'Turnover',
      note: 'Without non-recurring items; capital subsidies count in (full models). Abridged and micro models: on turnover alone, where it is filed.',
    },
  ]),
  ...defineFlows('payment_terms', [
    {
      id: 'customer_days',
      label: 'Days of customer credit',
      unit: 'days',
      formula: inDays('40 + 9150', '70 + 74 - 740 + 9146'),
      divisor: 'Turnover',
      note: 'On the closing day, value added tax included on both sides.',
    },
    {
      id: 'supplier_days',
      label: 'Days of supplier credit',
      unit: 'days',
      formula: inDays('44', '600/8 + 61 + 9145'),
      divisor: 'The sum of purchases',
      note: 'On the closing day, value added tax included on both sides.',
    },
    {
      id: 'stock_days_bought',
      label: 'Days of stock of goods bought',
      unit: 'days',
      formula: inDays('30/31 + 34 + 35 + 36', '60'),
      divisor: 'The cost of goods',
      note: 'Materials and goods for resale, on the closing day, by the goods used in the year.',
    },
    {
      id: 'stock_days_made',
      label: 'Days of stock of goods made',
      unit: 'days',
      formula: inDays('32 + 33 + 37', '60 + 61 + 62 + 630 - 71 - 72'),
      divisor: 'The cost of production',
      note: 'Work in progress, finished goods and contracts, on the closing day, by the cost of what was produced and sold.',
    },
  ]),
]
