// Configures the SDK's server with the tools. A new server is created for every message, so that callers share no state;
// creating one is cheap.

import { ProtocolError, ProtocolErrorCode, Server } from '@modelcontextprotocol/server'
import type { Tool } from '../tools/tool.ts'
import type { Caller, CallTool } from './call-tool.ts'
import { INSTRUCTIONS, SERVER_INFO, SESSION_VERSIONS } from './protocol.ts'

type CreateToolServer = (caller: Caller) => Server

export type ToolSet = {
  makeServer: CreateToolServer
  /** The array that every server returns for `tools/list` (compared by identity), and its JSON. */
  described: object[]
  describedText: string
}

// The list is the same for all keys and changes only with a release.
const TOOL_LIST_CACHE = { ttlMs: 3_600_000, cacheScope: 'public' as const }
const MAX_NAME_LENGTH = 64

export function createToolSet(tools: Tool[], callTool: CallTool): ToolSet {
  const byName = new Map(tools.map(tool => [tool.name, tool]))
  const described = tools.map(({ call: _, ...description }) => description)
  const options = {
    supportedProtocolVersions: SESSION_VERSIONS,
    capabilities: { tools: { listChanged: false } },
    instructions: INSTRUCTIONS,
    cacheHints: { 'tools/list': TOOL_LIST_CACHE, 'server/discover': TOOL_LIST_CACHE },
  }
  return {
    described,
    describedText: JSON.stringify(described),
    makeServer(caller) {
      const server = new Server(SERVER_INFO, options)
      server.setRequestHandler('tools/list', ({ params }) => {
        if (params?.cursor !== undefined) throw invalidParams('Unknown cursor: the list has one page.')
        return { tools: described }
      })
      server.setRequestHandler('tools/call', async ({ params }) => {
        const tool = byName.get(params.name)
        if (!tool) throw invalidParams(`Unknown tool: ${params.name.slice(0, MAX_NAME_LENGTH)}`)
        return callTool(tool, params.arguments ?? {}, caller)
      })
      return server
    },
  }
}

function invalidParams(message: string): ProtocolError {
  return new ProtocolError(ProtocolErrorCode.InvalidParams, message)
}
