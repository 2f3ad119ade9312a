// What a caller has left of its calls, and how that is told.

import { createRateWindows, WINDOW_S } from '../../usecases/rate-limits/rate-windows.ts'
import type { SharedWindows } from '../../usecases/rate-limits/shared-windows.ts'

export type Allowance = {
  withinLimit: boolean
  /** Calls per window. */
  limit: number
  remaining: number
  /** Until the window ends. */
  resetS: number
}

export type CallQuota = {
  /** Counts `calls` for a subject, of which it has `limit` a window. */
  count(subject: string, limit: number, calls?: number): Promise<Allowance>
}

export type CallQuotaOptions = {
  /** What is counted: windows of one name are one, in whatever process. */
  name: string
  windowS?: number
  /** Other processes that count in them; null: none. */
  sharing?: SharedWindows | null
}

/** Windows of `windowS` seconds. Subjects that fall silent are forgotten. */
export function createCallQuota(options: CallQuotaOptions): CallQuota {
  const windows = createRateWindows(options)
  return {
    async count(subject, limit, calls = 1) {
      const now = performance.now()
      const { count, endsAt } = await windows.count(subject, limit, now, calls)
      return {
        withinLimit: count <= limit,
        limit,
        remaining: Math.max(0, limit - count),
        resetS: Math.max(0, Math.ceil((endsAt - now) / 1_000)),
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
