// A year of accounts for agents: figures by plain names as numbers, ratios by unit, and for each that has no value a
// marker and the reason.

import { KEY_FIGURES } from '../../domain/accounts/key-figures.ts'
import type { Absence, Ratio, RatioUnit } from '../../domain/accounts/ratios/ratio.ts'
import { notApplicable, type Sector, type SectorKind } from '../../domain/accounts/sector.ts'
import type { Financials, FinancialYear } from '../../usecases/accounts/get-financials.ts'

/** A number, null where it is not known, or that it means nothing for the company's sector. */
export type Figure = number | null | 'not_applicable'

/** Fields that are null or `not_applicable`, by the reason. */
export type AbsentByReason = Record<string, string[]>

// The total of equity and liabilities equals total assets, and its plain name is taken for that of liabilities alone.
const FIGURES = KEY_FIGURES.filter(({ column }) => column !== 'total_liabilities').map(
  ({ column, rubric }) => ({
    name: toCamelCase(column),
    rubric,
  }),
)

/** The amounts and counts of a filing by plain name (see docs/mcp.md for the rubric of each), as filed. */
export function shapeFigures(filed: FinancialYear['filed']): Record<string, number> | null {
  if (filed === null) return null
  const named = FIGURES.filter(({ rubric }) => filed[rubric] !== undefined)
  return Object.fromEntries(named.map(({ name, rubric }) => [name, Number(filed[rubric])]))
}

const NO_FIGURES: Record<NonNullable<FinancialYear['noFigures']>, string> = {
  filed_as_pdf: 'The accounts were filed as a PDF or in a model of their own: there are no figures to read.',
  not_loaded: 'The filing is known, its figures are not loaded.',
}

/** Why no year of a company can be shown: it files none, the Bank had none, or nobody has looked. */
export function explainNoYears({ neverFiles, undated, filings }: Financials): string {
  if (neverFiles) return 'A natural person deposits no annual accounts.'
  if (undated.length > 0)
    return 'Deposits are on record of which it is not known what year they are: no year can be shown.'
  if (filings.state === 'none')
    return `Not filed: asked on ${filings.checkedOn}, the National Bank had no accounts of this company.`
  return 'No annual accounts of this company are held here, and whether it has filed any is not known: the Bank was not asked for them.'
}

/** Why a year has no figures; undefined when it has. */
export function explainNoFigures({ noFigures }: FinancialYear): string | undefined {
  return noFigures === null ? undefined : NO_FIGURES[noFigures]
}

/** One ratio as a figure, with the reason when it has no value. The sector's reason goes before any other. */
export function shapeRatio(
  { id, value, absence }: Pick<Ratio, 'id' | 'value' | 'absence'>,
  sector: SectorKind,
): { figure: Figure; reason: string | null } {
  const reason = notApplicable(sector, id)
  if (reason !== null) return { figure: 'not_applicable', reason }
  if (value !== null) return { figure: Number(value), reason: null }
  return { figure: null, reason: absence === null ? 'Not known.' : describeAbsence(absence) }
}

/**
 * All ratios by unit and camelCase id, and why some have no value; what is a filed figure already is left out. Without
 * figures only those that mean nothing for the sector are told.
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

// Ratios in name only: one rubric as filed.
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
    const held = this.#fields.get(reason)
    if (held) held.push(field)
    else this.#fields.set(reason, [field])
  }

  byReason(): AbsentByReason {
    return Object.fromEntries(this.#fields)
  }
}

/** What kind of business it is, for any but an ordinary one with the reason; null where nothing tells. */
export function describeSector({ kind, reason, isEvident }: Sector): string | null {
  if (!isEvident) return null
  return kind === 'ordinary' ? kind : `${kind}: ${reason}`
}

function describeAbsence(absence: Absence): string {
  if (absence.kind === 'not_applicable') return absence.reason
  if (absence.kind === 'not_filed') return `Not filed: ${absence.codes.join(', ')}.`
  if (absence.kind === 'zero_denominator') return 'The divisor is zero.'
  return `The period is of ${absence.months ?? 'unknown'} months, not twelve.`
}

/** `total_assets` → `totalAssets`. */
export function toCamelCase(name: string): string {
  return name.replaceAll(/_([a-z\d])/g, (_, letter: string) => letter.toUpperCase())
}
