// How many requests a client may make: one budget over all counted surfaces.

import type { ActiveKey } from '../../domain/access/api-key.ts'
import { networkOf } from '../../domain/access/client-network.ts'
import { createRateWindows, WINDOW_S, type WindowCount } from '../../usecases/rate-limits/rate-windows.ts'
import type { SharedWindows } from '../../usecases/rate-limits/shared-windows.ts'

/** Requests per window and client address. */
const DEFAULT_LIMIT = 60

/** What a request leaves of its client's budget. */
export type Allowance = {
  withinLimit: boolean
  /** Requests per window. */
  limit: number
  remaining: number
  /** Until the window ends. */
  resetS: number
  /** When the request was counted, on the monotonic clock in ms. */
  countedAt: number
}

export type RequestQuota = {
  /** Counts a request: for the key when it has a limit of its own, else for the client's address (of IPv6: its /56). */
  count(clientIp: string, key: ActiveKey | null): Allowance | Promise<Allowance>
}

declare module 'fastify' {
  interface FastifyRequest {
    /** On counted surfaces, what the client has left; null elsewhere. */
    allowance: Allowance | null
  }
}

export type RequestQuotaOptions = {
  /** What it is for: budgets of one name are one, in whatever process. */
  name: string
  windowS?: number
  /** Other processes that count in it; null: none. */
  limitSharing?: SharedWindows | null
}

/** A budget in fixed windows, which begin with a client's first request. All surfaces that share it count in it. */
export function createRequestQuota({
  name,
  windowS,
  limitSharing: sharing,
}: RequestQuotaOptions): RequestQuota {
  const byAddress = createRateWindows({ name: `${name} address`, windowS, sharing })
  const byKey = createRateWindows({ name: `${name} key`, windowS, sharing })
  return {
    count(clientIp, key) {
      const hasOwnLimit = key !== null && key.rateLimit !== null
      const limit = (hasOwnLimit ? key.rateLimit : null) ?? DEFAULT_LIMIT
      const now = performance.now()
      const counted = hasOwnLimit
        ? byKey.count(key.keyId, limit, now)
        : byAddress.count(networkOf(clientIp), limit, now)
      return counted instanceof Promise
        ? counted.then(window => toAllowance(window, limit, now))
        : toAllowance(counted, limit, now)
    },
  }
}

function toAllowance({ count, endsAt }: WindowCount, limit: number, now: number): Allowance {
  return {
    withinLimit: count <= limit,
    limit,
    remaining: Math.max(0, limit - count),
    resetS: Math.max(0, Math.ceil((endsAt - now) / 1_000)),
    countedAt: now,
  }
}

/** The value of `RateLimit-Policy`. Source: draft-ietf-httpapi-ratelimit-headers-10. */
export function rateLimitPolicyHeader({ limit }: Allowance): string {
  return `"default";q=${limit};w=${WINDOW_S}`
}

/** The value of `RateLimit`. Source: as above. */
export function rateLimitHeader({ remaining, resetS }: Allowance): string {
  return `"default";r=${remaining};t=${resetS}`
}
