// Everything that leaves for the site goes through here: so many at a time, and a pause between any two requests,
// tries and redirects included.

import PQueue from 'p-queue'
import type { Clock } from './clock.ts'
import type { Politeness } from './politeness.ts'

export type Turnstile = {
  /** Runs `work` when it is its turn; `work` holds the turn until it ends, waits between tries included. */
  enter<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T>
  /** Sends one request after the due pause. */
  pass<T>(send: () => Promise<T>, signal?: AbortSignal): Promise<T>
}

/** A turnstile for one site. */
export function createTurnstile(politeness: Politeness, clock: Clock): Turnstile {
  const queue = new PQueue({ concurrency: politeness.concurrency })
  let nextAt = 0
  const pause = () => politeness.intervalMs * (1 + politeness.jitter * clock.random())
  return {
    enter: (work, signal) => queue.add(work, signal ? { signal } : {}),
    async pass(send, signal) {
      const at = Math.max(clock.now(), nextAt)
      nextAt = at + pause()
      if (at > clock.now()) await clock.sleep(at - clock.now(), signal)
      signal?.throwIfAborted()
      try {
        return await send()
      } finally {
        nextAt = Math.max(nextAt, clock.now() + pause())
      }
    },
  }
}
