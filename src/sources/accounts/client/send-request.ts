// Sends a request with rate limit and retries.

import { retry } from '../../../platform/http-client/retry.ts'
import type { Logger } from '../../../platform/log.ts'
import { AccountsKeyError, AccountsServiceBlockedError } from './errors.ts'
import { attemptRequest, type BankAnswer, type BankRequest, type HttpTransport } from './request-attempt.ts'

export type SendRequest = <T>(request: BankRequest<T>) => Promise<BankAnswer<T>>

/**
 * Creates the request function. It throws `AccountsKeyError`, `AccountsServiceBlockedError` or
 * `AccountsServiceAnswerError`, the reason of an aborted signal, and errors from reading the body.
 */
export function createSendRequest(wire: HttpTransport, logger: Logger): SendRequest {
  return async request => {
    const key = wire.keys[request.product]
    if (key === null) throw new AccountsKeyError('missing', request.product)
    return wire.rateLimiter.withSlot(() => sendWithRetry(wire, logger, request, key), request.signal)
  }
}

function sendWithRetry<T>(
  wire: HttpTransport,
  logger: Logger,
  request: BankRequest<T>,
  key: string,
): Promise<BankAnswer<T>> {
  const { url, signal } = request
  return retry(() => wire.rateLimiter.throttle(() => attemptRequest(wire, request, key), signal), {
    policy: wire.limits,
    clock: wire.clock,
    signal,
    tooLongWaitError: (fault, retryAfterMs) =>
      fault instanceof AccountsServiceBlockedError
        ? fault
        : new AccountsServiceBlockedError('throttled', url, retryAfterMs),
    onRetry: ({ reason }, tries, waitMs) =>
      logger.warn({ url, reason, tries, wait_ms: Math.round(waitMs) }, 'accounts service: retrying'),
  })
}
