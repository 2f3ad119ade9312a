// Rate limit per client: one quota shared by all rate-limited routes.

import type { ActiveKey } from '../../domain/access/api-key.ts'
import { networkOf } from '../../domain/access/client-network.ts'
import {
  createRateWindows,
  secondsUntilEnd,
  WINDOW_S,
  type WindowCount,
} from '../../usecases/rate-limits/rate-windows.ts'
import type { SharedWindows } from '../../usecases/rate-limits/shared-windows.ts'

/** Requests per window and client address. */
const DEFAULT_LIMIT = 60

/** The client's quota after a request. */
export type Allowance = {
  withinLimit: boolean
  /** Requests per window. */
  limit: number
  remaining: number
  /** Seconds until the window ends. */
  resetS: number
  /** Monotonic clock, in ms. */
  countedAt: number
}

export type RequestQuota = {
  /**
   * Counts `requests` (default: one) by API key if the key has its own limit, otherwise by client address (IPv6: /56
   * prefix).
   */
  count(clientIp: string, key: ActiveKey | null, requests?: number): Allowance | Promise<Allowance>
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null on routes without a rate limit. */
    allowance: Allowance | null
  }
}

type RequestQuotaOptions = {
  /** Quotas of the same name share their windows across processes. */
  name: string
  /** Requests per window and client address. */
  limit?: number
  windowS?: number
  /** Windows shared with other processes; null: local windows. */
  limitSharing?: SharedWindows | null
}

/** A fixed-window quota. A window starts with the client's first request. */
export function createRequestQuota({
  name,
  limit: ofAddress = DEFAULT_LIMIT,
  windowS,
  limitSharing: sharing,
}: RequestQuotaOptions): RequestQuota {
  const byAddress = createRateWindows({ name: `${name} address`, windowS, sharing })
  const byKey = createRateWindows({ name: `${name} key`, windowS, sharing })
  return {
    count(clientIp, key, requests = 1) {
      const hasOwnLimit = key !== null && key.rateLimit !== null
      const limit = (hasOwnLimit ? key.rateLimit : null) ?? ofAddress
      const now = performance.now()
      const counted = hasOwnLimit
        ? byKey.count(key.keyId, limit, now, requests)
        : byAddress.count(networkOf(clientIp), limit, now, requests)
      return counted instanceof Promise
        ? counted.then(window => toAllowance(window, limit, now))
        : toAllowance(counted, limit, now)
    },
  }
}

function toAllowance(window: WindowCount, limit: number, now: number): Allowance {
  return {
    withinLimit: window.count <= limit,
    limit,
    remaining: Math.max(0, limit - window.count),
    resetS: secondsUntilEnd(window, now),
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
