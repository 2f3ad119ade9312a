// All figures of a company, one row each: filed rubrics and derived ratios, labelled as such.

import type { Absence, Ratio, RatioUnit } from '../../domain/accounts/ratios/ratio.ts'
import { RUBRICS } from '../../domain/accounts/rubric-labels.ts'
import type { CompanyFacts } from '../../domain/company/company.ts'
import type { EnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import { UnknownCompanyError } from '../../domain/errors.ts'
import type { BatchLoader } from '../../store/db/batch-loader.ts'
import type { FindUnregistered } from '../register/find-unregistered.ts'
import type { Financials, FinancialYear, ReadFinancials } from './get-financials.ts'

export type ExportedFigure = {
  enterpriseNumber: EnterpriseNumber
  /** Dates are `YYYY-MM-DD`. */
  fiscalYearEnd: string
  periodStart: string | null
  depositReference: string
  depositedOn: string | null
  /** ISO 4217; null where not stated. */
  currency: string | null
  /** `derived`: computed, never filed. */
  kind: 'filed' | 'derived'
  /** Rubric as filed (`20/58`) or ratio id; null in the single row of a deposit without figures. */
  code: string | null
  /** Decimal text, not rounded. */
  value: string | null
  /** Null for rubrics: their units (amounts, persons, hours) are defined by the Bank. */
  unit: RatioUnit | null
  /** Why there is no value (`formatAbsence`); null otherwise. */
  reason: string | null
}

export type ExportFinancials = (number: EnterpriseNumber) => Promise<Iterable<ExportedFigure>>

type ExportFinancialsDeps = {
  companies: BatchLoader<CompanyFacts>
  findUnregistered: FindUnregistered
  readFinancials: ReadFinancials
}

/**
 * Newest year first; rubrics in the order of the Bank's models, then ratios. Throws `UnknownCompanyError` for a company
 * that no source knows, and `SourceUnavailableError` when the register or the accounts do not answer.
 */
export function createExportFinancials(deps: ExportFinancialsDeps): ExportFinancials {
  return async number => {
    const [company, financials] = await Promise.all([
      deps.companies.read(number),
      deps.readFinancials(number, 'all'),
    ])
    if (!company?.inRegister && (await deps.findUnregistered(number)) === null)
      throw new UnknownCompanyError()
    return listFigures(financials)
  }
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

const RUBRIC_ORDER = new Map(RUBRICS.map(({ rubric }, index) => [rubric, index]))

// Rubrics outside the common models follow, by code.
function inModelOrder(rubrics: [code: string, value: string][]): [code: string, value: string][] {
  const rubricOrder = (code: string) => RUBRIC_ORDER.get(code) ?? RUBRIC_ORDER.size
  return rubrics.sort(([a], [b]) => rubricOrder(a) - rubricOrder(b) || (a < b ? -1 : 1))
}

function describeRatio({ id, value, unit, absence }: Ratio) {
  return { kind: 'derived', code: id, value, unit, reason: absence && formatAbsence(absence) } as const
}

/**
 * Machine-readable reason, followed by details: `not_filed: 70 60/66A` (rubrics), `not_twelve_months: 18` (months,
 * if known), `zero_denominator`, `not_applicable: …` (an English sentence).
 */
function formatAbsence(absence: Absence): string {
  if (absence.kind === 'not_filed' || absence.kind === 'not_read')
    return `${absence.kind}: ${absence.codes.join(' ')}`
  if (absence.kind === 'not_applicable') return `not_applicable: ${absence.reason}`
  if (absence.kind === 'not_twelve_months' && absence.months !== null)
    return `not_twelve_months: ${absence.months}`
  return absence.kind
}
