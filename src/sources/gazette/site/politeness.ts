// How hard the site may be asked. The site publishes no limits; these keep one reader's pace and give way quickly.

import type { Clock } from './clock.ts'

export type Politeness = {
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
  /** Longest wait between two tries, in milliseconds. A site that asks for more is left alone. */
  longestWaitMs: number
  /** Time for an answer with its body, in milliseconds. */
  pageTimeoutMs: number
  pdfTimeoutMs: number
  /** Largest bodies accepted, in bytes. */
  maxPageBytes: number
  maxPdfBytes: number
  /** Redirects followed for one request. */
  redirects: number
}

export const DEFAULT_POLITENESS: Politeness = {
  concurrency: 1,
  // The pace of other public readers of this site, none of whom reports being held back.
  intervalMs: 700,
  jitter: 0.4,
  attempts: 5,
  backoffMs: 5_000,
  longestWaitMs: 10 * 60_000,
  // Searches with two filters take the site about 7 s.
  pageTimeoutMs: 60_000,
  pdfTimeoutMs: 5 * 60_000,
  maxPageBytes: 20_000_000,
  maxPdfBytes: 200_000_000,
  redirects: 3,
}

/**
 * Milliseconds to wait after failure number `failures` (from 1), or null when the site asks for a longer wait than
 * accepted. Never shorter than what the site asked for (`retryAfterMs`).
 */
export function waitAfterFailure(
  failures: number,
  retryAfterMs: number | null,
  politeness: Politeness,
  clock: Clock,
): number | null {
  const { backoffMs, longestWaitMs, jitter } = politeness
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
