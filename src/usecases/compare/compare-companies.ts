// Two to five companies side by side: dossier, latest accounts, events, and in what their figures differ in kind.

import type { EnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import { UnknownCompanyError } from '../../domain/errors.ts'
import type { UnscoredReason } from '../../domain/risk.ts'
import type { LifecycleEvent } from '../../domain/timeline/lifecycle-event.ts'
import type { Financials, FinancialYear, GetFinancials } from '../accounts/get-financials.ts'
import type { NameCodes, NamedCodes, Reader } from '../codes/name-codes.ts'
import type { Dossier } from '../dossier/compose-dossier.ts'
import type { GetCompany } from '../dossier/get-company.ts'
import { toResultOrNull } from '../dossier/get-overview.ts'
import type { ListEvents } from '../timeline/list-events.ts'

/** A request costs as much as this many dossiers. */
export const MAX_COMPARED = 5

export type ComparedCompany = {
  dossier: Dossier
  names: NamedCodes
  /** The latest fiscal year only; null when the accounts did not answer. */
  financials: Financials | null
  /** Newest first; null when the gazette did not answer, or while publications about the company are unread. */
  events: readonly LifecycleEvent[] | null
  /** Null when there is a current score. */
  unscored: UnscoredReason | null
}

/** In what the figures of the companies differ, so that they compare only with care. */
export type Difference =
  | 'closing_date'
  | 'months'
  | 'currency'
  | 'scheme'
  | 'size'
  | 'peer_group'
  | 'risk_model'

export type Comparison = {
  /** In the order asked for. */
  companies: ComparedCompany[]
  /** Numbers that are not in the register. */
  unknown: EnterpriseNumber[]
  differences: Difference[]
  /** True when all sources answered with current data. */
  isComplete: boolean
}

/**
 * Distinct numbers, at most `MAX_COMPARED`. Throws `SourceUnavailableError` when the register does not answer and nothing
 * is cached.
 */
export type CompareCompanies = (numbers: readonly EnterpriseNumber[], language: Reader) => Promise<Comparison>

type CompareDeps = {
  getCompany: GetCompany
  getFinancials: GetFinancials
  listEvents: ListEvents
  nameCodes: NameCodes
}

export function createCompareCompanies(deps: CompareDeps): CompareCompanies {
  return async (numbers, language) => {
    if (numbers.length > MAX_COMPARED) throw new RangeError(`at most ${MAX_COMPARED} companies are compared`)
    const read = await Promise.all(numbers.map(number => readCompany(deps, number, language)))
    const companies = read.filter(company => company !== null)
    return {
      companies,
      unknown: numbers.filter((_, at) => read[at] === null),
      differences: listDifferences(companies),
      isComplete: companies.every(
        ({ dossier, financials, events }) =>
          dossier.stagesDegraded.length === 0 && financials !== null && events !== null,
      ),
    }
  }
}

async function readCompany(
  { getCompany, getFinancials, listEvents, nameCodes }: CompareDeps,
  number: EnterpriseNumber,
  language: Reader,
): Promise<ComparedCompany | null> {
  const parts = Promise.all([
    toResultOrNull(getFinancials(number, 'latest')),
    toResultOrNull(listEvents(number)),
  ])
  parts.catch(() => {}) // not awaited when the company is unknown
  try {
    const dossier = await getCompany(number)
    const [[financials, timeline], names] = await Promise.all([parts, nameCodes(dossier.company, language)])
    const { unscored = null } = dossier.risk
    return { dossier, names, financials, events: timeline && (timeline.value ?? []), unscored }
  } catch (error) {
    if (error instanceof UnknownCompanyError) return null
    throw error
  }
}

/** The latest fiscal year of a company; undefined without any. */
export function latestYearOf({ financials }: ComparedCompany): FinancialYear | undefined {
  return financials?.years[0]
}

const KINDS: Record<Difference, (company: ComparedCompany) => string | number | null | undefined> = {
  closing_date: company => latestYearOf(company)?.periodEnd,
  months: company => latestYearOf(company)?.months,
  currency: company => latestYearOf(company)?.currency,
  scheme: company => latestYearOf(company)?.scheme,
  size: company => latestYearOf(company)?.derived?.size?.sizeClass,
  peer_group: company => latestYearOf(company)?.derived?.health?.group,
  risk_model: ({ dossier: { risk } }) => risk.modelVersion,
}

// What is not known of a company differs from nothing.
function listDifferences(companies: readonly ComparedCompany[]): Difference[] {
  const kinds = Object.keys(KINDS) as Difference[]
  return kinds.filter(kind => {
    const known = companies.map(KINDS[kind]).filter(value => value !== null && value !== undefined)
    return new Set(known).size > 1
  })
}
