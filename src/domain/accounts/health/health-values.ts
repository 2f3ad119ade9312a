// Health ratios of a year of accounts as numbers, for scores and group statistics.

import type { AccountsYear } from '../ratios/accounts-year.ts'
import { computeRatios, RATIO_DEFINITIONS } from '../ratios/compute-ratios.ts'
import { notApplicable, sectorOf } from '../sector.ts'
import { HEALTH_RATIOS, type HealthRatioId } from './health-ratios.ts'

const DEFINITIONS = RATIO_DEFINITIONS.filter(({ id }) => HEALTH_RATIOS.some(ratio => ratio === id))

/** Null where a figure is missing or the ratio is not meaningful for the sector. `nace` as in `sectorOf`. */
export function healthValues(year: AccountsYear, nace: string | null): Record<HealthRatioId, number | null> {
  const { kind } = sectorOf({ nace, model: year.model, rubrics: year.rubrics })
  const ratios = computeRatios(year, id => notApplicable(kind, id), DEFINITIONS)
  const values = ratios.map(({ id, value }) => [id, value === null ? null : Number(value)])
  return Object.fromEntries(values)
}
