// Counts in fixed windows of a minute, which begin with a subject's first call.

export type Allowance = {
  withinLimit: boolean
  /** Calls per window. */
  limit: number
  remaining: number
  /** Until the window ends. */
  resetS: number
}

export type Windows = {
  /** Counts `calls` for a subject, of which it has `limit` a window. */
  count(subject: string, limit: number, calls?: number): Allowance
}

const WINDOW_S = 60

/** Windows of `windowS` seconds. Subjects that fall silent are forgotten. */
export function createWindows({ windowS = WINDOW_S } = {}): Windows {
  const windowMs = windowS * 1_000
  const held = new Map<string, { count: number; endsAt: number }>()
  let sweepAt = 0

  function open(subject: string, now: number) {
    if (now >= sweepAt) {
      sweepAt = now + windowMs
      for (const [other, { endsAt }] of held) if (endsAt <= now) held.delete(other)
    }
    const window = { count: 0, endsAt: now + windowMs }
    held.set(subject, window)
    return window
  }

  return {
    count(subject, limit, calls = 1) {
      const now = performance.now()
      let window = held.get(subject)
      if (window === undefined || window.endsAt <= now) window = open(subject, now)
      window.count += calls
      return {
        withinLimit: window.count <= limit,
        limit,
        remaining: Math.max(0, limit - window.count),
        resetS: Math.ceil((window.endsAt - now) / 1_000),
      }
    },
  }
}

/** `RateLimit` and `RateLimit-Policy`. Source: draft-ietf-httpapi-ratelimit-headers-10. */
export function limitHeaders({ limit, remaining, resetS }: Allowance): Record<string, string> {
  return {
    'ratelimit-policy': `"default";q=${limit};w=${WINDOW_S}`,
    ratelimit: `"default";r=${remaining};t=${resetS}`,
  }
}
