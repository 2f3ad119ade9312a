// Fixed-window rate limits; a window starts with a subject's first request. A process without peers counts
// synchronously, which is measurably faster for cached dossiers; with peers the counts are asynchronous
// (shared-windows.ts).

import type { RateWindow, SharedWindows } from './shared-windows.ts'

/** Window length of all limits outside tests. */
export const WINDOW_S = 60

export type WindowCount = Pick<RateWindow, 'count' | 'endsAt'>

/** Whole seconds until a window ends. Rounded to milliseconds first: the clock's fractions would make 60 s 61. */
export function secondsUntilEnd({ endsAt }: WindowCount, now: number): number {
  return Math.max(0, Math.ceil(Math.round(endsAt - now) / 1_000))
}

export type RateWindows = {
  /**
   * Counts `requests` of a subject that may make `limit` per window; `count` is the position of the last one in the
   * window. `now`: monotonic clock, ms.
   */
  count(subject: string, limit: number, now: number, requests?: number): WindowCount | Promise<WindowCount>
}

type RateWindowsOptions = {
  /** Name of the limit: windows of one name are shared by all processes. */
  name: string
  windowS?: number
  /** Sharing with other processes; null: none. */
  sharing?: SharedWindows | null
}

/** Windows of `windowS` seconds; ended windows are deleted. */
export function createRateWindows({
  name,
  windowS = WINDOW_S,
  sharing = null,
}: RateWindowsOptions): RateWindows {
  const windowMs = windowS * 1_000
  const bySubject = new Map<string, RateWindow>()
  let sweepAt = 0

  function open(subject: string, now: number): RateWindow {
    if (now >= sweepAt) {
      sweepAt = now + windowMs
      for (const [other, { endsAt }] of bySubject) if (endsAt <= now) bySubject.delete(other)
    }
    const window = {
      subject: `${name} ${subject}`,
      endsAt: now + windowMs,
      count: 0,
      shared: 0,
      own: 0,
      waiting: false,
    }
    bySubject.set(subject, window)
    return window
  }

  return {
    count(subject, limit, now, requests = 1) {
      let window = bySubject.get(subject)
      if (window === undefined || window.endsAt <= now) window = open(subject, now)
      window.count += requests
      window.own += requests
      const deciding = sharing?.countShared(window, limit) ?? null
      if (deciding !== null) return awaitPosition(window, window.own, deciding)
      return { count: window.count, endsAt: window.endsAt } // a copy: later requests change the window
    },
  }
}

// Without an answer the local count decides, minus the requests that came later.
async function awaitPosition(
  window: RateWindow,
  own: number,
  deciding: Promise<number | null>,
): Promise<WindowCount> {
  const position = await deciding
  return { count: position ?? window.count - (window.own - own), endsAt: window.endsAt }
}
