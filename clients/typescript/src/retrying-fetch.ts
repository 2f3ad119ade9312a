// A fetch that keeps to the service's budget, and tries again what was refused for now or did not arrive.

type Fetch = (request: Request) => Promise<Response>

const RETRIED: ReadonlySet<number> = new Set([429, 502, 503, 504])
const FIRST_PAUSE_MS = 250
const MAX_PAUSE_MS = 60_000

/**
 * Waits as `Retry-After` says, else twice as long each time. When `RateLimit` says that a window is used up, further
 * requests wait for its end instead of being refused.
 */
export function retryingFetch(fetch: Fetch, retries: number): Fetch {
  let windowEndsAt = 0
  return async request => {
    for (let attempt = 0; ; attempt++) {
      await pause(windowEndsAt - Date.now(), request.signal)
      const answer = await fetch(request.clone()).catch((error: unknown) => {
        if (attempt >= retries || request.signal.aborted) throw error
        return null
      })
      const [, remaining, seconds] = /;r=(\d+);t=(\d+)/.exec(answer?.headers.get('RateLimit') ?? '') ?? []
      if (remaining === '0') windowEndsAt = Date.now() + Number(seconds) * 1_000
      if (answer !== null && (attempt >= retries || !RETRIED.has(answer.status))) return answer
      await answer?.body?.cancel()
      const asked = Number(answer?.headers.get('Retry-After') ?? Number.NaN) * 1_000
      await pause(Number.isNaN(asked) ? FIRST_PAUSE_MS * 2 ** attempt : asked, request.signal)
    }
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (ms <= 0) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(
      () => {
        signal.removeEventListener('abort', stop)
        resolve()
      },
      Math.min(ms, MAX_PAUSE_MS),
    )
    signal.addEventListener('abort', stop, { once: true })
    if (signal.aborted) stop()
  })
}
