// Sends a request with rate limit and retries.

import { retry } from '../../../platform/http-client/retry.ts'
import type { Logger } from '../../../platform/log.ts'
import { GazetteBlockedError, type GazetteResponseError } from './errors.ts'
import {
  attemptRequest,
  type GazetteRequest,
  type GazetteResponse,
  type HttpTransport,
} from './request-attempt.ts'

export type SendRequest = (request: GazetteRequest) => Promise<GazetteResponse>

/**
 * Creates the request function. It throws `GazetteBlockedError` or `GazetteResponseError` when the last
 * attempt failed or a retry could not help, and the reason of an aborted signal.
 */
export function createSendRequest(wire: HttpTransport, logger: Logger): SendRequest {
  return request => wire.rateLimiter.withSlot(() => sendWithRetry(wire, logger, request), request.signal)
}

function sendWithRetry(
  wire: HttpTransport,
  logger: Logger,
  request: GazetteRequest,
): Promise<GazetteResponse> {
  const { url, signal } = request
  return retry(() => attemptRequest(wire, request), {
    policy: wire.limits,
    clock: wire.clock,
    signal,
    tooLongWaitError: tooLongWaitError,
    onRetry: ({ reason }, tries, waitMs) =>
      logger.warn({ url, reason, tries, wait_ms: Math.round(waitMs) }, 'gazette site: retrying'),
  })
}

function tooLongWaitError(fault: GazetteResponseError | GazetteBlockedError, retryAfterMs: number | null) {
  return fault instanceof GazetteBlockedError
    ? fault
    : new GazetteBlockedError('throttled', fault.url, retryAfterMs)
}
