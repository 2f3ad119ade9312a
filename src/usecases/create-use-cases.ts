// Composition of all use cases, shared by REST, MCP and the site.

import type { CompanyFacts } from '../domain/company/company.ts'
import { PeopleUnavailableError, type SourceName } from '../domain/errors.ts'
import type { BatchLoader } from '../store/db/batch-loader.ts'
import type { Source } from '../store/db/source.ts'
import { createExportFinancials, type ExportFinancials } from './accounts/export-financials.ts'
import { createGetFinancials, createReadFinancials, type GetFinancials } from './accounts/get-financials.ts'
import { createGetLatestAccounts, type GetLatestAccounts } from './accounts/get-latest-accounts.ts'
import { createListChanges, type ListChanges } from './changes/list-changes.ts'
import { createListNewestChanges, type ListNewestChanges } from './changes/list-newest-changes.ts'
import { createListWatched, type ListWatched } from './changes/list-watched.ts'
import { createNameCodes, type LabelCodes, type NameCodes } from './codes/name-codes.ts'
import { type CompareCompanies, createCompareCompanies } from './compare/compare-companies.ts'
import type { CacheLimits, DossierCacheStats } from './dossier/dossier-cache.ts'
import { createGetCompany, type GetCompany } from './dossier/get-company.ts'
import { createGetOverview, type GetOverview } from './dossier/get-overview.ts'
import { createGetProfile, type GetProfile } from './dossier/get-profile.ts'
import {
  createGetUnregisteredOverview,
  type GetUnregisteredOverview,
} from './dossier/get-unregistered-overview.ts'
import { createGetHistory, type GetHistory } from './history/get-history.ts'
import { createGetPastDossier, type GetPastDossier } from './history/get-past-dossier.ts'
import { createPastTimeline, type PastTimeline } from './history/past-timeline.ts'
import { createGetNetwork, type GetNetwork } from './network/get-network.ts'
import { createListOfficers, type ListOfficers } from './officers/list-officers.ts'
import { createGetOwnership, type GetOwnership } from './ownership/get-ownership.ts'
import { createGetPerson, type GetPerson } from './people/get-person.ts'
import { createIdentifyOfficers, type IdentifyOfficers } from './people/identify-officers.ts'
import type { RecordLookup } from './people/lookup-log.ts'
import { createMayShowPeople, type MayShowPeople } from './people/may-show-people.ts'
import { createSearchPeople, type SearchPeople } from './people/search-people.ts'
import { createReaders, type Readers } from './readers.ts'
import { createExtendCompany, type ExtendCompany } from './reconcile/extend-companies.ts'
import { createReconcileCompanies, type ReconcileCompanies } from './reconcile/reconcile-companies.ts'
import { createFindUnregistered, type FindUnregistered } from './register/find-unregistered.ts'
import { createGetPastRecord, type GetPastRecord } from './register/get-past-record.ts'
import { createGetRegisterRecord, type GetRegisterRecord } from './register/get-register-record.ts'
import { createListEstablishments, type ListEstablishments } from './register/list-establishments.ts'
import type { SearchCompanies } from './search/search-companies.ts'
import { withUnregisteredCompanies } from './search/unregistered-companies.ts'
import type { Suppression } from './suppression/suppression-cache.ts'
import { createGetExtractionStatus, type GetExtractionStatus } from './timeline/get-extraction-status.ts'
import { createGetRollup, type GetRollup } from './timeline/get-rollup.ts'
import { createListActs, type ListActs } from './timeline/list-acts.ts'
import { createListEvents, type ListEvents } from './timeline/list-events.ts'
import {
  createListInsolvenciesOfDay,
  createListNewestInsolvencies,
  type ListInsolvenciesOfDay,
  type ListNewestInsolvencies,
} from './timeline/list-newest-insolvencies.ts'
import { createQuoteFacts, type QuoteFacts } from './timeline/quote-facts.ts'
import { createReadCoverage, type ReadCoverage } from './timeline/read-coverage.ts'
import {
  createReadInsolvencyState,
  type ReadCompanyState,
  type ReadDossierState,
} from './timeline/read-insolvency-state.ts'

type UseCasesDeps = {
  sources: Record<SourceName, Source>
  suppression: Suppression
  /** Database of the change feed; by default that of the register. */
  changes?: Source
  /** Of companies that the register has or had. */
  searchCompanies: SearchCompanies
  /** Without it people are unavailable: no look-up goes unrecorded. */
  recordLookup?: RecordLookup
  /** Changes with every load of dossier data; null while unknown. */
  dataVersion(): string | null
  caching?: Partial<CacheLimits>
}

export type UseCases = {
  compareCompanies: CompareCompanies
  getCompany: GetCompany
  dossierCacheStats(): DossierCacheStats
  findUnregistered: FindUnregistered
  /** Whether a fresh dossier is cached; `number` is ten digits, valid or not. */
  isDossierCached(number: string): boolean
  identifyOfficers: IdentifyOfficers
  getExtractionStatus: GetExtractionStatus
  getFinancials: GetFinancials
  getHistory: GetHistory
  getLatestAccounts: GetLatestAccounts
  getOverview: GetOverview
  getPastDossier: GetPastDossier
  getProfile: GetProfile
  getOwnership: GetOwnership
  getPerson: GetPerson
  getNetwork: GetNetwork
  mayShowPeople: MayShowPeople
  getPastRecord: GetPastRecord
  getRegisterRecord: GetRegisterRecord
  getRollup: GetRollup
  getUnregisteredOverview: GetUnregisteredOverview
  labelCodes: LabelCodes
  listActs: ListActs
  listChanges: ListChanges
  listEstablishments: ListEstablishments
  listEvents: ListEvents
  listNewestChanges: ListNewestChanges
  listInsolvenciesOfDay: ListInsolvenciesOfDay
  listNewestInsolvencies: ListNewestInsolvencies
  listOfficers: ListOfficers
  listWatched: ListWatched
  nameCodes: NameCodes
  pastTimeline: PastTimeline
  exportFinancials: ExportFinancials
  quoteFacts: QuoteFacts
  extendCompany: ExtendCompany
  reconcileCompanies: ReconcileCompanies
  searchCompanies: SearchCompanies
  searchPeople: SearchPeople
  readCoverage: ReadCoverage
  readCompanyState: ReadCompanyState
  readDossierState: ReadDossierState
}

