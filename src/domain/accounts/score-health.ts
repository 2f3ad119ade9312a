// Peer groups of a company, from the narrowest to the widest.

import { naceSection } from '../nace-codes.ts'
import { shareBelow, valueAt } from './quantiles.ts'
import type { SizeClass } from './size-class.ts'

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

type HealthRatioId = (typeof HEALTH_RATIOS)[number]

// Financial health score: percentile rank within sector and size. It compares figures with peers; it is no
// bankruptcy probability.

/** Distribution of a ratio in a group; `cuts` from `quantilesOf`. */
export type RatioStatistics = { companies: number; cuts: readonly number[] }

/** Plain JSON, as stored. */
export type SectorStatistics = {
  /** Name of the group: `F small`, `F`, `all`. Shown unchanged. */
  group: string
  /** Number of companies with accounts in the group. */
  companies: number
  ratios: Readonly<Partial<Record<string, RatioStatistics>>>
}

export type HealthPart = {
  ratioId: HealthRatioId
  value: number
  /** 0 to 100: share of the group below, counting half of the ties. */
  percentile: number
  /** First quartile, median, third quartile of the group. */
  quartiles: [number, number, number]
  /** Companies of the group with a known ratio. */
  companies: number
}

export type Health = {
  /** 0 (worst) to 100: mean percentile, rounded. */
  score: number
  /** Peer group used, and its number of companies. */
  group: string
  companies: number
  parts: HealthPart[]
}

// Below this percentiles depend on single companies.
const MIN_COMPANIES = 30
// Two ratios of five cannot cover solvency, liquidity and profit.
const MIN_PARTS = 3

/**
 * Mean percentile rank of five equally weighted ratios. `values` by ratio id, null or absent if unknown.
 * `groups` from the narrowest to the widest (sector and size, sector, all): the first one with at least 30
 * companies in which three or more of the company's ratios are known for 30 companies. Null if there is none.
 */
export function scoreHealth(
  values: Readonly<Partial<Record<string, number | null>>>,
  groups: readonly SectorStatistics[],
): Health | null {
  for (const { group, companies, ratios } of groups) {
    if (companies < MIN_COMPANIES) continue
    const parts = HEALTH_RATIOS.flatMap(id => scorePart(id, values[id], ratios[id]))
    if (parts.length < MIN_PARTS) continue
    const sum = parts.reduce((total, { percentile }) => total + percentile, 0)
    return { score: Math.round(sum / parts.length), group, companies, parts }
  }
  return null
}

function scorePart(
  ratioId: HealthRatioId,
  value: number | null | undefined,
  statistics: RatioStatistics | undefined,
): HealthPart[] {
  if (value === null || value === undefined || !Number.isFinite(value)) return []
  if (statistics === undefined || statistics.companies < MIN_COMPANIES) return []
  const { cuts, companies } = statistics
  const share = shareBelow(cuts, value)
  const [first, median, third] = [valueAt(cuts, 0.25), valueAt(cuts, 0.5), valueAt(cuts, 0.75)]
  if (share === null || first === null || median === null || third === null) return []
  return [
    { ratioId, value, percentile: roundTo(share * 100, 1), quartiles: [first, median, third], companies },
  ]
}

function roundTo(value: number, decimals: number): number {
  const factor = 10 ** decimals
  return Math.round(value * factor) / factor
}

/** The widest group: all companies with accounts. */
const ALL_COMPANIES = 'all'

/**
 * Groups of a company: `F small`, `F`, `all`. The letter is the NACE section of 2025. Without an activity
 * only `all`; without a size class the sector and `all`.
 */
export function peerGroups(nace: string | null, sizeClass: SizeClass | null): string[] {
  const section = naceSection(nace)
  if (section === null) return [ALL_COMPANIES]
  return sizeClass === null ? [section, ALL_COMPANIES] : [`${section} ${sizeClass}`, section, ALL_COMPANIES]
}
