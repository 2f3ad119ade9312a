// A rate in bytes per second that several senders share.

import type { Clock } from './clock.ts'

type SharedRate = {
  /**
   * Resolves when `bytes` may be sent. Fair between senders that each wait for one chunk before they ask for the next:
   * those who wait are served in the order in which they asked.
   */
  take(bytes: number): Promise<void>
}

// What may be sent at once after a pause: timers are late, and what they miss is made up for.
const BURST_MS = 100

/** Each call reserves the time that its bytes take, behind all earlier calls. */
export function createSharedRate(bytesPerSecond: number, clock: Pick<Clock, 'now' | 'sleep'>): SharedRate {
  let freeAt = Number.NEGATIVE_INFINITY
  return {
    async take(bytes) {
      const now = clock.now()
      const startsAt = Math.max(freeAt, now - BURST_MS)
      freeAt = startsAt + (bytes / bytesPerSecond) * 1_000
      if (startsAt > now) await clock.sleep(startsAt - now)
    },
  }
}
