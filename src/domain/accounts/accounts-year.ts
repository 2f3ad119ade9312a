// A year of accounts as input for ratios: its model and length.

import type { CellConflict, Rubrics } from './deposit.ts'
import type { RatioVariant } from './ratios/ratio.ts'

// The Bank's filing models, which determine the available rubrics and the formulas of ratios.

/**
 * full: capital companies m02, others m82, associations m05 · abridged: m01, m81, m04 · micro: m07, m87, m08
 * · unstructured: PDF without rubrics (banks, insurers, consolidated, foreign) · unknown: any other.
 */
export type Scheme = 'full' | 'abridged' | 'micro' | 'unstructured' | 'unknown'

type Model = {
  scheme: Scheme
  /** Associations and foundations use other equity and debt codes. */
  association: boolean
}

const SCHEMES: Record<string, [scheme: Scheme, association: boolean]> = {
  m01: ['abridged', false],
  m02: ['full', false],
  m04: ['abridged', true],
  m05: ['full', true],
  m07: ['micro', false],
  m08: ['micro', true],
  m81: ['abridged', false],
  m82: ['full', false],
  m87: ['micro', false],
}

/**
 * Parses a model as filed: `m02-f` (full filing), `m02-a` (annual accounts of a split filing), `m06-p` and `m120-f-p`
 * (PDF). Part `-o` of a split filing (other documents) has no figures and counts as unstructured.
 */
export function readModel(filed: string | null): Model {
  const [, model = '', parts = ''] = /^(m\d{2,3})((?:-[a-z])*)/i.exec(filed ?? '') ?? []
  if (/-[po]/i.test(parts)) return { scheme: 'unstructured', association: false }
  const [scheme, association] = SCHEMES[model.toLowerCase()] ?? ['unknown', false]
  return { scheme, association }
}

/** Whether a filing is of the group and not of the company: consolidated accounts (m120), a country-by-country report (m90). */
export function isOfGroup(filed: string | null): boolean {
  return /^m(?:120|90)(?:-|$)/i.test(filed ?? '')
}

/** Figures of a deposit with their context. Dates are `YYYY-MM-DD`. */
export type AccountsYear = {
  rubrics: Rubrics
  previousRubrics: Rubrics
  /** Model as filed, `m02-f`. */
  model: string | null
  periodStart: string | null
  periodEnd: string | null
  /** ISO 4217; null if unknown, absent where it was not read. */
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
