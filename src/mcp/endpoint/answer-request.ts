// Handles one request of a protocol revision with sessions. It connects the SDK's server to a single-message transport;
// tools send no progress notifications, so nothing is streamed.

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

/** Like `answerRequest`, without serialising the response. */
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
  return promise // server and transport own no resources, so they need no close
}
