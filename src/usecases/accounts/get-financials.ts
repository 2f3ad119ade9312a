// Annual accounts of a company by fiscal year: figures as filed, and values derived from them.

import { type AccountsYear, monthsOf, readModel, type Scheme } from '../../domain/accounts/accounts-year.ts'
import {
  type CellConflict,
  type DepositType,
  type FilingStatus,
  filingStatusOf,
  type Rubrics,
} from '../../domain/accounts/deposit.ts'
import { type FiscalYear, listFiscalYears, separateGroupYears } from '../../domain/accounts/fiscal-years.ts'
import { computeRatios } from '../../domain/accounts/ratios/compute-ratios.ts'
import type { Ratio } from '../../domain/accounts/ratios/ratio.ts'
import {
  type Health,
  peerGroups,
  type SectorStatistics,
  scoreHealth,
} from '../../domain/accounts/score-health.ts'
import { notApplicable, type Sector, sectorOf } from '../../domain/accounts/sector.ts'
import { type Size, sizeClassOf } from '../../domain/accounts/size-class.ts'
import type { BrokenRule } from '../../domain/accounts/sum-rules.ts'
import type { CompanyFacts } from '../../domain/company/company.ts'
import type { EnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import { UnknownCompanyError } from '../../domain/errors.ts'
import { memoizeTtl } from '../../platform/cache/memoize.ts'
import { createLookupReader } from '../../store/accounts/company-lookups.ts'
import { createNewestDepositReader, type Deposit, listDeposits } from '../../store/accounts/deposits.ts'
import { readAllSectorStatistics } from '../../store/accounts/sector-statistics.ts'
import type { BatchLoader } from '../../store/db/batch-loader.ts'
import type { Source } from '../../store/db/source.ts'

/** Values computed from filed figures. */
export type Derived = {
  ratios: Ratio[]
  /** Null when too few figures are filed or too few companies are comparable. */
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
  /** Length of the period, to one decimal; null when its start is unknown. */
  months: number | null
  approvedOn: string | null
  model: string | null
  scheme: Scheme
  currency: string | null
  language: string | null
  /** As filed, exact; null when there are none (see `noFigures`). */
  filed: Rubrics | null
  /** Previous year as stated by this deposit. */
  filedYearBefore: Rubrics | null
  noFigures: 'filed_as_pdf' | 'not_loaded' | null
  /** Null when figures exist but are not loaded. For a PDF: all ratios, with the reason for their absence. */
  derived: Derived | null
  /** Sum rules that the filing violates. */
  brokenRules: readonly BrokenRule[]
  /** Cells with two values, which are not used. Absent when there are none. */
  conflicts?: readonly CellConflict[]
  /** Other deposits of the same year, latest first: corrected ones, and documents without figures. */
  otherDeposits: FiledDeposit[]
}

export type Financials = {
  enterpriseNumber: EnterpriseNumber
  /** Newest first; when empty, `filings` says why. */
  years: FinancialYear[]
  /** Whether accounts are loaded, were looked up without result, or were never looked up. */
  filings: FilingStatus
  /** Deposits of unknown years, latest first. */
  undated: FiledDeposit[]
  /** Years that are not shown, by closing date, newest first. */
  gatedYears: string[]
  /** Closing days later than these years of which only accounts of the group are on file, newest first. */
  groupYears: string[]
  /** Natural persons do not deposit accounts. */
  neverFiles: boolean
  asOf: string
}

/** `latest`: only the newest fiscal year (free scope). */
export type FinancialsScope = 'latest' | 'all'

/**
 * Throws `UnknownCompanyError`, and `SourceUnavailableError` when the register or the accounts do not answer.
 */
export type GetFinancials = (number: EnterpriseNumber, scope: FinancialsScope) => Promise<Financials>

/** As `GetFinancials`, also for a company that is not in the register: without its activity, nothing is compared. */
export type ReadFinancials = GetFinancials

type GetFinancialsDeps = {
  companies: BatchLoader<CompanyFacts>
  accounts: Source
  /** Sector statistics are recomputed about once a day. */
  statisticsTtlMs?: number
}

const STATISTICS_TTL_MS = 60_000

export function createGetFinancials(deps: GetFinancialsDeps): GetFinancials {
  const readFinancials = createReadFinancials(deps)
  return async (number, scope) => {
    const [company, financials] = await Promise.all([
      deps.companies.read(number),
      readFinancials(number, scope),
    ])
    if (!company?.inRegister) throw new UnknownCompanyError()
    return financials
  }
}

export function createReadFinancials(deps: GetFinancialsDeps): ReadFinancials {
  const { companies, accounts, statisticsTtlMs = STATISTICS_TTL_MS } = deps
  const newest = createNewestDepositReader(accounts)
  const lookups = createLookupReader(accounts)
  const readStatistics = memoizeTtl(() => accounts.run(readAllSectorStatistics), statisticsTtlMs)

  async function readYears(number: EnterpriseNumber, scope: FinancialsScope): Promise<Years> {
    if (scope === 'latest') {
      const { deposits = [], earlierPeriods = [] } = (await newest.read(number)) ?? {}
      return { ...arrange(deposits), gatedYears: earlierPeriods }
    }
    const deposits = await accounts.run(pool => listDeposits(pool, number))
    return { ...arrange(deposits), gatedYears: [] }
  }

  return async (number, scope) => {
    const [company, { shown, gatedYears, groupYears, undated }] = await Promise.all([
      companies.read(number),
      readYears(number, scope),
    ])
    const nace = company?.primaryNace ?? null
    const lookup = shown.length === 0 ? await lookups.read(number) : undefined
    return {
      enterpriseNumber: number,
      filings: filingStatusOf(shown.length + undated.length, lookup),
      years: await Promise.all(shown.map(year => describeYear(year, nace, readStatistics))),
      gatedYears,
      groupYears,
      undated,
      neverFiles: company?.naturalPerson ?? false,
      asOf: new Date().toISOString(),
    }
  }
}

type Years = { shown: FiscalYear<Deposit>[]; undated: FiledDeposit[] } & Pick<
  Financials,
  'gatedYears' | 'groupYears'
>

function arrange(deposits: readonly Deposit[]): Omit<Years, 'gatedYears'> {
  const { own, ofGroup } = separateGroupYears(listFiscalYears(deposits))
  const [latest] = own
  const groupYears = ofGroup.filter(day => latest !== undefined && day > latest.periodEnd)
  return { shown: own, groupYears, undated: listUndated(deposits) }
}

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

// For a PDF all ratios are not applicable, with the reason; for figures that are not loaded there are none.
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
