// How hard an upstream may be asked, and how long to wait after it failed.

import type { Clock } from '../clock.ts'

export type RatePolicy = {
  /** Requests at the same time. */
  concurrency: number
  /** Shortest pause between the end of a request and the start of the next, in milliseconds. */
  intervalMs: number
  /** Part of the interval that is added at random, 0 to 1: regular beats look like, and meet, other robots. */
  jitter: number
  /** Tries of one request, the first included. */
  attempts: number
  /** Wait after the first failure, in milliseconds; doubled after each further one. */
  backoffMs: number
  /** Longest wait between two tries, in milliseconds. An upstream that asks for more is left alone. */
  longestWaitMs: number
}

/**
 * Milliseconds to wait after failure number `failures` (from 1), or null when the upstream asks for a longer wait than
 * accepted. Never shorter than what it asked for (`retryAfterMs`).
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

/** The header `Retry-After`, in seconds or as a date, in milliseconds from now; null when absent or unreadable. */
export function readRetryAfter(header: string | null, clock: Clock): number | null {
  if (header === null) return null
  if (/^\s*\d+\s*$/.test(header)) return Number(header) * 1000
  const at = Date.parse(header)
  return Number.isNaN(at) ? null : Math.max(0, at - clock.now())
}
