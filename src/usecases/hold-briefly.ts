// An answer that many ask for at once, read for all of them together.

/**
 * `read`, asked at most once every `forMs` and once by all who ask while it runs. A failure is told to those who waited
 * for it and not held.
 */
export function memoizeTtl<T>(
  read: () => Promise<T>,
  forMs: number,
  now: () => number = () => performance.now(),
): () => Promise<T> {
  let held: { value: T; until: number } | null = null
  let reading: Promise<T> | null = null

  async function readAnew(): Promise<T> {
    try {
      const value = await read()
      held = { value, until: now() + forMs }
      return value
    } finally {
      reading = null
    }
  }

  return async () => {
    if (held !== null && now() < held.until) return held.value
    reading ??= readAnew()
    return reading
  }
}

/**
 * The same for callers that must not wait: once there is an answer it is given at once, also while it is read anew
 * because it is older than `forMs`, and when that fails.
 */
export function staleWhileRevalidate<T>(
  read: () => Promise<T>,
  forMs: number,
  now: () => number = () => performance.now(),
): () => Promise<T> {
  let held: { value: T } | null = null
  const readFresh = memoizeTtl(
    async () => {
      held = { value: await read() }
      return held.value
    },
    forMs,
    now,
  )
  return async () => {
    const fresh = readFresh()
    if (held === null) return fresh
    fresh.catch(() => {})
    return held.value
  }
}
