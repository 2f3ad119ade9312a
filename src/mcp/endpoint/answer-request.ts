// One request of a revision with sessions, through the SDK's server and out again as JSON. The transport between is
// ours: it lives for this one message and streams nothing, since no tool has anything to say before its result.

import type { JSONRPCRequest, JSONRPCResponse, Transport } from '@modelcontextprotocol/server'
import type { Caller } from './call-tool.ts'
import type { ToolSet } from './tool-server.ts'

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

/** As `answerRequest`, for the caller that has to read the response. */
export async function runRequest(
  toolSet: ToolSet,
  request: JSONRPCRequest,
  caller: Caller,
): Promise<JSONRPCResponse> {
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
  return promise // server and transport hold nothing that would have to be closed: they are garbage from here on
}
