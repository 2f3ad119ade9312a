// Rows of a snapshot that the domain computes: ratios and risk, by the same functions as single answers.

import { computeRatios } from '../../domain/accounts/ratios/compute-ratios.ts'
import { notApplicable, sectorOf } from '../../domain/accounts/sector.ts'
import { sizeClassOf } from '../../domain/accounts/size-class.ts'
import { isBankruptSituation, isScored, riskOf } from '../../domain/risk.ts'
import type { FiledYear } from '../../store/bulk/spooled-rows.ts'
import type { CompanyRisk } from '../../store/risk/all-scores.ts'

/** Values in the order of the table's columns; the enterprise number as stored. */
export type ComputedRow = readonly (string | number | null)[]

/** A row of `ratios`. */
export function ratiosOf(year: FiledYear): ComputedRow {
  const { enterpriseNumber, reference, nace, model, rubrics, periodStart, periodEnd } = year
  const { kind } = sectorOf({ nace, model, rubrics })
  return [
    enterpriseNumber,
    reference,
    periodStart,
    periodEnd,
    kind,
    sizeClassOf(year)?.sizeClass ?? null,
    ...computeRatios(year, id => notApplicable(kind, id)).map(({ value }) => value),
  ]
}

/** A row of `scores`; null for a company without a current score. `today` is `YYYY-MM-DD`. */
export function riskRowOf(
  { enterpriseNumber, situation, stored }: CompanyRisk,
  today: string,
): ComputedRow | null {
  const { score, openBankruptcy, openSince, judiciallyDissolved } = stored
  const isOpen = openBankruptcy || isBankruptSituation(situation)
  const risk = riskOf(score, {
    naturalPerson: false,
    openBankruptcy: isOpen,
    judiciallyDissolved,
    ...(openSince && { openSince }),
    today,
  })
  if (!isScored(risk)) return null
  return [
    enterpriseNumber,
    risk.band,
    risk.scoreOutOf100,
    risk.probability,
    risk.altmanZ,
    risk.modelVersion,
    risk.evaluatedAt,
    risk.rule ?? null,
    risk.basis?.deposit ?? null,
    risk.basis?.periodEnd ?? null,
    risk.basis?.inputsKnown ?? null,
    risk.basis?.inputsTotal ?? null,
  ]
}

/** A line of CSV: texts are quoted, null is empty. */
export function csvLine(row: ComputedRow): string {
  return `${row.map(value => (typeof value === 'string' ? `"${value.replaceAll('"', '""')}"` : (value ?? ''))).join(',')}\n`
}
