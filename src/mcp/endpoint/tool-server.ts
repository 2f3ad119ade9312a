// The SDK's server with the tools, and one request to it. A new server is created for every message, so that
// callers share no state; creating one is cheap.

import {
  type JSONRPCRequest,
  type JSONRPCResponse,
  ProtocolError,
  ProtocolErrorCode,
  Server,
  type Transport,
} from '@modelcontextprotocol/server'
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

// Handles one request of a protocol revision with sessions. It connects the SDK's server to a single-message transport;
// tools send no progress notifications, so nothing is streamed.

// In words of ours: the SDK answers with what its schema library prints.
function findCallFault({ method, params }: JSONRPCRequest): string | null {
  if (method !== 'tools/call') return null
  if (typeof params?.name !== 'string') return 'params.name must be the name of a tool.'
  const given = params.arguments
  const isObject =
    given === undefined || (typeof given === 'object' && given !== null && !Array.isArray(given))
  return isObject ? null : 'params.arguments must be an object.'
}

/** The response to `request` as JSON. Rejects only when the SDK itself fails. */
export async function answerRequest(
  toolSet: ToolSet,
  request: JSONRPCRequest,
  caller: Caller,
): Promise<string> {
  const response = await runRequest(toolSet, request, caller)
  const isList = 'result' in response && response.result.tools === toolSet.described
  return isList
    ? `{"jsonrpc":"2.0","id":${JSON.stringify(response.id)},"result":{"tools":${toolSet.describedText}}}`
    : JSON.stringify(response)
}

/** Like `answerRequest`, without serialising the response. */
export async function runRequest(
  toolSet: ToolSet,
  request: JSONRPCRequest,
  caller: Caller,
): Promise<JSONRPCResponse> {
  const fault = findCallFault(request)
  if (fault !== null)
    return {
      jsonrpc: '2.0',
      id: request.id,
      error: { code: ProtocolErrorCode.InvalidParams, message: fault },
    }
  const server = toolSet.makeServer(caller)
  const { promise, resolve, reject } = Promise.withResolvers<JSONRPCResponse>()
  server.onerror = reject
  const transport: Transport = {
    start: async () => {},
    send: async message => {
      if ('result' in message || 'error' in message) resolve(message as JSONRPCResponse)
    },
    close: async () => {},
  }
  await server.connect(transport)
  transport.onmessage?.(request)
  return promise // server and transport own no resources, so they need no close
}
