// A clock that advances only when somebody sleeps.

import type { Clock } from '../../src/platform/clock.ts'

export type FakeClock = Clock & { slept: number[] }

/** Starts at noon UTC of `day`; `random` is constant. */
export function createFakeClock(day = '2031-06-16', random = 0.5): FakeClock {
  let now = Date.parse(`${day}T12:00:00Z`)
  const slept: number[] = []
  return {
    slept,
    now: () => now,
    sleep: async (ms, signal) => {
      signal?.throwIfAborted()
      slept.push(ms)
      now += ms
    },
    random: () => random,
  }
}
