// Retries a request with backoff, honouring the upstream's `Retry-After`, a limited number of times.

import type { Clock } from '../clock.ts'
import { computeBackoffMs, type RatePolicy } from './rate-limiter.ts'

/** Result of one attempt. `retryAfterMs`: wait requested by the upstream. */
export type Attempt<Answer, Fault extends Error> =
  | { answer: Answer }
  | { fault: Fault; retryable: boolean; retryAfterMs: number | null }

type RetryOptions<Fault> = {
  policy: RatePolicy
  clock: Clock
  signal?: AbortSignal
  /** Error to throw when the requested wait exceeds the limit. */
  tooLongWaitError(fault: Fault, retryAfterMs: number | null): Error
  onRetry(fault: Fault, tries: number, waitMs: number): void
}

/**
 * Retries until there is an answer. Throws the last fault when it is not retryable or the attempts are used up, and
 * the reason of an aborted signal.
 */
export async function retry<Answer, Fault extends Error>(
  tryOnce: () => Promise<Attempt<Answer, Fault>>,
  { policy, clock, signal, tooLongWaitError, onRetry }: RetryOptions<Fault>,
): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    const attempt = await tryOnce()
    if ('answer' in attempt) return attempt.answer
    const { fault, retryAfterMs } = attempt
    if (!attempt.retryable || tries >= policy.attempts) throw fault
    const waitMs = computeBackoffMs(tries, retryAfterMs, policy, clock)
    if (waitMs === null) throw tooLongWaitError(fault, retryAfterMs)
    onRetry(fault, tries, waitMs)
    await clock.sleep(waitMs, signal)
  }
}
