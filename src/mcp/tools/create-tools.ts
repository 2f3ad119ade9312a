// Creates the tools, in the order in which an agent usually calls them.

import type { SourceName } from '../../domain/errors.ts'
import type { GetLatestAccounts } from '../../usecases/accounts/get-latest-accounts.ts'
import type { GetProfile } from '../../usecases/dossier/get-profile.ts'
import type { GetNetwork } from '../../usecases/network/get-network.ts'
import type { ListOfficers } from '../../usecases/officers/list-officers.ts'
import type { GetOwnership } from '../../usecases/ownership/get-ownership.ts'
import type { IdentifyOfficers } from '../../usecases/people/identify-officers.ts'
import type { MayShowPeople } from '../../usecases/people/may-show-people.ts'
import type { FindUnregistered } from '../../usecases/register/find-unregistered.ts'
import type { SearchCompanies } from '../../usecases/search/search-companies.ts'
import type { GetExtractionStatus } from '../../usecases/timeline/get-extraction-status.ts'
import type { ListActs } from '../../usecases/timeline/list-acts.ts'
import type { ReadCoverage } from '../../usecases/timeline/read-coverage.ts'
import { createActsTool } from './get-company-acts.ts'
import { createFinancialsTool } from './get-company-financials.ts'
import { createNetworkTool } from './get-company-network.ts'
import { createOfficersTool } from './get-company-officers.ts'
import { createProfileTool } from './get-company-profile.ts'
import { createExtractionStatusTool } from './get-extraction-status.ts'
import { createSearchTool } from './search-companies.ts'
import type { Tool } from './tool.ts'

/** The use cases that the tools call. */
export type ToolDeps = {
  searchCompanies: SearchCompanies
  getProfile: GetProfile
  findUnregistered: FindUnregistered
  listActs: ListActs
  listOfficers: ListOfficers
  identifyOfficers: IdentifyOfficers
  getLatestAccounts: GetLatestAccounts
  getOwnership: GetOwnership
  getNetwork: GetNetwork
  mayShowPeople: MayShowPeople
  getExtractionStatus: GetExtractionStatus
  readCoverage: ReadCoverage
  /** Sources into which nothing was ever loaded, as known by now. */
  findNotLoaded(): ReadonlySet<SourceName>
}

/** A tool as listed to clients. */
type DescribedTool = Omit<Tool, 'call'>

/** The tool list without use cases, as committed in mcp-tools.json. */
export function describeTools(): DescribedTool[] {
  const uncalled = () => Promise.reject(new Error('Tools created for their description cannot be called.'))
  const tools = createTools({
    searchCompanies: uncalled,
    getProfile: uncalled,
    findUnregistered: uncalled,
    listActs: uncalled,
    listOfficers: uncalled,
    identifyOfficers: uncalled,
    getLatestAccounts: uncalled,
    getOwnership: uncalled,
    getNetwork: uncalled,
    mayShowPeople: uncalled,
    getExtractionStatus: uncalled,
    readCoverage: uncalled,
    findNotLoaded: () => new Set(),
  })
  return tools.map(({ call: _, ...described }) => described)
}

/** Names, descriptions and schemas are constant. */
export function createTools(deps: ToolDeps): Tool[] {
  const { findNotLoaded } = deps
  const tools = [
    createSearchTool(deps.searchCompanies),
    createProfileTool(deps),
    createActsTool(deps.listActs, deps.readCoverage),
    createOfficersTool(deps),
    createFinancialsTool(deps.getLatestAccounts),
    createNetworkTool(deps),
    createExtractionStatusTool(deps.getExtractionStatus, deps.readCoverage),
  ]
  return tools.map(tool => ({
    ...tool,
    call: (args, context) => tool.call(args, { ...context, findNotLoaded }),
  }))
}
