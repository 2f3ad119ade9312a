// Request rate and concurrency towards an upstream: the policy, and the limiter of all requests, including
// retries and redirects.

import PQueue from 'p-queue'
import type { Clock } from '../clock.ts'

// Request rate and retry policy for an upstream.

export type RatePolicy = {
  /** Concurrent requests. */
  concurrency: number
  /** Minimum pause between the end of a request and the start of the next, in milliseconds. */
  intervalMs: number
  /** Random share added to the interval, 0 to 1, to avoid synchronizing with other clients. */
  jitter: number
  /** Attempts per request, including the first. */
  attempts: number
  /** Backoff after the first failure, in milliseconds; doubled after each further one. */
  backoffMs: number
  /** Longest wait between attempts, in milliseconds. If the upstream requests more, the request fails. */
  longestWaitMs: number
}

/**
 * Backoff in milliseconds after `failures` failures (from 1), at least `retryAfterMs`; null when that exceeds the
 * limit.
 */
export function computeBackoffMs(
  failures: number,
  retryAfterMs: number | null,
  { backoffMs, longestWaitMs, jitter }: RatePolicy,
  clock: Clock,
): number | null {
  if (retryAfterMs !== null && retryAfterMs > longestWaitMs) return null
  const backoff = backoffMs * 2 ** (failures - 1) * (1 + jitter * clock.random())
  return Math.max(Math.min(backoff, longestWaitMs), retryAfterMs ?? 0)
}

/** `Retry-After` (seconds or date) in milliseconds from now; null when absent or malformed. */
export function readRetryAfter(header: string | null, clock: Clock): number | null {
  if (header === null) return null
  if (/^\s*\d+\s*$/.test(header)) return Number(header) * 1000
  const at = Date.parse(header)
  return Number.isNaN(at) ? null : Math.max(0, at - clock.now())
}

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
