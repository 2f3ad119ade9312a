// A company's annual accounts by fiscal year: figures as filed, and what is derived from them, labelled as such.

import type { CellConflict, DepositType, Rubrics } from '../../domain/accounts/deposit.ts'
import { type FilingStatus, filingStatusOf } from '../../domain/accounts/filing-status.ts'
import { type FiscalYear, listFiscalYears } from '../../domain/accounts/fiscal-years.ts'
import { peerGroups } from '../../domain/accounts/health/peer-groups.ts'
import { type Health, type SectorStatistics, scoreHealth } from '../../domain/accounts/health/score-health.ts'
import { readModel, type Scheme } from '../../domain/accounts/model.ts'
import { type AccountsYear, monthsOf } from '../../domain/accounts/ratios/accounts-year.ts'
import { computeRatios } from '../../domain/accounts/ratios/compute-ratios.ts'
import type { Ratio } from '../../domain/accounts/ratios/ratio.ts'
import { notApplicable, type Sector, sectorOf } from '../../domain/accounts/sector.ts'
import { type Size, sizeClassOf } from '../../domain/accounts/size-class.ts'
import type { BrokenRule } from '../../domain/accounts/sum-rules/check-sums.ts'
import type { CompanyFacts } from '../../domain/company/company.ts'
import type { EnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import { UnknownCompanyError } from '../../domain/errors.ts'
import { memoizeTtl } from '../../platform/cache/memoize-ttl.ts'
import { createLookupReader } from '../../store/accounts/company-lookups.ts'
import { createNewestDepositReader, type Deposit, listDeposits } from '../../store/accounts/deposits.ts'
import { readAllSectorStatistics } from '../../store/accounts/sector-statistics.ts'
import type { BatchLoader } from '../../store/db/batch-loader.ts'
import type { Source } from '../../store/db/source.ts'

/** What was computed of the figures, never filed itself. */
export type Derived = {
  ratios: Ratio[]
  /** Null where too little is filed, or too few companies are known to compare with. */
  health: Health | null
  sector: Sector
  size: Size | null
}

export type FiledDeposit = {
  reference: string
  depositedOn: string | null
  depositType: DepositType | null
}

export type FinancialYear = FiledDeposit & {
  periodStart: string | null
  periodEnd: string
  /** Length of the period, to one decimal; null where its start is not known. */
  months: number | null
  approvedOn: string | null
  model: string | null
  scheme: Scheme
  currency: string | null
  language: string | null
  /** As filed, exact. Null where none are held, and `noFigures` says why. */
  filed: Rubrics | null
  /** The year before, as this deposit gives it. */
  filedYearBefore: Rubrics | null
  noFigures: 'filed_as_pdf' | 'not_loaded' | null
  /** Null where figures exist that are not loaded. Of a PDF: every ratio with the reason why it has no value. */
  derived: Derived | null
  /** Sums of the filing that do not add up. */
  brokenRules: readonly BrokenRule[]
  /** Cells for which the filing gives two values: no figure is taken for them. Left out where there are none. */
  conflicts?: readonly CellConflict[]
  /** Other deposits for the same year, latest first: what a correction corrects, or documents without figures. */
  otherDeposits: FiledDeposit[]
}

export type Financials = {
  enterpriseNumber: EnterpriseNumber
  /** Newest first; empty when none are held, and `filings` says what that means. */
  years: FinancialYear[]
  /** Whether accounts are held, were looked for and not there, or were never looked for. */
  filings: FilingStatus
  /** Deposits of which it is not known of what year they are, latest first: on record, and in no list of years. */
  undated: FiledDeposit[]
  /** Years that are on file and not shown, by day of closing, newest first. */
  gatedYears: string[]
  /** Why there can be no years: natural persons do not deposit accounts. */
  neverFiles: boolean
  asOf: string
}

/** `latest`: the newest fiscal year only, the free scope. */
export type FinancialsScope = 'latest' | 'all'

/**
 * Throws `UnknownCompanyError`, and `SourceUnavailableError` when the register or the accounts do not answer.
 */
export type GetFinancials = (number: EnterpriseNumber, scope: FinancialsScope) => Promise<Financials>

export type GetFinancialsDeps = {
  companies: BatchLoader<CompanyFacts>
  accounts: Source
  /** How long the statistics of sectors may be held: they are computed anew once a day or so. */
  statisticsTtlMs?: number
}

const STATISTICS_TTL_MS = 60_000

export function createGetFinancials(deps: GetFinancialsDeps): GetFinancials {
  const { companies, accounts, statisticsTtlMs = STATISTICS_TTL_MS } = deps
  const newest = createNewestDepositReader(accounts)
  const lookups = createLookupReader(accounts)
  const readStatistics = memoizeTtl(() => accounts.run(readAllSectorStatistics), statisticsTtlMs)

  async function readYears(number: EnterpriseNumber, scope: FinancialsScope): Promise<Years> {
    if (scope === 'latest') {
      const { deposits = [], earlierPeriods = [] } = (await newest.read(number)) ?? {}
      return { shown: listFiscalYears(deposits), gatedYears: earlierPeriods, undated: listUndated(deposits) }
    }
    const deposits = await accounts.run(pool => listDeposits(pool, number))
    return { shown: listFiscalYears(deposits), gatedYears: [], undated: listUndated(deposits) }
  }

  return async (number, scope) => {
    const [company, { shown, gatedYears, undated }] = await Promise.all([
      companies.read(number),
      readYears(number, scope),
    ])
    if (company === undefined || !company.inRegister) throw new UnknownCompanyError()
    const nace = company.primaryNace
    const lookup = shown.length === 0 ? await lookups.read(number) : undefined
    return {
      enterpriseNumber: number,
      filings: filingStatusOf(shown.length + undated.length, lookup),
      years: await Promise.all(shown.map(year => describeYear(year, nace, readStatistics))),
      gatedYears,
      undated,
      neverFiles: company.naturalPerson,
      asOf: new Date().toISOString(),
    }
  }
}

type Years = { shown: FiscalYear<Deposit>[]; gatedYears: string[]; undated: FiledDeposit[] }

function listUndated(deposits: readonly Deposit[]): FiledDeposit[] {
  return deposits.filter(({ periodEnd }) => periodEnd === null).map(toFiledDeposit)
}

type ReadStatistics = () => Promise<ReadonlyMap<string, SectorStatistics>>

async function describeYear(
  { periodEnd, deposit, others }: FiscalYear<Deposit>,
  nace: string | null,
  readStatistics: ReadStatistics,
): Promise<FinancialYear> {
  const { figures, model, periodStart } = deposit
  const { scheme } = readModel(model)
  return {
    ...toFiledDeposit(deposit),
    periodStart,
    periodEnd,
    months: monthsOf(periodStart, periodEnd),
    approvedOn: deposit.approvedOn,
    model,
    scheme,
    currency: deposit.currency,
    language: deposit.language,
    filed: figures?.rubrics ?? null,
    filedYearBefore: figures?.previousRubrics ?? null,
    noFigures: absenceReason(deposit),
    derived: await deriveIfLoaded(deposit, nace, readStatistics),
    brokenRules: figures?.brokenRules ?? [],
    ...(figures?.conflicts?.length ? { conflicts: figures.conflicts } : {}),
    otherDeposits: others.map(toFiledDeposit),
  }
}

function absenceReason({ figures, model }: Deposit): FinancialYear['noFigures'] {
  if (figures !== null) return null
  return readModel(model).scheme === 'unstructured' ? 'filed_as_pdf' : 'not_loaded'
}

// Of a PDF every ratio is told as not applicable, with the reason; of figures that are not loaded nothing is.
async function deriveIfLoaded(
  deposit: Deposit,
  nace: string | null,
  readStatistics: ReadStatistics,
): Promise<Derived | null> {
  const { figures } = deposit
  if (figures !== null) return derive({ ...deposit, ...figures }, nace, readStatistics)
  if (absenceReason(deposit) === 'not_loaded') return null
  return derive({ ...deposit, rubrics: {}, previousRubrics: {} }, nace, readStatistics)
}

async function derive(
  year: AccountsYear,
  nace: string | null,
  readStatistics: ReadStatistics,
): Promise<Derived> {
  const sector = sectorOf({ nace, model: year.model, rubrics: year.rubrics })
  const ratios = computeRatios(year, ratioId => notApplicable(sector.kind, ratioId))
  const size = sizeClassOf(year)
  const statistics = await readStatistics()
  const groups = peerGroups(nace, size?.sizeClass ?? null).flatMap(name => statistics.get(name) ?? [])
  const values = Object.fromEntries(
    ratios.map(({ id, value }) => [id, value === null ? null : Number(value)]),
  )
  return { ratios, health: scoreHealth(values, groups), sector, size }
}

function toFiledDeposit({ reference, depositedOn, depositType }: Deposit): FiledDeposit {
  return { reference, depositedOn, depositType }
}
