// All figures of a company that are on file, one by one: what was filed, and what is derived from it, labelled as such.

import type { Absence, Ratio, RatioUnit } from '../../domain/accounts/ratios/ratio.ts'
import { STATEMENTS } from '../../domain/accounts/statement-lines.ts'
import type { EnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import type { Financials, FinancialYear, GetFinancials } from './get-financials.ts'

export type ExportedFigure = {
  enterpriseNumber: EnterpriseNumber
  /** Days are `YYYY-MM-DD`. */
  fiscalYearEnd: string
  periodStart: string | null
  depositReference: string
  depositedOn: string | null
  /** ISO 4217; null where the deposit does not say. */
  currency: string | null
  /** `derived`: computed by us, never filed. */
  kind: 'filed' | 'derived'
  /** A rubric as filed (`20/58`) or the id of a ratio; null in the one row of a deposit whose figures are not held. */
  code: string | null
  /** Decimal text, as filed or as computed; never rounded here. */
  value: string | null
  /** Null for rubrics: what they count (amounts, persons, hours) is the Bank's to say. */
  unit: RatioUnit | null
  /** Why there is no value; see `tellAbsence`. Null where there is one. */
  reason: string | null
}

export type ExportFinancials = (number: EnterpriseNumber) => Promise<Iterable<ExportedFigure>>

/** Newest year first; rubrics in the order of the Bank's models, then ratios. Throws as `GetFinancials` does. */
export function createExportFinancials(getFinancials: GetFinancials): ExportFinancials {
  return async number => listFigures(await getFinancials(number, 'all'))
}

function* listFigures({ enterpriseNumber, years }: Financials): Iterable<ExportedFigure> {
  for (const year of years) {
    const about = describeDeposit(enterpriseNumber, year)
    if (year.filed === null) yield { ...about, ...NO_RUBRIC, reason: year.noFigures }
    else
      for (const [code, value] of inModelOrder(Object.entries(year.filed)))
        yield { ...about, ...NO_RUBRIC, code, value }
    for (const ratio of year.derived?.ratios ?? []) yield { ...about, ...describeRatio(ratio) }
  }
}

function describeDeposit(enterpriseNumber: EnterpriseNumber, year: FinancialYear) {
  return {
    enterpriseNumber,
    fiscalYearEnd: year.periodEnd,
    periodStart: year.periodStart,
    depositReference: year.reference,
    depositedOn: year.depositedOn,
    currency: year.currency,
  }
}

const NO_RUBRIC = { kind: 'filed', code: null, value: null, unit: null, reason: null } as const

const RUBRIC_ORDER = new Map(
  Object.values(STATEMENTS)
    .flat()
    .map(({ rubric }, place) => [rubric, place]),
)

// Rubrics that only some models have follow, by code.
function inModelOrder(rubrics: [code: string, value: string][]): [code: string, value: string][] {
  const rubricOrder = (code: string) => RUBRIC_ORDER.get(code) ?? RUBRIC_ORDER.size
  return rubrics.sort(([a], [b]) => rubricOrder(a) - rubricOrder(b) || (a < b ? -1 : 1))
}

function describeRatio({ id, value, unit, absence }: Ratio) {
  return { kind: 'derived', code: id, value, unit, reason: absence && formatAbsence(absence) } as const
}

/**
 * Why a ratio has no value, for programs first: a stable word, then what it is about. `not_filed: 70 60/66A` (codes),
 * `not_twelve_months: 18` (months, left out when unknown), `zero_denominator`, `not_applicable: …` (a sentence in English).
 */
function formatAbsence(absence: Absence): string {
  if (absence.kind === 'not_filed') return `not_filed: ${absence.codes.join(' ')}`
  if (absence.kind === 'not_applicable') return `not_applicable: ${absence.reason}`
  if (absence.kind === 'not_twelve_months' && absence.months !== null)
    return `not_twelve_months: ${absence.months}`
  return absence.kind
}
