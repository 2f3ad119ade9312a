// What a POST carries, told apart before anything is done with it.

import {
  classifyInboundRequest,
  isInitializeRequest,
  type JSONRPCRequest,
  type RequestId,
} from '@modelcontextprotocol/server'

export type IncomingMessage =
  /** Of the revision without sessions, or nothing that any revision knows: the SDK's handler says what is wrong. */
  | { kind: 'stateless' }
  | { kind: 'initialize'; request: JSONRPCRequest }
  | { kind: 'malformed initialize' }
  | { kind: 'request'; request: JSONRPCRequest }
  | { kind: 'batch'; requests: JSONRPCRequest[]; hasInitialize: boolean }
  /** A notification or a response: nothing that is answered. */
  | { kind: 'unanswered' }

type Headers = Record<string, string | string[] | undefined>

/** Classifies a parsed body as the SDK's own endpoint does. */
export function classifyMessage(body: unknown, headers: Headers): IncomingMessage {
  const { kind } = classifyInboundRequest({
    httpMethod: 'POST',
    protocolVersionHeader: firstHeaderValue(headers['mcp-protocol-version']),
    mcpMethodHeader: firstHeaderValue(headers['mcp-method']),
    mcpNameHeader: firstHeaderValue(headers['mcp-name']),
    body,
  })
  if (kind !== 'legacy') return { kind: 'stateless' }
  if (Array.isArray(body)) {
    const requests = body.filter(isRequest)
    return { kind: 'batch', requests, hasInitialize: requests.some(({ method }) => method === 'initialize') }
  }
  if (!isRequest(body)) return { kind: 'unanswered' }
  if (body.method !== 'initialize') return { kind: 'request', request: body }
  return isInitializeRequest(body) ? { kind: 'initialize', request: body } : { kind: 'malformed initialize' }
}

// Of a message that was classified, and so is known to be one: the SDK's own check would read its schema once more.
function isRequest(message: unknown): message is JSONRPCRequest {
  return Object.hasOwn(message as object, 'method') && Object.hasOwn(message as object, 'id')
}

/** The id to answer with; null where the body is no single request. */
export function requestIdOf(body: unknown): RequestId | null {
  const { id, method } = (body ?? {}) as { id?: unknown; method?: unknown }
  return typeof method === 'string' && (typeof id === 'string' || typeof id === 'number') ? id : null
}

function firstHeaderValue(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header
}
