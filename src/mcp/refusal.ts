// What goes wrong before a message reaches the protocol, as HTTP with a JSON-RPC error: agents are often shown only
// the body. Bodies are text of ours alone.

import type { RequestId } from '@modelcontextprotocol/server'
import type { KeyRefusal } from '../usecases/key-ring.ts'

export type Refusal = {
  status: number
  code: number
  message: string
  data?: Record<string, unknown>
  headers?: Record<string, string>
}

// Codes of the server's own, as the official implementations use them.
const REFUSED = -32_000
const NO_SESSION = -32_001
const PARSE_ERROR = -32_700
const INVALID_REQUEST = -32_600
const INVALID_PARAMS = -32_602

const KEY_TEXTS: Record<KeyRefusal, string> = {
  missing: 'Missing X-Api-Key header.',
  invalid: 'Invalid API key.',
  disabled: 'API access is not enabled.',
}

/** No valid key. The scheme is none that clients know, so that none begins an OAuth dance. */
export function keyRefused(refusal: KeyRefusal): Refusal {
  return {
    status: 401,
    code: REFUSED,
    message: KEY_TEXTS[refusal],
    data: { header: 'X-Api-Key' },
    headers: { 'www-authenticate': 'ApiKey realm="griffie", header="X-Api-Key"' },
  }
}

const RETRY_S = 60
const RETRY = { data: { retry_after_seconds: RETRY_S }, headers: { 'retry-after': String(RETRY_S) } }

/** Over the limit of calls per minute. */
export function overLimit(limit: number): Refusal {
  const message = `Rate limit exceeded: ${limit} requests per minute. Wait ${RETRY_S} seconds, then try again.`
  return { status: 429, code: REFUSED, message, ...RETRY }
}

export const TOO_MANY_FAILURES: Refusal = {
  status: 429,
  code: REFUSED,
  message: `Rate limit exceeded: too many calls without a valid X-Api-Key. Wait ${RETRY_S} seconds, then send a valid key.`,
  ...RETRY,
}

export const TOO_MANY_STREAMS: Refusal = {
  status: 429,
  code: REFUSED,
  message:
    'Rate limit exceeded: too many open event streams. Close some, or go without: nothing is sent on them.',
  ...RETRY,
}

export const WRONG_HOST: Refusal = {
  status: 403,
  code: REFUSED,
  message:
    'The Host or Origin header names a host that is not allowed here. The operator allows hosts by MCP_ALLOWED_HOSTS.',
}

export const WRONG_METHOD: Refusal = {
  status: 405,
  code: REFUSED,
  message: 'Method not allowed: use POST, GET or DELETE.',
  headers: { allow: 'GET, POST, DELETE' },
}

/** GET is answered by an event stream and by nothing else. */
export const NO_STREAM: Refusal = {
  status: 406,
  code: REFUSED,
  message: 'Not acceptable: GET answers with text/event-stream; send messages by POST.',
}

/** Revisions without sessions know only POST. */
export const ONLY_POST: Refusal = {
  status: 405,
  code: REFUSED,
  message: 'Method not allowed: this revision of the protocol knows only POST.',
  headers: { allow: 'POST' },
}

export const WRONG_TYPE: Refusal = {
  status: 415,
  code: REFUSED,
  message: 'Content-Type must be application/json.',
}

/** A body over the limit, in bytes. */
export function tooLarge(limit: number): Refusal {
  return { status: 413, code: REFUSED, message: `The body is too large: at most ${limit} bytes.` }
}

export const NOT_JSON: Refusal = { status: 400, code: PARSE_ERROR, message: 'The body is not valid JSON.' }

export const UNREADABLE: Refusal = { status: 400, code: PARSE_ERROR, message: 'The request cannot be read.' }

/** Several messages in one body where the session's revision has no such thing, or too many. */
export function batchRefused(message: string): Refusal {
  return { status: 400, code: INVALID_REQUEST, message }
}

export const BAD_INITIALIZE: Refusal = {
  status: 400,
  code: INVALID_PARAMS,
  message: 'initialize needs protocolVersion, capabilities and clientInfo with name and version.',
}

export const SESSION_MISSING: Refusal = {
  status: 400,
  code: REFUSED,
  message: 'Missing Mcp-Session-Id header: send initialize first, then the id it answers with on every call.',
}

// Also for an id that belongs to another key: whether it exists is nobody else's business.
export const SESSION_UNKNOWN: Refusal = {
  status: 404,
  code: NO_SESSION,
  message: 'Session not found: it has ended or expired. Send initialize again, without Mcp-Session-Id.',
}

/** A `MCP-Protocol-Version` that is none of those with sessions. */
export function wrongVersion(supported: readonly string[]): Refusal {
  return {
    status: 400,
    code: REFUSED,
    message: `Unsupported MCP-Protocol-Version. Supported: ${supported.join(', ')}.`,
  }
}

export const UNAVAILABLE: Refusal = {
  status: 503,
  code: REFUSED,
  message: 'Sessions are unavailable at the moment. Try again in a few seconds.',
  headers: { 'retry-after': '5' },
}

export const UNEXPECTED: Refusal = {
  status: 500,
  code: -32_603,
  message: 'Something went wrong on our side.',
}

/** The body of a refusal. `id`: of the request, null where there is none. */
export function refusalBody({ code, message, data }: Refusal, id: RequestId | null = null): string {
  return JSON.stringify({ jsonrpc: '2.0', id, error: { code, message, ...(data && { data }) } })
}
