// Gives up early when this machine is offline. An upstream that has answered in this run is retried with the usual backoff; one
// that was never reached is given up after a few seconds.

/** Nothing at `place` could be reached. */
export class UnreachableError extends Error {
  override name = 'UnreachableError'

  constructor(place: string, cause: unknown) {
    super(
      `${place} cannot be reached (${reasonOf(cause)}). Nothing was fetched and nothing was changed. ` +
        'See whether this machine is online and may go there (name server, proxy, firewall), and run the same command again.',
      { cause },
    )
  }
}

export type Connectivity = {
  /** Aborted with an `UnreachableError` when nothing was reached in time, or with the reason of the signal that was given. */
  signal: AbortSignal
  /** Does `work`, which asks the upstream; that it resolves proves contact. */
  track<T>(work: () => Promise<T>): Promise<T>
}

// An address that swallows everything is given up by Node after ten seconds.
const GIVE_UP_AFTER_MS = 12_000

/** Watches the first contact with `place`: a failure counts once `limitMs` have passed since the first attempt. */
export function watchConnectivity(
  place: string,
  outer: AbortSignal,
  limitMs = GIVE_UP_AFTER_MS,
): Connectivity {
  const gaveUp = new AbortController()
  let state: 'untried' | 'waiting' | 'late' | 'made' = 'untried'
  let failure: unknown = null
  const giveUp = () => gaveUp.abort(new UnreachableError(place, failure))
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

/** `fetch` that tells `contact` of its attempts. */
export function withConnectivity({ track: attempt }: Connectivity): typeof globalThis.fetch {
  return (...asked) => attempt(() => fetch(...asked))
}

function reasonOf(failure: unknown): string {
  for (let cause = failure; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown }
    if (typeof code === 'string') return code
  }
  return failure instanceof Error ? failure.message : 'no answer'
}
