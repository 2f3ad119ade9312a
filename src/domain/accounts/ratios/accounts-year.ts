// A year of accounts as input for ratios: its model and length.

import type { CellConflict, Rubrics } from '../deposit.ts'
import { readModel, type Scheme } from '../model.ts'
import type { RatioVariant } from './ratio.ts'

/** Figures of a deposit with their context. Dates are `YYYY-MM-DD`. */
export type AccountsYear = {
  rubrics: Rubrics
  previousRubrics: Rubrics
  /** Model as filed, `m02-f`. */
  model: string | null
  periodStart: string | null
  periodEnd: string | null
  /** ISO 4217; absent or null if unknown. */
  currency?: string | null
  /** Cells filed with two values: neither usable nor absent. */
  conflicts?: readonly CellConflict[]
}

export type StructuredScheme = Exclude<Scheme, 'unstructured' | 'unknown'>

/** The model by which figures are interpreted. */
export type ResolvedModel = {
  /** Without part: `m02`. */
  model: string
  scheme: StructuredScheme
  association: boolean
  variant: RatioVariant
}

// 70/74 and 60/64: totals of years before 2016.
const FULL_MODEL_RUBRICS = ['70/76A', '60/66A', '60', '61', '70/74', '60/64']

/**
 * The model of a filing. A missing or unknown one is inferred from rubrics: only full models file operating
 * income and charges, only associations 635/9 or 73. Null for a filing without rubrics (PDF).
 */
export function resolveModel(filed: string | null, rubrics: Rubrics): ResolvedModel | null {
  const { scheme, association } = readModel(filed)
  if (scheme === 'unstructured') return null
  if (scheme !== 'unknown') return resolvedAs(filed?.slice(0, 3).toLowerCase() ?? '', scheme, association)
  const full = FULL_MODEL_RUBRICS.some(code => code in rubrics)
  const ofAssociation = '635/9' in rubrics || '73' in rubrics
  if (full) return resolvedAs(ofAssociation ? 'm05' : 'm02', 'full', ofAssociation)
  return resolvedAs(ofAssociation ? 'm04' : 'm01', 'abridged', ofAssociation)
}

function resolvedAs(model: string, scheme: StructuredScheme, association: boolean): ResolvedModel {
  return { model, scheme, association, variant: association ? `${scheme}_association` : scheme }
}

const DAY_MS = 86_400_000
const DAYS_PER_MONTH = 365.25 / 12

/**
 * Length of a period in months, to one decimal, both days included; null where a date is missing. Whole
 * months follow the calendar. Years of 52 or 53 weeks (364 to 371 days) have twelve months.
 */
export function monthsOf(start: string | null, end: string | null): number | null {
  if (start === null || end === null) return null
  const first = new Date(start)
  const after = new Date(Date.parse(end) + DAY_MS)
  const days = Math.round((after.getTime() - first.getTime()) / DAY_MS)
  if (days >= 364 && days <= 371) return 12
  const months =
    12 * (after.getUTCFullYear() - first.getUTCFullYear()) + after.getUTCMonth() - first.getUTCMonth()
  return Math.round(10 * (months + (after.getUTCDate() - first.getUTCDate()) / DAYS_PER_MONTH)) / 10
}
