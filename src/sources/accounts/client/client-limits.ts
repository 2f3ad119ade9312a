// How hard the Bank's service may be asked, and how much is taken from it. No limits are published.

import type { RatePolicy } from '../../../platform/http-client/rate-policy.ts'

export type AccountsClientLimits = RatePolicy & {
  /** Time for an answer with its body, in milliseconds: a list or a document, a whole extract. */
  answerTimeoutMs: number
  extractTimeoutMs: number
  /** Largest bodies accepted, in bytes. */
  maxAnswerBytes: number
  maxExtractBytes: number
  /** Waits before an empty list of deposits is asked for again, in milliseconds. */
  verifyEmptyDelaysMs: readonly number[]
}

export const DEFAULT_ACCOUNTS_CLIENT_LIMITS: AccountsClientLimits = {
  concurrency: 1,
  // Other public clients pause for 0.3 to 2 s and ask up to six things at once; none reports a limit.
  intervalMs: 500,
  jitter: 0.4,
  attempts: 5,
  backoffMs: 5_000,
  longestWaitMs: 10 * 60_000,
  answerTimeoutMs: 60_000,
  extractTimeoutMs: 30 * 60_000,
  maxAnswerBytes: 64 * 2 ** 20,
  maxExtractBytes: 4 * 2 ** 30,
  // When the service is pressed it answers with an empty list; seconds later the same list can be full.
  verifyEmptyDelaysMs: [3_000, 12_000],
}
