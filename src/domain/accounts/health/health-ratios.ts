// Ratios of the financial health score: all computable from every model of the Bank (none needs turnover),
// and for all of them more is better.

/**
 * Selection: equity and reserves in assets, profit and cash flow are in every failure model of small
 * companies (Altman Z'', Ooghe-Verbaere, FiTo); liquidity covers the coming year.
 */
export const HEALTH_RATIOS = [
  // Solvency: loss absorption.
  'financial_independence',
  // Liquidity: cover of debts due within a year.
  'liquidity_broad',
  // Debt service: share of debts earned back in a year.
  'cash_flow_to_debt',
  // Profitability before financing.
  'return_on_assets_net',
  // History: retained profits.
  'self_financing',
] as const

export type HealthRatioId = (typeof HEALTH_RATIOS)[number]
