// Balance sheet ratios: liquidity, solvency, size. Values at the closing date rather than averages, as in the
// Bank's own ratios. Sources: glossaries of Belgian financial papers and public ratio code; the note of a
// ratio says which convention is used.

import { defineBalances, type RatioDefinition } from './definition.ts'

export const BALANCE_SHEET_DEFINITIONS: readonly RatioDefinition[] = [
  ...defineBalances('liquidity', [
    {
      id: 'liquidity_broad',
      label: 'Current ratio (broad liquidity)',
      unit: 'ratio',
      formula: { top: '29/58 - 29', bottom: '42/48 + 492/3' },
      divisor: 'The sum of debts within one year and accruals',
      note: 'Receivables after more than one year are excluded, accruals count as debts.',
    },
    {
      id: 'liquidity_broad_simple',
      label: 'Current ratio, simple convention',
      unit: 'ratio',
      formula: { top: '29/58', bottom: '42/48' },
      divisor: 'The sum of debts within one year',
      note: 'The other common convention: receivables after more than one year are included, accrued charges are not.',
    },
    {
      id: 'liquidity_narrow',
      label: 'Acid test (narrow liquidity)',
      unit: 'ratio',
      formula: { top: '40/41 + 50/53 + 54/58', bottom: '42/48' },
      divisor: 'The sum of debts within one year',
    },
    {
      id: 'net_working_capital',
      label: 'Net working capital',
      unit: 'amount',
      formula: { top: '29/58 - 29 - 42/48 - 492/3' },
    },
    {
      id: 'working_capital_need',
      label: 'Working capital need',
      unit: 'amount',
      formula: { top: '29/58 - 50/53 - 54/58 - 42/48 - 492/3 + 43' },
      note: 'Receivables after more than one year are included: net working capital is this plus net cash minus 29.',
    },
    {
      id: 'net_cash',
      label: 'Net cash',
      unit: 'amount',
      formula: { top: '50/53 + 54/58 - 43' },
    },
  ]),
  ...defineBalances('solvency', [
    {
      id: 'financial_independence',
      label: 'Financial independence',
      unit: 'fraction',
      formula: { top: '10/15', bottom: '10/49' },
      divisor: 'The balance sheet total',
    },
    {
      id: 'debt_ratio',
      label: 'Debt ratio',
      unit: 'fraction',
      formula: { top: '16 + 17 + 42/48 + 492/3', bottom: '10/49' },
      divisor: 'The balance sheet total',
      note: 'Provisions and deferred taxes count as debt.',
    },
    {
      id: 'self_financing',
      label: 'Self-financing (reserves and accumulated result in assets)',
      unit: 'fraction',
      formula: { top: '13 + 14', bottom: '10/49' },
      divisor: 'The balance sheet total',
    },
    {
      id: 'net_debt',
      label: 'Net financial debt',
      unit: 'amount',
      formula: { top: '170/4 + 43 - 50/53 - 54/58' },
      note: 'Without the part of long-term debts that falls due within the year (42), which is not financial debt alone.',
    },
    {
      id: 'net_debt_with_current_part',
      label: 'Net financial debt with the current part of long-term debts',
      unit: 'amount',
      formula: { top: '170/4 + 42 + 43 - 50/53 - 54/58' },
      note: 'All of 42 is included, also debts other than loans.',
    },
  ]),
  ...defineBalances('size', [
    {
      id: 'equity',
      label: 'Equity',
      unit: 'amount',
      formula: { top: '10/15' },
    },
    {
      id: 'total_assets',
      label: 'Total assets',
      unit: 'amount',
      formula: { top: '20/58' },
    },
  ]),
]
