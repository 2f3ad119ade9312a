// Shapes a year of accounts for agents: figures by plain name, ratios by unit, and reasons for missing values.

import { KEY_FIGURES } from '../../domain/accounts/key-figures.ts'
import type { Absence, Ratio, RatioUnit } from '../../domain/accounts/ratios/ratio.ts'
import { notApplicable, type Sector, type SectorKind, sectorOf } from '../../domain/accounts/sector.ts'
import type { Financials, FinancialYear } from '../../usecases/accounts/get-financials.ts'

/** Null when unknown; `not_applicable` when it has no meaning for the sector. */
export type Figure = number | null | 'not_applicable'

/** Fields that are null or `not_applicable`, by reason. */
export type AbsentByReason = Record<string, string[]>

// Total equity and liabilities equals total assets, and its name `total_liabilities` would be misread.
const FIGURES = KEY_FIGURES.filter(({ column }) => column !== 'total_liabilities').map(
  ({ column, rubric }) => ({
    name: toCamelCase(column),
    rubric,
  }),
)

/** Filed amounts and counts by plain name; docs/mcp.md lists their rubrics. */
export function shapeFigures(filed: FinancialYear['filed']): Record<string, number> | null {
  if (filed === null) return null
  const named = FIGURES.filter(({ rubric }) => filed[rubric] !== undefined)
  return Object.fromEntries(named.map(({ name, rubric }) => [name, Number(filed[rubric])]))
}

const NO_FIGURES: Record<NonNullable<FinancialYear['noFigures']>, string> = {
  filed_as_pdf: 'The accounts were filed as a PDF or in a non-standard model: no figures are available.',
  not_loaded: 'The filing is known, but its figures are not loaded.',
}

/** Why no year of a company can be shown. */
export function explainNoYears({ neverFiles, undated, filings }: Financials): string {
  if (neverFiles) return 'A natural person deposits no annual accounts.'
  if (undated.length > 0) return 'The deposits on record have no known fiscal year: no year can be shown.'
  if (filings.state === 'none')
    return `Not filed: the National Bank had no accounts of this company on ${filings.checkedOn}.`
  return 'No annual accounts of this company are stored, and it is unknown whether any were filed: they were not requested from the Bank.'
}

/** Why a year has no figures; undefined when it has. */
export function explainNoFigures({ noFigures }: FinancialYear): string | undefined {
  return noFigures === null ? undefined : NO_FIGURES[noFigures]
}

/** A ratio as a figure, with the reason for a missing value. The sector's reason has priority. */
export function shapeRatio(
  { id, value, absence }: Pick<Ratio, 'id' | 'value' | 'absence'>,
  sector: SectorKind,
): { figure: Figure; reason: string | null } {
  const reason = notApplicable(sector, id)
  if (reason !== null) return { figure: 'not_applicable', reason }
  if (value !== null) return { figure: Number(value), reason: null }
  return { figure: null, reason: absence === null ? 'Unknown.' : describeAbsence(absence) }
}

/**
 * All ratios by unit and camelCase id, with reasons for missing values. Ratios that are plain filed figures are left out.
 * Without figures, only ratios that do not apply to the sector are included.
 */
export function shapeRatios(ratios: readonly Ratio[], sector: SectorKind, hasFigures: boolean) {
  const byUnit: Partial<Record<RatioUnit, Record<string, Figure>>> = {}
  const absent = new AbsentFields()
  for (const ratio of ratios.filter(({ id }) => !PLAIN_FIGURE_RATIOS.has(id))) {
    const { figure, reason } = shapeRatio(ratio, sector)
    if (figure === null && !hasFigures) continue
    byUnit[ratio.unit] = { ...byUnit[ratio.unit], [toCamelCase(ratio.id)]: figure }
    absent.add(toCamelCase(ratio.id), reason)
  }
  return { byUnit, absent: absent.byReason() }
}

// Listed among the ratios, but plain filed rubrics.
const PLAIN_FIGURE_RATIOS: ReadonlySet<string> = new Set([
  'equity',
  'total_assets',
  'turnover',
  'ebit',
  'staff',
])

/** Collects fields without a value. */
export class AbsentFields {
  readonly #fields = new Map<string, string[]>()

  add(field: string, reason: string | null): void {
    if (reason === null) return
    const fields = this.#fields.get(reason)
    if (fields) fields.push(field)
    else this.#fields.set(reason, [field])
  }

  byReason(): AbsentByReason {
    return Object.fromEntries(this.#fields)
  }
}

/** The sector of a year; of one without figures, and without a year, by the activity alone. */
export function sectorOfYear(year: FinancialYear | null | undefined, nace: string | null): Sector {
  return year?.derived?.sector ?? sectorOf({ nace, model: null, rubrics: {} })
}

/** The kind of business, with the reason unless ordinary; null when there is no evidence. */
export function describeSector({ kind, reason, isEvident }: Sector): string | null {
  if (!isEvident) return null
  return kind === 'ordinary' ? kind : `${kind}: ${reason}`
}

function describeAbsence(absence: Absence): string {
  if (absence.kind === 'not_applicable') return absence.reason
  if (absence.kind === 'not_filed') return `Not filed: ${absence.codes.join(', ')}.`
  if (absence.kind === 'zero_denominator') return 'The denominator is zero.'
  return `The fiscal period has ${absence.months ?? 'unknown'} months, not twelve.`
}

/** `total_assets` → `totalAssets`. */
export function toCamelCase(name: string): string {
  return name.replaceAll(/_([a-z\d])/g, (_, letter: string) => letter.toUpperCase())
}
