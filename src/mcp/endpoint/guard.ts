// First hook of every call: API key, host, rate limit.
//
// Unauthenticated calls learn nothing about hosts or sessions. Too many failed authentications from an address only
// change their status to 429; valid keys are not affected, so that clients behind one address cannot lock each other out.

import { isIP } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { ActiveKey } from '../../domain/access/api-key.ts'
import { networkOf } from '../../domain/access/client-network.ts'
import type { ApiKeyCache } from '../../usecases/access/api-key-cache.ts'
import type { Allowance, CallQuota } from './call-quota.ts'
import {
  type ErrorResponse,
  HOST_NOT_ALLOWED,
  invalidKey,
  rateLimited,
  sendError,
  TOO_MANY_FAILURES,
} from './responses.ts'

// Host and Origin validation against DNS rebinding: a rebound page sends its own name as Host, so unknown names are
// rejected. IP addresses cannot be rebound and are allowed as Host; as Origin only if equal to the Host.

export type HostCheck = {
  /** `host`: name or IP address, with or without port. */
  allowsHost(host: string | undefined): boolean
  /** A missing Origin is allowed, because browsers always send it. Assumes that `host` was allowed. */
  allowsOrigin(origin: string | undefined, host: string): boolean
}

/** Allows localhost and `names`, each with or without port. */
export function createHostCheck(names: string[]): HostCheck {
  const known = new Set(names.map(hostnameOf).filter(name => name !== null))
  const isAllowed = (hostname: string) => known.has(hostname) || isLocal(hostname)
  const verdicts = new LRUCache<string, boolean>({ max: HOST_CACHE_SIZE })
  const checkHost = (host: string) => {
    const hostname = hostnameOf(host)
    const verdict = hostname !== null && (isAddress(hostname) || isAllowed(hostname))
    verdicts.set(host, verdict)
    return verdict
  }
  return {
    allowsHost: (host = '') => verdicts.get(host) ?? checkHost(host),
    allowsOrigin(origin, host) {
      if (origin === undefined) return true
      if (!/^https?:\/\//.test(origin) || !URL.canParse(origin)) return false
      const { hostname } = new URL(origin)
      return isAllowed(hostname) || hostname === hostnameOf(host)
    },
  }
}

// Parsing a host is the most expensive check of a call, and clients send few distinct hosts.
const HOST_CACHE_SIZE = 200

// Normalised as in a URL: lower case, without port, IPv6 in brackets.
function hostnameOf(host: string): string | null {
  if (!/^[\w.:[\]-]+$/.test(host)) return null
  const address = `http://${isIP(host) === 6 ? `[${host}]` : host}`
  return URL.canParse(address) ? new URL(address).hostname : null
}

function isAddress(hostname: string): boolean {
  return isIP(hostname.replace(/^\[|\]$/g, '')) !== 0
}

// RFC 6761: localhost and its subdomains resolve to the loopback address.
function isLocal(hostname: string): boolean {
  return /^(?:.+\.)?localhost$|^127(?:\.\d+){3}$|^\[::1\]$/.test(hostname)
}

/** An admitted call. */
export type Admission = {
  key: ActiveKey
  /** The raw key, to re-validate it later. */
  presentedKey: string
  /** Null for calls that are not rate-limited. */
  allowance: Allowance | null
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null outside the MCP endpoint and before the guard. */
    admission: Admission | null
  }
}

type McpGuardDeps = {
  apiKeyCache: ApiKeyCache
  hosts: HostCheck
  calls: CallQuota
  /** Failed authentications by client address (IPv6: /56 prefix). */
  failures: CallQuota
}

export type McpGuard = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>

/** Failed authentications per minute and address before the status becomes 429. */
const MAX_FAILURES = 20
/** Calls per minute for keys without their own limit. */
const DEFAULT_CALL_LIMIT = 60

/** Calls over the limit still pass: the handler rejects them, because the response needs the id from the body. */
export function createMcpGuard({ apiKeyCache, hosts, calls, failures }: McpGuardDeps): McpGuard {
  async function checkCall(request: FastifyRequest): Promise<ErrorResponse | null> {
    const presentedKey = request.headers['x-api-key'] as string | undefined
    const verdict = apiKeyCache.check(presentedKey)
    if (typeof verdict === 'string')
      return (await failures.count(networkOf(request.ip), MAX_FAILURES)).withinLimit
        ? invalidKey(verdict)
        : TOO_MANY_FAILURES
    if (!hosts.allowsHost(request.host) || !hosts.allowsOrigin(request.headers.origin, request.host))
      return HOST_NOT_ALLOWED
    // DELETE is not rate-limited, because it frees resources.
    const allowance = request.method === 'DELETE' ? null : await calls.count(verdict.keyId, limitOf(verdict))
    request.admission = { key: verdict, presentedKey: presentedKey as string, allowance }
    return null
  }
  return async (request, reply) => {
    const refusal = await checkCall(request)
    return refusal === null ? undefined : sendError(reply, refusal)
  }
}

/** Counts the additional messages of a batch. */
export async function countBatch(calls: CallQuota, admission: Admission, messages: number): Promise<void> {
  admission.allowance = await calls.count(admission.key.keyId, limitOf(admission.key), messages)
}

/** The error for a call over the limit; null within it. */
export function rateRefusal({ allowance }: Admission): ErrorResponse | null {
  return allowance === null || allowance.withinLimit ? null : rateLimited(allowance.limit)
}

function limitOf({ rateLimit }: ActiveKey): number {
  return rateLimit ?? DEFAULT_CALL_LIMIT
}
