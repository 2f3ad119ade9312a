// Everything that leaves for an upstream goes through here: so many at a time, and a pause between any two requests,
// tries and redirects included.

import PQueue from 'p-queue'
import type { Clock } from '../clock.ts'
import type { RatePolicy } from './rate-policy.ts'

export type RateLimiter = {
  /** Runs `work` when it is its turn; `work` holds the turn until it ends, waits between tries included. */
  withSlot<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T>
  /** Sends one request after the due pause. */
  throttle<T>(send: () => Promise<T>, signal?: AbortSignal): Promise<T>
}

/** A turnstile for one upstream. */
export function createRateLimiter(pace: RatePolicy, clock: Clock): RateLimiter {
  const queue = new PQueue({ concurrency: pace.concurrency })
  let nextAt = 0
  const nextIntervalMs = () => pace.intervalMs * (1 + pace.jitter * clock.random())
  return {
    // The queue is not given the signal: it would answer for work that is still tidying up.
    withSlot: (work, signal) =>
      queue.add(() => {
        signal?.throwIfAborted()
        return work()
      }),
    async throttle(send, signal) {
      const at = Math.max(clock.now(), nextAt)
      nextAt = at + nextIntervalMs()
      if (at > clock.now()) await clock.sleep(at - clock.now(), signal)
      signal?.throwIfAborted()
      try {
        return await send()
      } finally {
        nextAt = Math.max(nextAt, clock.now() + nextIntervalMs())
      }
    },
  }
}
