// Fails early when this machine is offline: an upstream that has answered in this run is retried with the usual
// backoff, one that was never reached is given up after a few seconds.

/** The upstream at `address` could not be reached. */
export class UnreachableError extends Error {
  override name = 'UnreachableError'

  constructor(address: string, cause: unknown) {
    super(
      `${address} cannot be reached (${reasonOf(cause)}). Nothing was fetched and nothing was changed. ` +
        'See whether this machine is online and may go there (name server, proxy, firewall), and run the same command again.',
      { cause },
    )
  }
}

export type Connectivity = {
  /**
   * Aborted with an `UnreachableError` when the upstream was not reached in time, or with the reason of the outer
   * signal.
   */
  signal: AbortSignal
  /** Runs `work`, which sends requests; its success proves connectivity. */
  track<T>(work: () => Promise<T>): Promise<T>
}

// Longer than Node's connect timeout of ten seconds.
const GIVE_UP_AFTER_MS = 12_000

/** Watches the first connection to `address`: failures count once `limitMs` have passed since the first attempt. */
export function watchConnectivity(
  address: string,
  outer: AbortSignal,
  limitMs = GIVE_UP_AFTER_MS,
): Connectivity {
  const gaveUp = new AbortController()
  let state: 'untried' | 'waiting' | 'late' | 'made' = 'untried'
  let failure: unknown = null
  const giveUp = () => gaveUp.abort(new UnreachableError(address, failure))
  const atLimit = () => {
    if (state !== 'waiting') return
    state = 'late'
    if (failure !== null) giveUp()
  }
  return {
    signal: AbortSignal.any([outer, gaveUp.signal]),
    async track(work) {
      if (state === 'untried') {
        state = 'waiting'
        setTimeout(atLimit, limitMs).unref()
      }
      try {
        const answer = await work()
        state = 'made'
        return answer
      } catch (error) {
        failure = error
        if (state === 'late') giveUp()
        throw error
      }
    },
  }
}

/** `fetch` with its attempts tracked. */
export function withConnectivity({ track: attempt }: Connectivity): typeof globalThis.fetch {
  return (...args) => attempt(() => fetch(...args))
}

function reasonOf(failure: unknown): string {
  for (let cause = failure; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown }
    if (typeof code === 'string') return code
  }
  return failure instanceof Error ? failure.message : 'no answer'
}
