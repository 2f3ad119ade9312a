// Sector of a year of accounts, and the ratios not meaningful for it: a bank has no working capital, and a
// holding's operating result does not show its earnings.

import Big from 'big.js'
import { resolveModel } from './accounts-year.ts'
import type { Rubrics } from './deposit.ts'
import { createRubricLookup } from './ratios/rubric-value.ts'

export type SectorKind = 'bank' | 'insurer' | 'fund' | 'holding' | 'financial_other' | 'ordinary'

export type Sector = {
  kind: SectorKind
  /** One sentence in English. */
  reason: string
  /** False where neither activity nor figures are known: `ordinary` is then assumed. */
  isEvident: boolean
}

type SectorFigures = {
  /** Main activity, NACE 2025 or 2008, digits without dots. */
  nace: string | null
  model: string | null
  rubrics: Rubrics
}

/** NACE prefixes, longer before shorter; 2025 first where the editions differ. */
const FINANCIAL: readonly [prefix: string, kind: SectorKind, activity: string][] = [
  ['641', 'bank', 'banking'],
  ['6422', 'financial_other', 'a financing conduit'],
  ['642', 'holding', 'a holding company'],
  ['643', 'fund', 'an investment fund or trust'],
  ['64', 'financial_other', 'leasing, credit or other finance'],
  ['651', 'insurer', 'insurance'],
  ['652', 'insurer', 'reinsurance'],
  ['653', 'fund', 'a pension fund'],
  ['66', 'financial_other', 'an auxiliary activity of finance or insurance'],
]

/**
 * By activity; holdings also by figures, whatever the activity: financial fixed assets (28) at least half of
 * the total, and recurring financial income (75) at least as much as recurring operating income, or no such
 * income.
 */
export function sectorOf({ nace, model, rubrics }: SectorFigures): Sector {
  const financial = FINANCIAL.find(([prefix]) => nace?.startsWith(prefix))
  if (financial !== undefined && financial[1] !== 'financial_other') return fromActivity(financial, nace)
  const holding = describeHolding(rubrics, model)
  if (holding !== null) return { kind: 'holding', reason: holding, isEvident: true }
  if (financial !== undefined) return fromActivity(financial, nace)
  return {
    kind: 'ordinary',
    reason: 'Neither its activity nor its figures indicate a financial company.',
    isEvident: nace !== null || Object.keys(rubrics).length > 0,
  }
}

function fromActivity([, kind, activity]: (typeof FINANCIAL)[number], nace: string | null): Sector {
  return { kind, reason: `Its main activity, NACE ${nace}, is ${activity}.`, isEvident: true }
}

function describeHolding(rubrics: Rubrics, model: string | null): string | null {
  const settled = resolveModel(model, rubrics)
  if (settled === null) return null
  const lookUp = createRubricLookup(rubrics, settled.model)
  const amount = (code: string) => lookUp(code).amount
  const assets = amount('20/58')
  const participations = amount('28')
  const financial = amount('75') ?? amount('75/76B')
  if (assets === null || participations === null || financial === null) return null
  if (assets.lte(0) || participations.times(2).lt(assets)) return null
  const income = operatingIncome(amount, rubrics, settled.scheme === 'full')
  if (income === null || (income.gt(0) && financial.lt(income))) return null
  const share = participations.times(100).div(assets).round(0).toFixed()
  const trades = income.gt(0) ? 'financial income outweighs operating income' : 'there is no operating income'
  return `A holding by its figures: financial fixed assets (28) are ${share} % of all assets and ${trades}.`
}

/** Turnover if an abridged model has it, else gross margin. */
function operatingIncome(amount: (code: string) => Big | null, rubrics: Rubrics, full: boolean): Big | null {
  const total = full ? amount('70/76A') : amount('70' in rubrics ? '70' : '9900')
  const nonRecurring = full || !('70' in rubrics) ? amount('76A') : new Big(0)
  return total === null ? null : total.minus(nonRecurring ?? 0)
}

const WORKING_CAPITAL = ['net_working_capital', 'working_capital_need']
const DAYS_RATIOS = ['customer_days', 'supplier_days', 'stock_days_bought', 'stock_days_made']
const MARGIN_RATIOS = ['margin_gross', 'margin_net']
const VALUE_ADDED = [
  'value_added',
  'value_added_per_fte',
  'personnel_share',
  'depreciation_share',
  'financial_charges_share',
]
const TRADING_RATIOS = [
  ...WORKING_CAPITAL,
  ...DAYS_RATIOS,
  ...MARGIN_RATIOS,
  ...VALUE_ADDED,
  'ebitda',
  'gross_margin',
]
const LIQUIDITY_RATIOS = ['liquidity_broad', 'liquidity_broad_simple', 'liquidity_narrow']
const DEBT_RATIOS = ['net_cash', 'net_debt', 'net_debt_with_current_part', 'cash_flow_to_debt']

type Inapplicability = { ratioIds: ReadonlySet<string>; reason: string }

// Deposits and claims reserves are the business of banks and insurers, so debt and liquidity ratios are not
// meaningful.
const INAPPLICABLE_RATIOS: Readonly<Record<SectorKind, Inapplicability | null>> = {
  bank: {
    ratioIds: new Set([...TRADING_RATIOS, ...LIQUIDITY_RATIOS, ...DEBT_RATIOS]),
    reason: 'Not applicable to a bank: it does not trade, and debts are part of its business.',
  },
  insurer: {
    ratioIds: new Set([...TRADING_RATIOS, ...LIQUIDITY_RATIOS, ...DEBT_RATIOS]),
    reason: 'Not applicable to an insurer: it does not trade, and debts are part of its business.',
  },
  fund: {
    ratioIds: new Set(TRADING_RATIOS),
    reason: 'Not applicable to a fund: its income is from investments, not from trading.',
  },
  holding: {
    ratioIds: new Set(TRADING_RATIOS),
    reason: 'Not applicable to a holding: its income is from participations, not from trading.',
  },
  financial_other: {
    ratioIds: new Set([...WORKING_CAPITAL, ...DAYS_RATIOS, ...MARGIN_RATIOS]),
    reason: 'Not applicable to a financial company: turnover and working capital have a different meaning.',
  },
  ordinary: null,
}

/** Why a ratio is not meaningful for a kind of company; null if it is. */
export function notApplicable(kind: SectorKind, ratioId: string): string | null {
  const refusal = INAPPLICABLE_RATIOS[kind]
  return refusal?.ratioIds.has(ratioId) ? refusal.reason : null
}
