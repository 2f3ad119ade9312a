// Creates the tools, in the order in which an agent usually calls them.

import type { SourceName } from '../../domain/errors.ts'
import type { UseCases } from '../../usecases/create-use-cases.ts'
import { createActsTool } from './get-company-acts.ts'
import { createFinancialsTool } from './get-company-financials.ts'
import { createNetworkTool } from './get-company-network.ts'
import { createOfficersTool } from './get-company-officers.ts'
import { createProfileTool } from './get-company-profile.ts'
import { createExtractionStatusTool } from './get-extraction-status.ts'
import { createSearchTool } from './search-companies.ts'
import type { Tool } from './tool.ts'

/** The use cases that the tools call. */
export type ToolDeps = Pick<
  UseCases,
  | 'searchCompanies'
  | 'getProfile'
  | 'findUnregistered'
  | 'listActs'
  | 'listOfficers'
  | 'identifyOfficers'
  | 'getLatestAccounts'
  | 'getOwnership'
  | 'getNetwork'
  | 'mayShowPeople'
  | 'getExtractionStatus'
  | 'readCoverage'
> & {
  /** Sources into which nothing was ever loaded, as known by now. */
  findNotLoaded(): ReadonlySet<SourceName>
}

/** A tool as listed to clients. */
type DescribedTool = Omit<Tool, 'call'>

/** The tool list without use cases, as committed in mcp-tools.json. */
export function describeTools(): DescribedTool[] {
  const uncalled = {} as ToolDeps // to describe a tool is to call none
  return createTools(uncalled).map(({ call: _, ...described }) => described)
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
