// What every call passes first, whatever its method: key, then host, then rate.
//
// Without a key nothing else is told, neither whether a host is known nor whether a session is. Too many failed keys
// change what a failure is told (429), never what a valid key may do, or anyone behind the same address could lock
// others out.

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ActiveKey } from '../domain/api-key.ts'
import { networkOf } from '../domain/client-network.ts'
import type { KeyRing } from '../usecases/key-ring.ts'
import type { HostCheck } from './hosts.ts'
import { keyRefused, overLimit, type Refusal, TOO_MANY_FAILURES, WRONG_HOST } from './refusal.ts'
import { sendRefusal } from './reply.ts'
import type { Allowance, Windows } from './windows.ts'

/** A call that has passed. */
export type Admission = {
  key: ActiveKey
  /** The key as sent, to ask later whether it still holds. */
  presented: string
  /** Null for a call that is not counted. */
  allowance: Allowance | null
}

declare module 'fastify' {
  interface FastifyRequest {
    /** On the MCP endpoint, who calls; null elsewhere and before the gate. */
    admission: Admission | null
  }
}

export type GateDeps = {
  keyRing: KeyRing
  hosts: HostCheck
  calls: Windows
  /** Failed authentications, by address (of IPv6: by its /56). */
  failures: Windows
}

export type Gate = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>

/** Failed authentications a minute that one address is told about. */
const FAILURES = 20
/** Calls a minute of a key without a limit of its own. */
const CALLS = 60

/** A hook that lets a call pass, or answers it. Over the limit a call passes: its answer bears an id in its body. */
export function createGate({ keyRing, hosts, calls, failures }: GateDeps): Gate {
  async function refusalOf(request: FastifyRequest): Promise<Refusal | null> {
    const presented = request.headers['x-api-key'] as string | undefined
    const verdict = keyRing.check(presented)
    if (typeof verdict === 'string')
      return (await failures.count(networkOf(request.ip), FAILURES)).withinLimit
        ? keyRefused(verdict)
        : TOO_MANY_FAILURES
    if (!hosts.allowsHost(request.host) || !hosts.allowsOrigin(request.headers.origin, request.host))
      return WRONG_HOST
    // To end a session costs nothing and frees what it holds: a client that is over its limit still may.
    const allowance = request.method === 'DELETE' ? null : await calls.count(verdict.keyId, limitOf(verdict))
    request.admission = { key: verdict, presented: presented as string, allowance }
    return null
  }
  return async (request, reply) => {
    const refusal = await refusalOf(request)
    return refusal === null ? undefined : sendRefusal(reply, refusal)
  }
}

/** Counts the further messages of a batch: each is a call. */
export async function countMore(calls: Windows, admission: Admission, messages: number): Promise<void> {
  admission.allowance = await calls.count(admission.key.keyId, limitOf(admission.key), messages)
}

/** Why a call is over the limit; null when it is not. */
export function rateRefusal({ allowance }: Admission): Refusal | null {
  return allowance === null || allowance.withinLimit ? null : overLimit(allowance.limit)
}

function limitOf({ rateLimit }: ActiveKey): number {
  return rateLimit ?? CALLS
}
