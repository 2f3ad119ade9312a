// A request to the service with its further tries, in its turn.

import type { Logger } from '../../../log.ts'
import { tryPatiently } from '../../web/try-patiently.ts'
import { type Answer, type ServiceRequest, tryOnce, type Wire } from './attempt.ts'
import { AccountsKeyError, AccountsServiceBlockedError } from './errors.ts'

export type Ask = <T>(request: ServiceRequest<T>) => Promise<Answer<T>>

/**
 * A function that asks the service. It throws `AccountsKeyError`, `AccountsServiceBlockedError` or
 * `AccountsServiceAnswerError`, the reason of an aborted signal, and what taking the body threw.
 */
export function createAsk(wire: Wire, logger: Logger): Ask {
  return async request => {
    const key = wire.keys[request.product]
    if (key === null) throw new AccountsKeyError('missing', request.product)
    return wire.turnstile.enter(() => askPatiently(wire, logger, request, key), request.signal)
  }
}

function askPatiently<T>(
  wire: Wire,
  logger: Logger,
  request: ServiceRequest<T>,
  key: string,
): Promise<Answer<T>> {
  const { url, signal } = request
  return tryPatiently(() => wire.turnstile.pass(() => tryOnce(wire, request, key), signal), {
    pace: wire.politeness,
    clock: wire.clock,
    signal,
    refuseWait: (fault, retryAfterMs) =>
      fault instanceof AccountsServiceBlockedError
        ? fault
        : new AccountsServiceBlockedError('throttled', url, retryAfterMs),
    onRetry: ({ reason }, tries, waitMs) =>
      logger.warn({ url, reason, tries, wait_ms: Math.round(waitMs) }, 'accounts service: trying again'),
  })
}
