// Rate limits, timeouts and size limits for the register's site, which publishes none. A run makes about ten
// requests.

import type { RatePolicy } from '../../../platform/http-client/rate-limiter.ts'

export type RegisterClientLimits = RatePolicy & {
  /** Timeout for a page, or for the first byte of a file, in milliseconds. */
  answerTimeoutMs: number
  /** Idle timeout within a file, in milliseconds. No total limit, because lines can be slow. */
  idleTimeoutMs: number
  /** Largest bodies accepted, in bytes. */
  maxPageBytes: number
  maxExtractBytes: number
  /** Redirects followed for one request. */
  maxRedirects: number
}

export const DEFAULT_REGISTER_CLIENT_LIMITS: RegisterClientLimits = {
  concurrency: 1,
  // A run has about ten requests, so the interval only matters for unexpected loops.
  intervalMs: 100,
  jitter: 0.4,
  attempts: 5,
  backoffMs: 5_000,
  longestWaitMs: 10 * 60_000,
  answerTimeoutMs: 60_000,
  idleTimeoutMs: 60_000,
  maxPageBytes: 5 * 2 ** 20,
  // A Full extract has 300 MB.
  maxExtractBytes: 4 * 2 ** 30,
  maxRedirects: 5,
}
