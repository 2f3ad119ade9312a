// Rate and size limits for the Bank's service, which publishes none of its own.

import type { RatePolicy } from '../../../platform/http-client/rate-policy.ts'

export type AccountsClientLimits = RatePolicy & {
  /** Response timeouts including the body, in milliseconds: for a list or document, and for an extract. */
  answerTimeoutMs: number
  extractTimeoutMs: number
  /** Largest bodies accepted, in bytes. */
  maxAnswerBytes: number
  maxExtractBytes: number
  /** Delays before an empty list of deposits is requested again, in milliseconds. */
  verifyEmptyDelaysMs: readonly number[]
}

export const DEFAULT_ACCOUNTS_CLIENT_LIMITS: AccountsClientLimits = {
  concurrency: 1,
  // Other public clients pause for 0.3 to 2 s with up to six parallel requests; none reports throttling.
  intervalMs: 500,
  jitter: 0.4,
  attempts: 5,
  backoffMs: 5_000,
  longestWaitMs: 10 * 60_000,
  answerTimeoutMs: 60_000,
  extractTimeoutMs: 30 * 60_000,
  maxAnswerBytes: 64 * 2 ** 20,
  maxExtractBytes: 4 * 2 ** 30,
  // Under load the service returns empty lists; seconds later the same list can be complete.
  verifyEmptyDelaysMs: [3_000, 12_000],
}
