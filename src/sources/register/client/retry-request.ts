// Runs an upstream operation with retries.

import type { Clock } from '../../../platform/clock.ts'
import { isTimeout, ResponseBodyError } from '../../../platform/http-client/response-body.ts'
import { type Attempt, retry } from '../../../platform/http-client/retry.ts'
import type { Logger } from '../../../platform/log.ts'
import type { RegisterClientLimits } from './client-limits.ts'
import { isRegisterClientError, type RegisterClientError, RegisterUpstreamError } from './errors.ts'

export type RequestContext = {
  limits: RegisterClientLimits
  clock: Clock
  logger: Logger
  signal?: AbortSignal
}

/**
 * Runs `work` until it succeeds, with backoff, while a retry may help. Throws the errors of `errors.ts`, the
 * reason of an aborted signal, and local errors.
 */
export function retryRequest<T>(
  place: string,
  work: () => Promise<T>,
  { limits: politeness, clock, logger, signal }: RequestContext,
): Promise<T> {
  return retry(() => attempt(place, work, signal), {
    policy: politeness,
    clock,
    signal,
    tooLongWaitError: (_, retryAfterMs) => new RegisterUpstreamError('throttled', place, { retryAfterMs }),
    onRetry: ({ reason }, tries, waitMs) =>
      logger.warn({ place, reason, tries, wait_ms: Math.round(waitMs) }, 'register: retrying'),
  })
}

async function attempt<T>(
  place: string,
  work: () => Promise<T>,
  signal?: AbortSignal,
): Promise<Attempt<T, RegisterClientError>> {
  try {
    signal?.throwIfAborted()
    return { answer: await work() }
  } catch (cause) {
    signal?.throwIfAborted()
    const fault = toClientError(place, cause)
    if (fault === null) throw cause
    const passing = fault instanceof RegisterUpstreamError && fault.retryable
    return { fault, retryable: passing, retryAfterMs: passing ? fault.retryAfterMs : null }
  }
}

function toClientError(place: string, cause: unknown): RegisterClientError | null {
  if (isRegisterClientError(cause)) return cause
  if (isTimeout(cause)) return new RegisterUpstreamError('timeout', place, { cause })
  if (cause instanceof ResponseBodyError) {
    return new RegisterUpstreamError(cause.reason, place, { cause, detail: cause.message })
  }
  return null
}
