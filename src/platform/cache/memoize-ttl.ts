// An answer that many ask for at once, read for all of them together.

/**
 * `read`, asked at most once every `forMs` and once by all who ask while it runs. A failure is told to those who waited
 * for it and not held.
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
 * The same for callers that must not wait: once there is an answer it is given at once, also while it is read anew
 * because it is older than `forMs`, and when that fails.
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
