// Financial health: where a company stands among the companies of its sector and size. It says how good the figures are
// beside those of others, not how likely a bankruptcy is.

import { HEALTH_RATIOS, type HealthRatioId } from './health-ratios.ts'
import { shareBelow, valueAt } from './quantiles.ts'

/** How a ratio is distributed in a group; `cuts` as `quantilesOf` makes them. */
export type RatioStatistics = { companies: number; cuts: readonly number[] }

/** Plain JSON, so that it can be stored. */
export type SectorStatistics = {
  /** What the group is: `F small`, `F`, `all`. Shown as it is. */
  group: string
  /** Companies whose accounts are in it. */
  companies: number
  ratios: Readonly<Partial<Record<string, RatioStatistics>>>
}

export type HealthPart = {
  ratioId: HealthRatioId
  value: number
  /** 0 to 100: share of the group that does worse, half of the equals counted in. */
  percentile: number
  /** Of the group: first quartile, median, third quartile. */
  quartiles: [number, number, number]
  /** Companies of the group for which the ratio is known. */
  companies: number
}

export type Health = {
  /** 0 (worst) to 100: mean of the percentiles, rounded. */
  score: number
  /** Name of the group that was compared with, and how many companies it has. */
  group: string
  companies: number
  parts: HealthPart[]
}

// Below this a percentile hangs on single companies.
const MIN_COMPANIES = 30
// With two ratios of five a score would say nothing of solvency, liquidity or profit at all.
const MIN_PARTS = 3

/**
 * Health by the percentile ranks of five ratios, equally weighted. `values` by ratio id, null or left out where the
 * company has none. `groups` from the narrowest to the widest (sector and size, sector, all): the first with at least 30
 * companies is used in which three ratios or more are known of 30 companies and of this one. Null where none is.
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
