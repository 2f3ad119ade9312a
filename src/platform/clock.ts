// Time and randomness, injected so that tests run without waiting.

import { setTimeout as wait } from 'node:timers/promises'

export type Clock = {
  /** Milliseconds since 1970. */
  now(): number
  /** Resolves after `ms`; rejects with the signal's reason when aborted. */
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

/** The current date in Belgium, `YYYY-MM-DD`. */
export function dayInBelgium(clock: Clock): string {
  return brussels.format(clock.now())
}
