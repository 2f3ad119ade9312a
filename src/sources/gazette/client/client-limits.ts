// How hard the site may be asked. The site publishes no limits; these keep one reader's pace and give way quickly.

import type { RatePolicy } from '../../../platform/http-client/rate-policy.ts'

export type GazetteClientLimits = RatePolicy & {
  /** Time for an answer with its body, in milliseconds. */
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
  maxRedirects: 3,
}
