// Time and chance as the client of an upstream sees them; passed in so that tests run without waiting.

import { setTimeout as wait } from 'node:timers/promises'

export type Clock = {
  /** Milliseconds since 1970. */
  now(): number
  /** Ends after `ms`; rejects with the signal's reason when aborted. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>
  /** At least 0, below 1. */
  random(): number
}

export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: async (ms, signal) => {
    try {
      await wait(ms, undefined, { signal })
    } catch (error) {
      signal?.throwIfAborted()
      throw error
    }
  },
  random: () => Math.random(),
}

const brussels = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Brussels' })

/** The day it is in Belgium, `YYYY-MM-DD`. */
export function dayInBelgium(clock: Clock): string {
  return brussels.format(clock.now())
}
