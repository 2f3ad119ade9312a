// Composition of all use cases, shared by REST, MCP and the site.

import type { SourceName } from '../domain/errors.ts'
import type { Source } from '../store/db/source.ts'
import { createExportFinancials, type ExportFinancials } from './accounts/export-financials.ts'
import { createGetFinancials, type GetFinancials } from './accounts/get-financials.ts'
import { createGetLatestAccounts, type GetLatestAccounts } from './accounts/get-latest-accounts.ts'
import { createNameCodes, type NameCodes } from './codes/name-codes.ts'
import type { CacheLimits, DossierCacheStats } from './dossier/dossier-cache.ts'
import { createGetCompany, type GetCompany } from './dossier/get-company.ts'
import { createGetOverview, type GetOverview } from './dossier/get-overview.ts'
import { createGetProfile, type GetProfile } from './dossier/get-profile.ts'
import { createListOfficers, type ListOfficers } from './officers/list-officers.ts'
import { createReaders } from './readers.ts'
import { createGetRegisterRecord, type GetRegisterRecord } from './register/get-register-record.ts'
import { createListEstablishments, type ListEstablishments } from './register/list-establishments.ts'
import type { SearchCompanies } from './search/search-companies.ts'
import type { Suppression } from './suppression/suppression-cache.ts'
import { createGetExtractionStatus, type GetExtractionStatus } from './timeline/get-extraction-status.ts'
import { createGetRollup, type GetRollup } from './timeline/get-rollup.ts'
import { createListActs, type ListActs } from './timeline/list-acts.ts'
import { createListEvents, type ListEvents } from './timeline/list-events.ts'
import {
  createListNewestInsolvencies,
  type ListNewestInsolvencies,
} from './timeline/list-newest-insolvencies.ts'
import { createReadCoverage, type ReadCoverage } from './timeline/read-coverage.ts'

type UseCasesDeps = {
  sources: Record<SourceName, Source>
  suppression: Suppression
  searchCompanies: SearchCompanies
  /** Changes with every load of dossier data; null while unknown. */
  dataVersion(): string | null
  caching?: Partial<CacheLimits>
}

export type UseCases = {
  getCompany: GetCompany
  dossierCacheStats(): DossierCacheStats
  /** Whether a fresh dossier is cached; `number` is ten digits, valid or not. */
  isDossierCached(number: string): boolean
  getExtractionStatus: GetExtractionStatus
  getFinancials: GetFinancials
  getLatestAccounts: GetLatestAccounts
  getOverview: GetOverview
  getProfile: GetProfile
  getRegisterRecord: GetRegisterRecord
  getRollup: GetRollup
  listActs: ListActs
  listEstablishments: ListEstablishments
  listEvents: ListEvents
  listNewestInsolvencies: ListNewestInsolvencies
  listOfficers: ListOfficers
  nameCodes: NameCodes
  exportFinancials: ExportFinancials
  searchCompanies: SearchCompanies
  readCoverage: ReadCoverage
}

export function createUseCases(deps: UseCasesDeps): UseCases {
  const { sources, suppression, searchCompanies, dataVersion, caching } = deps
  const { register, gazette, accounts } = sources
  const readers = createReaders(sources, suppression)
  const { companies, scores } = readers
  const getCompany = createGetCompany({ readers, suppression, dataVersion, limits: caching })
  const getFinancials = createGetFinancials({ companies, accounts })
  const listEvents = createListEvents({ companies, timeline: readers.events, suppression })
  const nameCodes = createNameCodes({ register })
  const { labelCodes } = nameCodes
  const sharedUseCases = {
    nameCodes,
    getRegisterRecord: createGetRegisterRecord({ records: readers.records, labelCodes }),
    listEstablishments: createListEstablishments({ ...readers, labelCodes }),
    listActs: createListActs(readers),
    listOfficers: createListOfficers(readers),
  }
  return {
    getCompany,
    getFinancials,
    listEvents,
    searchCompanies,
    dossierCacheStats: getCompany.cacheStats,
    isDossierCached: getCompany.isDossierCached,
    ...sharedUseCases,
    getExtractionStatus: createGetExtractionStatus({ ...readers, gazette }),
    getLatestAccounts: createGetLatestAccounts({ companies, getFinancials }),
    getOverview: createGetOverview({ ...readers, ...sharedUseCases, getCompany, getFinancials, listEvents }),
    getProfile: createGetProfile({ ...sharedUseCases, getCompany, getFinancials, scores }),
    getRollup: createGetRollup({ companies, summaries: readers.summaries, suppression }),
    listNewestInsolvencies: createListNewestInsolvencies({ gazette, companies, suppression }),
    exportFinancials: createExportFinancials(getFinancials),
    readCoverage: createReadCoverage(gazette),
  }
}
