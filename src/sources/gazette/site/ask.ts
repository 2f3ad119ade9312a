// A request to the site with its further tries, in its turn.

import type { Logger } from '../../../log.ts'
import { tryPatiently } from '../../web/try-patiently.ts'
import { type Answer, type SiteRequest, tryOnce, type Wire } from './attempt.ts'
import { type GazetteSiteAnswerError, GazetteSiteBlockedError } from './errors.ts'

export type Ask = (request: SiteRequest) => Promise<Answer>

/**
 * A function that asks the site. It throws `GazetteSiteBlockedError` or `GazetteSiteAnswerError` when the last try
 * failed or a further one could not help, and the reason of an aborted signal.
 */
export function createAsk(wire: Wire, logger: Logger): Ask {
  return request => wire.turnstile.enter(() => askPatiently(wire, logger, request), request.signal)
}

function askPatiently(wire: Wire, logger: Logger, request: SiteRequest): Promise<Answer> {
  const { url, signal } = request
  return tryPatiently(() => tryOnce(wire, request), {
    pace: wire.politeness,
    clock: wire.clock,
    signal,
    refuseWait: tooLongAWait,
    onRetry: ({ reason }, tries, waitMs) =>
      logger.warn({ url, reason, tries, wait_ms: Math.round(waitMs) }, 'gazette site: trying again'),
  })
}

function tooLongAWait(fault: GazetteSiteAnswerError | GazetteSiteBlockedError, retryAfterMs: number | null) {
  return fault instanceof GazetteSiteBlockedError
    ? fault
    : new GazetteSiteBlockedError('throttled', fault.url, retryAfterMs)
}
