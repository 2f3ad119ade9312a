// Counts in fixed windows, which begin with a subject's first request. Counted in this process at once and without a
// promise: to wait for one cost 5 % of all held dossiers. What others count comes in behind (share-windows.ts).

import type { WindowSharing } from './share-windows.ts'

/** Length of the windows of every limit, unless a test makes them short. */
export const WINDOW_S = 60

export type RateWindow = {
  /** Who is counted, and for what. */
  readonly subject: string
  /** Requests of the subject in this window, as far as known here. */
  count: number
  /** How many of them others know too. */
  shared: number
  /** On the monotonic clock, in ms. */
  endsAt: number
  /** Whether it waits for others to be told. */
  waiting: boolean
}

export type RateWindows = {
  /** Counts `requests` for a subject, of which it has `limit` a window. `now`: on the monotonic clock, in ms. */
  count(subject: string, limit: number, now: number, requests?: number): RateWindow
}

export type RateWindowsOptions = {
  /** What is counted: windows of one name are one, in whatever process. */
  name: string
  windowS?: number
  /** Where others are told; null: nobody is. */
  sharing?: WindowSharing | null
}

/** Windows of `windowS` seconds. Subjects that fall silent are forgotten. */
export function createRateWindows({
  name,
  windowS = WINDOW_S,
  sharing = null,
}: RateWindowsOptions): RateWindows {
  const windowMs = windowS * 1_000
  const held = new Map<string, RateWindow>()
  let sweepAt = 0

  function open(subject: string, now: number): RateWindow {
    if (now >= sweepAt) {
      sweepAt = now + windowMs
      for (const [other, { endsAt }] of held) if (endsAt <= now) held.delete(other)
    }
    const window = {
      ...{ subject: `${name} ${subject}`, endsAt: now + windowMs },
      ...{ count: 0, shared: 0, waiting: false },
    }
    held.set(subject, window)
    return window
  }

  return {
    count(subject, limit, now, requests = 1) {
      let window = held.get(subject)
      if (window === undefined || window.endsAt <= now) window = open(subject, now)
      window.count += requests
      if (sharing !== null) sharing.note(window, limit)
      return window
    },
  }
}
