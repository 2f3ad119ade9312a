// Memoization: of pure functions of a text, and of reads with TTL and coalescing.

/**
 * Calls `read` at most once per `ttlMs`, and once for concurrent callers. Failures reject the waiting callers and
 * are not cached.
 */
export function memoizeTtl<T>(
  read: () => Promise<T>,
  ttlMs: number,
  now: () => number = () => performance.now(),
): () => Promise<T> {
  let cached: { value: T; until: number } | null = null
  let pending: Promise<T> | null = null

  async function load(): Promise<T> {
    try {
      const value = await read()
      cached = { value, until: now() + ttlMs }
      return value
    } finally {
      pending = null
    }
  }

  return async () => {
    if (cached !== null && now() < cached.until) return cached.value
    pending ??= load()
    return pending
  }
}

/**
 * Stale-while-revalidate: once there is a value it is returned immediately, also while an expired one is reloaded
 * and when that fails.
 */
export function staleWhileRevalidate<T>(
  read: () => Promise<T>,
  ttlMs: number,
  now: () => number = () => performance.now(),
): () => Promise<T> {
  let cached: { value: T } | null = null
  const readFresh = memoizeTtl(
    async () => {
      cached = { value: await read() }
      return cached.value
    },
    ttlMs,
    now,
  )
  return async () => {
    const fresh = readFresh()
    if (cached === null) return fresh
    fresh.catch(() => {})
    return cached.value
  }
}

// Memoization of pure functions of a text.

/** `work` with at most about `most` cached results. */
export function memoize<T>(work: (text: string) => T, most: number): (text: string) => T {
  let answers = new Map<string, T>()
  return text => {
    const cached = answers.get(text)
    if (cached !== undefined) return cached
    const answer = work(text)
    if (answers.size >= most) answers = new Map()
    answers.set(text, answer)
    return answer
  }
}
