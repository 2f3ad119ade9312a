// HTTP responses of the endpoint: JSON, no-store, with rate limit headers. Errors outside the protocol layer
// have a JSON-RPC error as body, because many clients show agents only the body.

import type { RequestId } from '@modelcontextprotocol/server'
import type { FastifyReply } from 'fastify'
import type { KeyRefusal } from '../../usecases/access/api-key-cache.ts'
import { rateLimitHeaders } from './call-quota.ts'

export type ErrorResponse = {
  status: number
  code: number
  message: string
  data?: Record<string, unknown>
  headers?: Record<string, string>
}

// Server-defined codes, as used by the official SDKs.
const SERVER_ERROR = -32_000
const SESSION_NOT_FOUND_CODE = -32_001
const PARSE_ERROR = -32_700
const INVALID_REQUEST = -32_600
const INVALID_PARAMS = -32_602
const INTERNAL_ERROR = -32_603

type Particulars = Partial<Pick<ErrorResponse, 'code' | 'data' | 'headers'>>

function refuse(status: number, message: string, particulars: Particulars = {}): ErrorResponse {
  return { status, code: SERVER_ERROR, message, ...particulars }
}

const KEY_TEXTS: Record<KeyRefusal, string> = {
  missing: 'Missing X-Api-Key header.',
  invalid: 'Invalid API key.',
  disabled: 'API access is not enabled.',
}

/** 401 with an unregistered authentication scheme, so that clients do not start an OAuth flow. */
export function invalidKey(refusal: KeyRefusal): ErrorResponse {
  return refuse(401, KEY_TEXTS[refusal], {
    data: { header: 'X-Api-Key' },
    headers: { 'www-authenticate': 'ApiKey realm="griffie", header="X-Api-Key"' },
  })
}

const RETRY_S = 60
const RETRY = { data: { retry_after_seconds: RETRY_S }, headers: { 'retry-after': String(RETRY_S) } }

function refuseExcess(what: string): ErrorResponse {
  return refuse(429, `Rate limit exceeded: ${what}`, RETRY)
}

export function rateLimited(limit: number): ErrorResponse {
  return refuseExcess(`${limit} requests per minute. Wait ${RETRY_S} seconds, then try again.`)
}

export const TOO_MANY_FAILURES = refuseExcess(
  `too many calls without a valid X-Api-Key. Wait ${RETRY_S} seconds, then send a valid key.`,
)

export const TOO_MANY_STREAMS = refuseExcess(
  'too many open event streams. Close some, or use none: the server sends nothing on them.',
)

export const HOST_NOT_ALLOWED = refuse(
  403,
  'The Host or Origin header is not an allowed host. The operator adds hosts with MCP_ALLOWED_HOSTS.',
)

export const METHOD_NOT_ALLOWED = refuse(405, 'Method not allowed: use POST, GET or DELETE.', {
  headers: { allow: 'GET, POST, DELETE' },
})

/** GET only returns event streams. */
export const NOT_ACCEPTABLE = refuse(
  406,
  'Not acceptable: GET returns text/event-stream; send messages with POST.',
)

/** Stateless revisions only have POST. */
export const POST_ONLY = refuse(405, 'Method not allowed: this protocol version supports only POST.', {
  headers: { allow: 'POST' },
})

export const UNSUPPORTED_MEDIA_TYPE = refuse(415, 'Content-Type must be application/json.')

/** `limit` in bytes. */
export function bodyTooLarge(limit: number): ErrorResponse {
  return refuse(413, `The body is too large: at most ${limit} bytes.`)
}

export const NOT_JSON = refuse(400, 'The body is not valid JSON.', { code: PARSE_ERROR })

export const MALFORMED_REQUEST = refuse(400, 'Malformed request.', { code: PARSE_ERROR })

/** A batch that is too large, or that the session's revision does not support. */
export function invalidBatch(message: string): ErrorResponse {
  return refuse(400, message, { code: INVALID_REQUEST })
}

export const INVALID_INITIALIZE = refuse(
  400,
  'initialize needs protocolVersion, capabilities and clientInfo with name and version.',
  { code: INVALID_PARAMS },
)

export const SESSION_MISSING = refuse(
  400,
  'Missing Mcp-Session-Id header: send initialize first, then the returned id with every call.',
)

// Also for a session of another key, so that its existence is not disclosed.
export const SESSION_NOT_FOUND = refuse(
  404,
  'Session not found: it has ended or expired. Send initialize again, without Mcp-Session-Id.',
  { code: SESSION_NOT_FOUND_CODE },
)

/** For an `MCP-Protocol-Version` without sessions. */
export function unsupportedVersion(supported: readonly string[]): ErrorResponse {
  return refuse(400, `Unsupported MCP-Protocol-Version. Supported: ${supported.join(', ')}.`)
}

export const UNAVAILABLE = refuse(
  503,
  'Sessions are unavailable at the moment. Try again in a few seconds.',
  { headers: { 'retry-after': '5' } },
)

export const UNEXPECTED = refuse(500, 'Internal server error.', { code: INTERNAL_ERROR })

/** `id` is the request id, or null. */
function errorBody({ code, message, data }: ErrorResponse, id: RequestId | null = null): string {
  return JSON.stringify({ jsonrpc: '2.0', id, error: { code, message, ...(data && { data }) } })
}

/** Headers of every response to an admitted call. */
export function commonHeaders({ request }: FastifyReply): Record<string, string> {
  return {
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(request.admission?.allowance && rateLimitHeaders(request.admission.allowance)),
  }
}

export function sendJson(reply: FastifyReply, text: string, headers?: Record<string, string>): FastifyReply {
  return reply.headers({ 'content-type': 'application/json', ...commonHeaders(reply), ...headers }).send(text)
}

/** `id` is the request id, if it was parsed. */
export function sendError(reply: FastifyReply, refusal: ErrorResponse, id?: RequestId | null): FastifyReply {
  return sendJson(reply.code(refusal.status), errorBody(refusal, id), refusal.headers)
}

/** 202 for messages without a reply. */
export function sendAccepted(reply: FastifyReply): FastifyReply {
  return reply.code(202).headers(commonHeaders(reply)).send()
}