export function createUseCases(deps: UseCasesDeps): UseCases {
  const { sources, suppression, dataVersion, caching } = deps
  const { register, accounts } = sources
  const readers = createReaders(sources, suppression)
  const { companies } = readers
  const findUnregistered = createFindUnregistered({ sources, companies, suppression })
  const anywhere = { ...readers, findUnregistered }
  const getCompany = createGetCompany({ readers, suppression, dataVersion, limits: caching })
  const getOwnership = createGetOwnership(readers)
  const getNetwork = createGetNetwork({ sources, suppression })
  const getFinancials = createGetFinancials({ companies, accounts })
  const readFinancials = createReadFinancials({ companies, accounts })
  const listEvents = createListEvents({ companies, timeline: readers.events, suppression })
  const nameCodes = createNameCodes({ register })
  const sharedUseCases = {
    ...createReadInsolvencyState(readers),
    nameCodes,
    labelCodes: nameCodes.labelCodes,
    getRegisterRecord: createGetRegisterRecord({ ...readers, ...nameCodes }),
    getPastRecord: createGetPastRecord({ ...readers, ...nameCodes, register }),
    listEstablishments: createListEstablishments({ ...readers, ...nameCodes }),
    getHistory: createGetHistory({ ...anywhere, sources, suppression }),
    listActs: createListActs(anywhere),
    listOfficers: createListOfficers(anywhere),
  }
  return {
    getCompany,
    getFinancials,
    listEvents,
    findUnregistered,
    ...createSearchUseCases(deps, findUnregistered),
    extendCompany: createExtendCompany({ ...sharedUseCases, getCompany, findUnregistered }),
    dossierCacheStats: getCompany.cacheStats,
    isDossierCached: getCompany.isDossierCached,
    ...sharedUseCases,
    ...createChangeUseCases(deps, companies),
    getOverview: createGetOverview({
      ...readers,
      ...sharedUseCases,
      getCompany,
      getFinancials,
      getOwnership,
      getNetwork,
      listEvents,
    }),
    compareCompanies: createCompareCompanies({ getCompany, getFinancials, listEvents, nameCodes }),
    getProfile: createGetProfile({ ...sharedUseCases, getCompany, getFinancials }),
    getOwnership,
    ...createPeopleUseCases({ ...readers, recordLookup: deps.recordLookup ?? refuseLookup }),
    getNetwork,
    getUnregisteredOverview: createGetUnregisteredOverview({
      ...anywhere,
      ...sharedUseCases,
      readFinancials,
    }),
    ...createTimelineUseCases(deps, anywhere),
    ...createAccountsUseCases({ ...anywhere, readFinancials }),
  }
}

function createTimelineUseCases(
  { sources, suppression }: UseCasesDeps,
  readers: Readers & { findUnregistered: FindUnregistered },
) {
  const { register, gazette } = sources
  const { companies, summaries } = readers
  return {
    getExtractionStatus: createGetExtractionStatus({ ...readers, gazette }),
    getRollup: createGetRollup({ companies, summaries, suppression }),
    listNewestInsolvencies: createListNewestInsolvencies({ gazette, companies, suppression }),
    listInsolvenciesOfDay: createListInsolvenciesOfDay({ gazette, companies, suppression }),
    quoteFacts: createQuoteFacts({ gazette, suppression }),
    readCoverage: createReadCoverage(gazette),
    pastTimeline: createPastTimeline(readers.past),
    getPastDossier: createGetPastDossier({ past: readers.past, register }),
  }
}

function createAccountsUseCases(deps: Parameters<typeof createGetLatestAccounts>[0]) {
  return {
    getLatestAccounts: createGetLatestAccounts(deps),
    exportFinancials: createExportFinancials(deps),
  }
}

function createSearchUseCases(
  { searchCompanies: search, sources: { register, gazette }, suppression }: UseCasesDeps,
  findUnregistered: FindUnregistered,
) {
  const searchCompanies = withUnregisteredCompanies(search, {
    register,
    gazette,
    findUnregistered,
    suppression,
  })
  return { searchCompanies, reconcileCompanies: createReconcileCompanies(searchCompanies) }
}

function createPeopleUseCases(deps: Readers & { recordLookup: RecordLookup }) {
  return {
    getPerson: createGetPerson(deps),
    searchPeople: createSearchPeople(deps),
    identifyOfficers: createIdentifyOfficers(deps),
    mayShowPeople: createMayShowPeople(deps),
  }
}

function createChangeUseCases(
  { changes, sources, suppression }: UseCasesDeps,
  companies: BatchLoader<CompanyFacts>,
) {
  const { register } = sources
  const source = changes ?? register
  return {
    listChanges: createListChanges({ changes: source, suppression }),
    listNewestChanges: createListNewestChanges({ register, changes: source, companies, suppression }),
    listWatched: createListWatched(source),
  }
}

async function refuseLookup(): Promise<never> {
  throw new PeopleUnavailableError('not_recorded')
}
