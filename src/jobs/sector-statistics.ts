// Computes the distribution of ratios by sector and size, from the newest accounts of each company.

import type { AccountsYear } from '../domain/accounts/accounts-year.ts'
import type { Rubrics } from '../domain/accounts/deposit.ts'
import { KEY_FIGURES } from '../domain/accounts/key-figures.ts'
import { quantilesOf } from '../domain/accounts/quantiles.ts'
import { computeRatios, RATIO_DEFINITIONS } from '../domain/accounts/ratios/compute-ratios.ts'
import { peerGroups, type SectorStatistics } from '../domain/accounts/score-health.ts'
import { notApplicable, sectorOf } from '../domain/accounts/sector.ts'
import { sizeClassOf } from '../domain/accounts/size-class.ts'
import { type LatestFigures, readLatestFigures } from '../store/accounts/key-figures.ts'
import { replaceSectorStatistics } from '../store/accounts/sector-statistics.ts'
import type { Pool } from '../store/db/pool.ts'

type StatisticsProgress = { companies: number }

const BATCH = 5_000
/** Maximum age of accounts that represent the current situation. */
const NEWEST_MONTHS = 36

// Amounts measure size, not performance.
const DEFINITIONS = RATIO_DEFINITIONS.filter(({ unit }) => unit !== 'amount')

type Group = { companies: number; values: Map<string, number[]> }

/**
 * Replaces the statistics of all groups, from fiscal years that ended within 36 months before `today`
 * (`YYYY-MM-DD`). Returns the number of companies.
 */
export async function computeSectorStatistics(
  pool: Pool,
  today: string,
  onProgress?: (progress: StatisticsProgress) => void,
): Promise<number> {
  const groups = new Map<string, Group>()
  const since = monthsBefore(today, NEWEST_MONTHS)
  let companies = 0
  for (let after = 0; ; ) {
    const batch = await readLatestFigures(pool, { since, after, limit: BATCH })
    const last = batch.at(-1)
    if (last === undefined) break
    for (const company of batch) count(groups, company)
    companies += batch.length
    after = last.enterpriseNumber
    onProgress?.({ companies })
  }
  await replaceSectorStatistics(pool, summarise(groups))
  return companies
}

function count(groups: Map<string, Group>, { nace, ...company }: LatestFigures): void {
  const year = yearOf(company)
  const { kind } = sectorOf({ nace, model: year.model, rubrics: year.rubrics })
  const ratios = computeRatios(year, ratioId => notApplicable(kind, ratioId), DEFINITIONS)
  const size = sizeClassOf(year)?.sizeClass ?? null
  for (const name of peerGroups(nace, size)) {
    const group = groups.get(name) ?? { companies: 0, values: new Map() }
    groups.set(name, group)
    group.companies++
    for (const { id, value } of ratios) {
      if (value === null) continue
      const values = group.values.get(id)
      if (values) values.push(Number(value))
      else group.values.set(id, [Number(value)])
    }
  }
}

function yearOf({ figures, model, periodStart, periodEnd }: Omit<LatestFigures, 'nace'>): AccountsYear {
  const rubrics: Record<string, string> = {}
  for (const { column, rubric } of KEY_FIGURES) {
    const value = figures[column]
    if (value !== null && value !== undefined) rubrics[rubric] = plainDecimal(value)
  }
  return { rubrics: rubrics as Rubrics, previousRubrics: {}, model, periodStart, periodEnd }
}

// `String` uses exponents for very small and large numbers.
function plainDecimal(value: number): string {
  const text = String(value)
  return text.includes('e') ? value.toFixed(6) : text
}

function summarise(groups: ReadonlyMap<string, Group>): SectorStatistics[] {
  return [...groups].map(([group, { companies, values }]) => ({
    group,
    companies,
    ratios: Object.fromEntries(
      [...values].map(([id, known]) => [
        id,
        { companies: known.length, cuts: quantilesOf(Float64Array.from(known)) },
      ]),
    ),
  }))
}

function monthsBefore(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  return new Date(Date.UTC(year, month - 1 - months, date)).toISOString().slice(0, 10)
}
