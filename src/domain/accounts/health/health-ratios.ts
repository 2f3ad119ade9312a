// The ratios that financial health is made of: one for each thing a creditor looks at, all computable from every model
// of the Bank (none needs turnover), and for all of them more is better.

/**
 * Why these five: equity and reserves in assets, profit and cash flow are what every model of failure of small companies
 * rests on (Altman Z'', Ooghe-Verbaere, FiTo), liquidity tells of the coming year.
 */
export const HEALTH_RATIOS = [
  // Solvency: who bears the losses.
  'financial_independence',
  // Liquidity: whether the coming year's debts are covered.
  'liquidity_broad',
  // Debt service: how much of all debts a year earns back.
  'cash_flow_to_debt',
  // Profitability, whatever the financing.
  'return_on_assets_net',
  // History: profits of all years that stayed in the company.
  'self_financing',
] as const

export type HealthRatioId = (typeof HEALTH_RATIOS)[number]
