// Limits concurrency and rate of all requests to an upstream, including retries and redirects.

import PQueue from 'p-queue'
import type { Clock } from '../clock.ts'
import type { RatePolicy } from './rate-policy.ts'

export type RateLimiter = {
  /** Runs `work` when a slot is free; it keeps the slot until it ends, including waits between attempts. */
  withSlot<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T>
  /** Sends one request after the required pause. */
  throttle<T>(send: () => Promise<T>, signal?: AbortSignal): Promise<T>
}

export function createRateLimiter(policy: RatePolicy, clock: Clock): RateLimiter {
  const queue = new PQueue({ concurrency: policy.concurrency })
  let nextAt = 0
  const nextIntervalMs = () => policy.intervalMs * (1 + policy.jitter * clock.random())
  return {
    // The signal is not passed to the queue, which would settle before the work has cleaned up.
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
