// What every call passes first, whatever its method: key, then host, then rate.
//
// Without a key nothing else is told, neither whether a host is known nor whether a session is. Too many failed keys
// change what a failure is told (429), never what a valid key may do, or anyone behind the same address could lock
// others out.

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ActiveKey } from '../../domain/access/api-key.ts'
import { networkOf } from '../../domain/access/client-network.ts'
import type { ApiKeyCache } from '../../usecases/access/api-key-cache.ts'
import type { Allowance, CallQuota } from './call-quota.ts'
import {
  type ErrorResponse,
  HOST_NOT_ALLOWED,
  invalidKey,
  rateLimited,
  TOO_MANY_FAILURES,
} from './error-responses.ts'
import type { HostCheck } from './host-check.ts'
import { sendError } from './reply.ts'

/** A call that has passed. */
export type Admission = {
  key: ActiveKey
  /** The key as sent, to ask later whether it still holds. */
  presentedKey: string
  /** Null for a call that is not counted. */
  allowance: Allowance | null
}

declare module 'fastify' {
  interface FastifyRequest {
    /** On the MCP endpoint, who calls; null elsewhere and before the gate. */
    admission: Admission | null
  }
}

export type McpGuardDeps = {
  apiKeyCache: ApiKeyCache
  hosts: HostCheck
  calls: CallQuota
  /** Failed authentications, by address (of IPv6: by its /56). */
  failures: CallQuota
}

export type McpGuard = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>

/** Failed authentications a minute that one address is told about. */
const MAX_FAILURES = 20
/** Calls a minute of a key without a limit of its own. */
const DEFAULT_CALL_LIMIT = 60

/** A hook that lets a call pass, or answers it. Over the limit a call passes: its answer bears an id in its body. */
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
    // To end a session costs nothing and frees what it holds: a client that is over its limit still may.
    const allowance = request.method === 'DELETE' ? null : await calls.count(verdict.keyId, limitOf(verdict))
    request.admission = { key: verdict, presentedKey: presentedKey as string, allowance }
    return null
  }
  return async (request, reply) => {
    const refusal = await checkCall(request)
    return refusal === null ? undefined : sendError(reply, refusal)
  }
}

/** Counts the further messages of a batch: each is a call. */
export async function countBatch(calls: CallQuota, admission: Admission, messages: number): Promise<void> {
  admission.allowance = await calls.count(admission.key.keyId, limitOf(admission.key), messages)
}

/** Why a call is over the limit; null when it is not. */
export function rateRefusal({ allowance }: Admission): ErrorResponse | null {
  return allowance === null || allowance.withinLimit ? null : rateLimited(allowance.limit)
}

function limitOf({ rateLimit }: ActiveKey): number {
  return rateLimit ?? DEFAULT_CALL_LIMIT
}
