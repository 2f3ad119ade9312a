// The only map from errors to HTTP status codes and messages. Every body is {"error": …}. Database messages
// and stack traces are never exposed.

import type { Socket } from 'node:net'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import {
  BulkUnavailableError,
  ParameterError,
  PeopleUnavailableError,
  PurgedPositionError,
  type SourceName,
  SourceUnavailableError,
  UnknownBulkFileError,
  UnknownCompanyError,
  UnknownMomentError,
  UnknownPersonError,
  UnreadTextsError,
} from '../domain/errors.ts'
import type { Logger } from '../platform/log.ts'
import { MembersUnavailableError } from '../usecases/members/members.ts'
import { CACHE_NO_STORE, CACHEABLE, NOSNIFF_HEADER, VARY } from './caching.ts'
import { type Allowance, rateLimitHeader, rateLimitPolicyHeader } from './limits/request-quota.ts'

// The only map from errors to HTTP status codes and messages. Every body is `{"error": …}`. Database messages and
// stack traces are never exposed.

export type Problem = {
  status: number
  message: string
  /** Further fields of the body. */
  fields?: Record<string, string>
  headers?: Record<string, string>
}

export const UNKNOWN_COMPANY: Problem = { status: 404, message: 'Unknown enterprise number.' }
/** Not cached: every look-up of a person is recorded. */
const UNKNOWN_PERSON: Problem = {
  status: 404,
  message: 'Unknown person.',
  headers: { 'cache-control': CACHE_NO_STORE },
}
export const PEOPLE_NOT_ALLOWED: Problem = {
  status: 403,
  message: 'This key may not look up people: it needs a right of its own, which the operator grants.',
  headers: { 'cache-control': CACHE_NO_STORE },
}
export const BULK_NOT_ALLOWED: Problem = {
  status: 403,
  message: 'This key may not download bulk files: it needs a right of its own, which the operator grants.',
}
export const TOO_MANY_DOWNLOADS: Problem = {
  status: 429,
  message:
    'Too many downloads at once, of this key or of all. Wait until others are done; a range goes on where one ended.',
  headers: { 'retry-after': '30', vary: '*' },
}
/** To downloads of a server that stops. */
export const RESTARTING: Problem = {
  status: 503,
  message: 'The server is restarting. Try again in some seconds.',
  headers: { 'retry-after': '5' },
}
export const PURGED_CURSOR =
  'Changes after this cursor are no longer kept: some were missed. Begin again at `oldest_cursor`.'
export const TOO_MANY_STREAMS: Problem = {
  status: 429,
  message: 'This key has as many open streams as it may: close one, or use the filters of one stream.',
  headers: { 'retry-after': '60', 'cache-control': CACHE_NO_STORE, vary: '*' },
}
export const NOT_FOUND: Problem = { status: 404, message: 'Path not found.' }
export const METHOD_NOT_ALLOWED: Problem = {
  status: 405,
  message: 'This service is read-only: use GET or HEAD.',
  headers: { allow: 'GET, HEAD' },
}

/** Prevents a shared cache from reusing a refusal for another client. */
export const VARY_ALL = { vary: '*' }

const NO_STORE = { 'cache-control': CACHE_NO_STORE }
const UNEXPECTED: Problem = {
  status: 500,
  message: 'Internal server error.',
  // The cause may be a source outage, so the response must not be cached.
  headers: NO_STORE,
}

// Outages usually last a few minutes.
const UNAVAILABLE_HEADERS = { 'retry-after': '180', ...NO_STORE }
const SOURCE_MESSAGES: Record<SourceName, string> = {
  register: 'Register source unavailable. This does not mean that nothing is on record; try again later.',
  gazette: 'Insolvency source unavailable. This does not mean that nothing is on record; try again later.',
  accounts: 'Accounts source unavailable. This does not mean that nothing is on record; try again later.',
  risk: 'Risk source unavailable. Try again later.',
}

const PENDING_EXTRACTION: Problem = {
  status: 503,
  message:
    'Insolvency source unavailable: publications about this company have not been processed yet. This does not mean that nothing is on record; try again later.',
  headers: UNAVAILABLE_HEADERS,
}

const PEOPLE_MESSAGES: Record<PeopleUnavailableError['reason'], string> = {
  not_derived:
    'People unavailable: mandates are not joined into people yet. This does not mean that nobody has this name; try again later.',
  not_recorded: 'People unavailable: the look-up could not be recorded. Try again later.',
}

const BULK_PROBLEMS: Record<BulkUnavailableError['reason'], Problem> = {
  none: { status: 404, message: 'No bulk files are published here.', headers: NO_STORE },
  not_made: {
    status: 503,
    message: 'Not yet made. This does not mean that there is nothing to download; try again later.',
    headers: UNAVAILABLE_HEADERS,
  },
  unreadable: {
    status: 503,
    message: 'Bulk files unavailable. Try again later.',
    headers: UNAVAILABLE_HEADERS,
  },
}

