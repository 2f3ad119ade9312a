// How many requests a client may make: one budget over all counted surfaces. Counted here and not by
// rate-limiter-flexible: that answers with a promise, and the wait for it cost 5 % of all held dossiers.

import type { ActiveKey } from '../domain/api-key.ts'

/** Requests per window and client address. */
const DEFAULT_LIMIT = 60
const WINDOW_S = 60

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

export type Budget = {
  /** Counts a request: for the key when it has a limit of its own, else for the client's address. */
  count(clientIp: string, key: ActiveKey | null): Allowance
}

declare module 'fastify' {
  interface FastifyRequest {
    /** On counted surfaces, what the client has left; null elsewhere. */
    allowance: Allowance | null
  }
}

type Window = { count: number; endsAt: number }

/** A budget in fixed windows, which begin with a client's first request. All surfaces that share it count in it. */
export function createBudget({ windowS = WINDOW_S } = {}): Budget {
  const windowMs = windowS * 1_000
  const byAddress = new Map<string, Window>()
  const byKey = new Map<string, Window>()
  let sweepAt = 0

  function open(windows: Map<string, Window>, subject: string, now: number): Window {
    if (now >= sweepAt) {
      sweepAt = now + windowMs
      dropEnded(byAddress, now)
      dropEnded(byKey, now)
    }
    const window = { count: 0, endsAt: now + windowMs }
    windows.set(subject, window)
    return window
  }

  return {
    count(clientIp, key) {
      const hasOwnLimit = key !== null && key.rateLimit !== null
      const windows = hasOwnLimit ? byKey : byAddress
      const subject = hasOwnLimit ? key.keyId : clientIp
      const limit = (hasOwnLimit ? key.rateLimit : null) ?? DEFAULT_LIMIT
      const now = performance.now()
      let window = windows.get(subject)
      if (window === undefined || window.endsAt <= now) window = open(windows, subject, now)
      window.count++
      return {
        withinLimit: window.count <= limit,
        limit,
        remaining: Math.max(0, limit - window.count),
        resetS: Math.ceil((window.endsAt - now) / 1_000),
        countedAt: now,
      }
    },
  }
}

function dropEnded(windows: Map<string, Window>, now: number): void {
  for (const [subject, { endsAt }] of windows) if (endsAt <= now) windows.delete(subject)
}

/** The value of `RateLimit-Policy`. Source: draft-ietf-httpapi-ratelimit-headers-10. */
export function limitPolicy({ limit }: Allowance): string {
  return `"default";q=${limit};w=${WINDOW_S}`
}

/** The value of `RateLimit`. Source: as above. */
export function limitState({ remaining, resetS }: Allowance): string {
  return `"default";r=${remaining};t=${resetS}`
}
