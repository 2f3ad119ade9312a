// HTTP caching: Cache-Control values, validators and conditional requests.

import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Allowance, rateLimitHeader, rateLimitPolicyHeader } from './limits/request-quota.ts'
import { countHijackedReply } from './metrics/request-counters.ts'

/** For responses under `/api/v1` that are not degraded. */
export const CACHEABLE = 'public, max-age=300'
export const CACHE_NO_STORE = 'no-store'
/** Authenticated responses are cacheable, so shared caches must key them by the API key. */
export const VARY = 'X-Api-Key'

/** Disables content sniffing; on every response. */
export const NOSNIFF_HEADER = { 'x-content-type-options': 'nosniff' }

/** A serialised body with its headers. */
export type Rendered = {
  /** JSON text. */
  body: string
  etag: string
  /** Headers of a 304 as alternating names and values. The rate limit headers are first and still empty. */
  cacheHeaders: string[]
  /** `cacheHeaders` and the headers of the body. */
  allHeaders: string[]
}

const RAW_NOSNIFF_HEADER = Object.entries(NOSNIFF_HEADER).flat()

const POLICY_INDEX = 1
const LIMIT_INDEX = 3

/**
 * Adds headers to a JSON text. The weak ETag hashes `stableBody`, which leaves out volatile fields such as
 * timestamps. `more`: further headers of this answer, as alternating names and values; those set on Fastify's reply are
 * not sent.
 */
export function renderJson(
  body: string,
  cacheControl: string,
  { stableBody = body, more = [] }: { stableBody?: string; more?: readonly string[] } = {},
): Rendered {
  const etag = `W/"${hash('sha1', stableBody, 'base64url')}"`
  const limits = ['RateLimit-Policy', '', 'RateLimit', '']
  const cacheHeaders = [
    ...limits,
    'Cache-Control',
    cacheControl,
    'Vary',
    VARY,
    'ETag',
    etag,
    ...RAW_NOSNIFF_HEADER,
    ...more,
  ]
  const length = String(Buffer.byteLength(body))
  return {
    body,
    etag,
    cacheHeaders,
    allHeaders: [
      ...cacheHeaders,
      'Content-Type',
      'application/json; charset=utf-8',
      'Content-Length',
      length,
    ],
  }
}

/**
 * Sends a body, or 304 when the client's ETag matches. Writes to Node's response directly: Fastify's reply
 * costs a cached response a quarter of its throughput.
 */
export function sendRendered(request: FastifyRequest, reply: FastifyReply, rendered: Rendered): void {
  const known = request.headers['if-none-match']
  const unchanged = known !== undefined && matchesEtag(rendered.etag, known)
  const headers = (unchanged ? rendered.cacheHeaders : rendered.allHeaders).slice()
  const allowance = request.allowance as Allowance
  headers[POLICY_INDEX] = rateLimitPolicyHeader(allowance)
  headers[LIMIT_INDEX] = rateLimitHeader(allowance)
  reply.hijack()
  countHijackedReply(request, unchanged ? 304 : 200)
  if (unchanged) reply.raw.writeHead(304, headers).end()
  else reply.raw.writeHead(200, headers).end(rendered.body)
}

/** Whether `If-None-Match` matches a weak ETag: the weak comparison of RFC 9110, 8.8.3.2. */
export function matchesEtag(etag: string, ifNoneMatch: string): boolean {
  if (ifNoneMatch.trim() === '*') return true
  const opaque = etag.slice(2)
  return ifNoneMatch.split(',').some(tag => tag.trim().replace(/^W\//, '') === opaque)
}
