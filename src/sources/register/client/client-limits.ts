// How hard the register's site may be asked, and how long it may take. No limits are published; a run asks for a handful
// of pages and files.

import type { RatePolicy } from '../../../platform/http-client/rate-policy.ts'

export type RegisterClientLimits = RatePolicy & {
  /** Time for a page, or until the first byte of a file, in milliseconds. */
  answerTimeoutMs: number
  /** Longest silence in the middle of a file, in milliseconds. There is no limit to the whole: lines are slow. */
  idleTimeoutMs: number
  /** Largest bodies accepted, in bytes. */
  maxPageBytes: number
  maxExtractBytes: number
  /** Redirects followed for one request. */
  maxRedirects: number
}

export const DEFAULT_REGISTER_CLIENT_LIMITS: RegisterClientLimits = {
  concurrency: 1,
  // A run is ten requests, so that the pause matters only where something goes round in circles.
  intervalMs: 100,
  jitter: 0.4,
  attempts: 5,
  backoffMs: 5_000,
  longestWaitMs: 10 * 60_000,
  answerTimeoutMs: 60_000,
  idleTimeoutMs: 60_000,
  maxPageBytes: 5 * 2 ** 20,
  // A Full has 300 MB.
  maxExtractBytes: 4 * 2 ** 30,
  maxRedirects: 5,
}
