// Rate and size limits for the gazette's site, which publishes none: a single reader's pace with quick
// backoff.

import type { RatePolicy } from '../../../platform/http-client/rate-limiter.ts'

export type GazetteClientLimits = RatePolicy & {
  /** Response timeout including the body, in milliseconds. */
  pageTimeoutMs: number
  pdfTimeoutMs: number
  /** Largest bodies accepted, in bytes. */
  maxPageBytes: number
  maxPdfBytes: number
  /** Redirects followed for one request. */
  maxRedirects: number
}

export const DEFAULT_GAZETTE_CLIENT_LIMITS: GazetteClientLimits = {
  concurrency: 1,
  // The rate of other public clients of this site, none of which reports throttling.
  intervalMs: 700,
  jitter: 0.4,
  attempts: 5,
  backoffMs: 5_000,
  longestWaitMs: 10 * 60_000,
  // Searches with two filters take about 7 s.
  pageTimeoutMs: 60_000,
  pdfTimeoutMs: 5 * 60_000,
  maxPageBytes: 20_000_000,
  maxPdfBytes: 200_000_000,
  maxRedirects: 3,
}
