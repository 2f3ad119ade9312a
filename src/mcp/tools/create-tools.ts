// The six tools, in the order in which an agent needs them.

import type { GetLatestAccounts } from '../../usecases/accounts/get-latest-accounts.ts'
import type { GetProfile } from '../../usecases/dossier/get-profile.ts'
import type { ListOfficers } from '../../usecases/officers/list-officers.ts'
import type { SearchCompanies } from '../../usecases/search/search-companies.ts'
import type { GetExtractionStatus } from '../../usecases/timeline/get-extraction-status.ts'
import type { ListActs } from '../../usecases/timeline/list-acts.ts'
import type { ReadCoverage } from '../../usecases/timeline/read-coverage.ts'
import { createActsTool } from './get-company-acts.ts'
import { createFinancialsTool } from './get-company-financials.ts'
import { createOfficersTool } from './get-company-officers.ts'
import { createProfileTool } from './get-company-profile.ts'
import { createExtractionStatusTool } from './get-extraction-status.ts'
import { createSearchTool } from './search-companies.ts'
import type { Tool } from './tool.ts'

/** What the tools answer from. */
export type ToolDeps = {
  searchCompanies: SearchCompanies
  getProfile: GetProfile
  listActs: ListActs
  listOfficers: ListOfficers
  getLatestAccounts: GetLatestAccounts
  getExtractionStatus: GetExtractionStatus
  readCoverage: ReadCoverage
}

/** A tool as clients see it in the list. */
export type DescribedTool = Omit<Tool, 'call'>

/** The list of tools, without anything to answer from: what is committed in mcp-tools.json. */
export function describeTools(): DescribedTool[] {
  const unasked = () => Promise.reject(new Error('A description answers nothing.'))
  const tools = createTools({
    searchCompanies: unasked,
    getProfile: unasked,
    listActs: unasked,
    listOfficers: unasked,
    getLatestAccounts: unasked,
    getExtractionStatus: unasked,
    readCoverage: unasked,
  })
  return tools.map(({ call: _, ...described }) => described)
}

/** All tools; names, descriptions and schemas are constant. */
export function createTools(deps: ToolDeps): Tool[] {
  return [
    createSearchTool(deps.searchCompanies),
    createProfileTool(deps.getProfile, deps.readCoverage),
    createActsTool(deps.listActs, deps.readCoverage),
    createOfficersTool(deps.listOfficers, deps.readCoverage),
    createFinancialsTool(deps.getLatestAccounts),
    createExtractionStatusTool(deps.getExtractionStatus, deps.readCoverage),
  ]
}
