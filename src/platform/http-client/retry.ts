// A request with its further tries: waiting longer each time, as long as the upstream asks, and a bounded number of
// times.

import type { Clock } from '../clock.ts'
import { computeBackoffMs, type RatePolicy } from './rate-policy.ts'

/** What one try gave. `mayPass`: a further try could help. `retryAfterMs`: the wait the upstream asked for. */
export type Attempt<Answer, Fault extends Error> =
  | { answer: Answer }
  | { fault: Fault; retryable: boolean; retryAfterMs: number | null }

export type RetryOptions<Fault> = {
  policy: RatePolicy
  clock: Clock
  signal?: AbortSignal
  /** The fault to throw in place of `fault` when the wait that was asked for is longer than accepted. */
  tooLongWaitError(fault: Fault, retryAfterMs: number | null): Error
  onRetry(fault: Fault, tries: number, waitMs: number): void
}

/**
 * Tries until there is an answer. Throws the last try's fault when further ones could not help or were spent, and the
 * reason of an aborted signal.
 */
export async function retry<Answer, Fault extends Error>(
  tryOnce: () => Promise<Attempt<Answer, Fault>>,
  { policy: pace, clock, signal, tooLongWaitError: refuseWait, onRetry }: RetryOptions<Fault>,
): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    const attempt = await tryOnce()
    if ('answer' in attempt) return attempt.answer
    const { fault, retryAfterMs } = attempt
    if (!attempt.retryable || tries >= pace.attempts) throw fault
    const waitMs = computeBackoffMs(tries, retryAfterMs, pace, clock)
    if (waitMs === null) throw refuseWait(fault, retryAfterMs)
    onRetry(fault, tries, waitMs)
    await clock.sleep(waitMs, signal)
  }
}
