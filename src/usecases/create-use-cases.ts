// Composition of all use cases, shared by REST, MCP and the site.

import type { CompanyFacts } from '../domain/company/company.ts'
import { PeopleUnavailableError, type SourceName } from '../domain/errors.ts'
import type { BatchLoader } from '../store/db/batch-loader.ts'
import type { Source } from '../store/db/source.ts'
import { createExportFinancials } from './accounts/export-financials.ts'
import { createGetFinancials, createReadFinancials } from './accounts/get-financials.ts'
import { createGetLatestAccounts } from './accounts/get-latest-accounts.ts'
import { createListChanges } from './changes/list-changes.ts'
import { createListNewestChanges } from './changes/list-newest-changes.ts'
import { createListWatched } from './changes/list-watched.ts'
import { createNameCodes } from './codes/name-codes.ts'
import { createCompareCompanies } from './compare/compare-companies.ts'
import type { CacheLimits } from './dossier/dossier-cache.ts'
import { createGetCompany } from './dossier/get-company.ts'
import { createGetOverview } from './dossier/get-overview.ts'
import { createGetProfile } from './dossier/get-profile.ts'
import { createGetUnregisteredOverview } from './dossier/get-unregistered-overview.ts'
import { createGetHistory } from './history/get-history.ts'
import { createGetPastDossier } from './history/get-past-dossier.ts'
import { createPastTimeline } from './history/past-timeline.ts'
import { createGetNetwork } from './network/get-network.ts'
import { createListOfficers } from './officers/list-officers.ts'
import { createGetOwnership } from './ownership/get-ownership.ts'
import { createGetPerson } from './people/get-person.ts'
import { createIdentifyOfficers } from './people/identify-officers.ts'
import type { RecordLookup } from './people/lookup-log.ts'
import { createMayShowPeople } from './people/may-show-people.ts'
import { createSearchPeople } from './people/search-people.ts'
import { createReaders, type Readers } from './readers.ts'
import { createExtendCompany } from './reconcile/extend-companies.ts'
import { createReconcileCompanies } from './reconcile/reconcile-companies.ts'
import { createFindUnregistered, type FindUnregistered } from './register/find-unregistered.ts'
import { createGetPastRecord } from './register/get-past-record.ts'
import { createGetRegisterRecord } from './register/get-register-record.ts'
import { createListEstablishments } from './register/list-establishments.ts'
import type { SearchCompanies } from './search/search-companies.ts'
import { withUnregisteredCompanies } from './search/unregistered-companies.ts'
import type { Suppression } from './suppression/suppression-cache.ts'
import { createGetExtractionStatus } from './timeline/get-extraction-status.ts'
import { createGetRollup } from './timeline/get-rollup.ts'
import { createListActs } from './timeline/list-acts.ts'
import { createListEvents } from './timeline/list-events.ts'
import {
  createListInsolvenciesOfDay,
  createListNewestInsolvencies,
} from './timeline/list-newest-insolvencies.ts'
import { createQuoteFacts } from './timeline/quote-facts.ts'
import { createReadCoverage } from './timeline/read-coverage.ts'
import { createReadInsolvencyState } from './timeline/read-insolvency-state.ts'

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

/** Each is described where it is made. */
export type UseCases = ReturnType<typeof createUseCases>

export function createUseCases(deps: UseCasesDeps) {
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
