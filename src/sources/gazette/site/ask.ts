// A request with its further tries: waiting longer each time, as long as the site asks, and a bounded number of times.

import type { Logger } from '../../../log.ts'
import { type Answer, type SiteRequest, tryOnce, type Wire } from './attempt.ts'
import { type GazetteSiteAnswerError, GazetteSiteBlockedError } from './errors.ts'
import { waitAfterFailure } from './politeness.ts'

export type Ask = (request: SiteRequest) => Promise<Answer>

/**
 * A function that asks the site. It throws `GazetteSiteBlockedError` or `GazetteSiteAnswerError` when the last try
 * failed or a further one could not help, and the reason of an aborted signal.
 */
export function createAsk(wire: Wire, logger: Logger): Ask {
  return request => wire.turnstile.enter(() => askPatiently(wire, logger, request), request.signal)
}

async function askPatiently(wire: Wire, logger: Logger, request: SiteRequest): Promise<Answer> {
  const { politeness, clock } = wire
  for (let tries = 1; ; tries++) {
    const attempt = await tryOnce(wire, request)
    if ('answer' in attempt) return attempt.answer
    const { fault, retryAfterMs } = attempt
    if (!attempt.mayPass || tries >= politeness.attempts) throw fault
    const waitMs = waitAfterFailure(tries, retryAfterMs, politeness, clock)
    if (waitMs === null) throw tooLongAWait(fault, retryAfterMs)
    logger.warn(
      { url: request.url, reason: fault.reason, tries, wait_ms: Math.round(waitMs) },
      'gazette site: trying again',
    )
    await clock.sleep(waitMs, request.signal)
  }
}

function tooLongAWait(fault: GazetteSiteAnswerError | GazetteSiteBlockedError, retryAfterMs: number | null) {
  return fault instanceof GazetteSiteBlockedError
    ? fault
    : new GazetteSiteBlockedError('throttled', fault.url, retryAfterMs)
}
