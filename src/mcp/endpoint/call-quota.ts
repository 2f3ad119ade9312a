// Rate limit of calls per caller, and its response headers.

import { createRateWindows, secondsUntilEnd, WINDOW_S } from '../../usecases/rate-limits/rate-windows.ts'
import type { SharedWindows } from '../../usecases/rate-limits/shared-windows.ts'

export type Allowance = {
  withinLimit: boolean
  /** Calls per window. */
  limit: number
  remaining: number
  /** Seconds until the window ends. */
  resetS: number
}

export type CallQuota = {
  /** Counts `calls` (default 1) of a subject against `limit` per window. */
  count(subject: string, limit: number, calls?: number): Promise<Allowance>
}

type CallQuotaOptions = {
  /** Quotas of the same name share their windows across processes. */
  name: string
  windowS?: number
  /** Windows shared with other processes; null: local windows. */
  sharing?: SharedWindows | null
}

/** Fixed windows of `windowS` seconds. Inactive subjects are evicted. */
export function createCallQuota(options: CallQuotaOptions): CallQuota {
  const windows = createRateWindows(options)
  return {
    async count(subject, limit, calls = 1) {
      const now = performance.now()
      const window = await windows.count(subject, limit, now, calls)
      return {
        withinLimit: window.count <= limit,
        limit,
        remaining: Math.max(0, limit - window.count),
        resetS: secondsUntilEnd(window, now),
      }
    },
  }
}

/** `RateLimit` and `RateLimit-Policy`. Source: draft-ietf-httpapi-ratelimit-headers-10. */
export function rateLimitHeaders({ limit, remaining, resetS }: Allowance): Record<string, string> {
  return {
    'ratelimit-policy': `"default";q=${limit};w=${WINDOW_S}`,
    ratelimit: `"default";r=${remaining};t=${resetS}`,
  }
}