const MEMBERS_UNAVAILABLE: Problem = {
  status: 503,
  message: 'The session cannot be verified at the moment. Try again later.',
  headers: UNAVAILABLE_HEADERS,
}

const CLIENT_MESSAGES: Record<number, string> = {
  408: 'The request took too long to arrive.',
  413: 'The request is too large.',
  414: 'The path is too long.',
  431: 'The request headers are too large.',
}

export function problemOf(error: unknown): Problem {
  if (error instanceof UnknownCompanyError) return UNKNOWN_COMPANY
  if (error instanceof UnknownMomentError) return { status: 404, message: error.message }
  if (error instanceof UnknownPersonError) return UNKNOWN_PERSON
  if (error instanceof UnreadTextsError) return PENDING_EXTRACTION
  if (error instanceof PeopleUnavailableError)
    return { status: 503, message: PEOPLE_MESSAGES[error.reason], headers: UNAVAILABLE_HEADERS }
  if (error instanceof SourceUnavailableError)
    return { status: 503, message: SOURCE_MESSAGES[error.source], headers: UNAVAILABLE_HEADERS }
  if (error instanceof MembersUnavailableError) return MEMBERS_UNAVAILABLE
  if (error instanceof BulkUnavailableError) return BULK_PROBLEMS[error.reason]
  if (error instanceof UnknownBulkFileError)
    return { status: error.isGone ? 410 : 404, message: error.message, headers: NO_STORE }
  if (error instanceof ParameterError) return { status: 400, message: error.message }
  if (error instanceof PurgedPositionError)
    return {
      status: 410,
      message: PURGED_CURSOR,
      fields: { oldest_cursor: error.oldestCursor },
      headers: NO_STORE,
    }
  const { code, statusCode } = error as Partial<FastifyError>
  const isClientFault = code?.startsWith('FST_ERR') && statusCode && statusCode >= 400 && statusCode < 500
  return isClientFault ? clientProblem(statusCode) : UNEXPECTED
}

/** A client error found before routing. */
export function clientProblem(status: number): Problem {
  return { status, message: CLIENT_MESSAGES[status] ?? 'Malformed request.' }
}

/** The body of every error response. */
export function problemBody({ message, fields }: Problem): string {
  return JSON.stringify({ error: message, ...fields })
}

export function rateLimitProblem({ limit }: Allowance): Problem {
  return {
    status: 429,
    message: `Rate limit exceeded: ${limit} requests per minute.`,
    headers: { 'retry-after': '60', ...VARY_ALL },
  }
}

export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  const { allowance } = reply.request
  return reply
    .code(problem.status)
    .headers({
      'content-type': 'application/json; charset=utf-8',
      ...NOSNIFF_HEADER,
      ...(allowance ? apiHeaders(allowance) : defaultNoStore(reply)),
      ...problem.headers,
    })
    .send(problemBody(problem))
}

// Headers of every rate-limited, authenticated response.
function apiHeaders(allowance: Allowance): Record<string, string> {
  return {
    'cache-control': CACHEABLE,
    vary: VARY,
    'ratelimit-policy': rateLimitPolicyHeader(allowance),
    ratelimit: rateLimitHeader(allowance),
  }
}

// Without Cache-Control, caches may store a 404 or 414 heuristically (RFC 9111, 4.2.2).
function defaultNoStore(reply: FastifyReply): Record<string, string> {
  return reply.hasHeader('cache-control') ? {} : NO_STORE
}

/** Fastify's error handler. Logs unexpected errors only: source failures are logged by the source. */
export function createErrorHandler(logger: Logger) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const problem = problemOf(error)
    if (problem === UNEXPECTED)
      logger.error({ route: request.routeOptions.url, ...describe(error) }, 'unexpected failure')
    sendProblem(reply, problem)
  }
}

// Without the message: database errors quote query parameters.
function describe(error: unknown) {
  if (!(error instanceof Error)) return { kind: typeof error }
  const frames = error.stack?.split('\n').filter(line => /^\s+at /.test(line))
  return {
    kind: error.name,
    code: (error as FastifyError).code,
    at: frames?.slice(0, 8).map(line => line.trim()),
  }
}

// Time for the client to read the response before its socket is destroyed.
const CLOSE_DELAY_MS = 1_000

const REASON_PHRASES: Record<string, [status: number, reason: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
}

/** Fastify's `clientErrorHandler`: responds with a problem body and closes the connection. */
export function answerMalformedRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return
  const [status, reason] = REASON_PHRASES[error.code ?? ''] ?? [400, 'Bad Request']
  const body = problemBody(clientProblem(status))
  socket.end(
    `HTTP/1.1 ${status} ${reason}\r\n` +
      `Content-Type: application/json; charset=utf-8\r\nX-Content-Type-Options: nosniff\r\nCache-Control: ${CACHE_NO_STORE}\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  )
  setTimeout(() => socket.destroy(), CLOSE_DELAY_MS).unref()
}
