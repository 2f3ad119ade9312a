// Counts in fixed windows, which begin with a subject's first request. A process that is alone counts at once and without a
// promise: to wait for one cost 5 % of all held dossiers. With others it waits for them (share-windows.ts).

import type { SharedWindows } from './shared-windows.ts'

/** Length of the windows of every limit, unless a test makes them short. */
export const WINDOW_S = 60

export type RateWindow = {
  /** Who is counted, and for what. */
  readonly subject: string
  /** Requests of the subject in this window, as far as known here. */
  count: number
  /** How many of them others know too. */
  shared: number
  /** How many of them came to this process. */
  own: number
  /** On the monotonic clock, in ms. */
  endsAt: number
  /** Whether it waits for others to be told. */
  waiting: boolean
}

export type WindowCount = Pick<RateWindow, 'count' | 'endsAt'>

export type RateWindows = {
  /**
   * Counts `requests` for a subject, of which it has `limit` a window; `count` is which of the window the last one is. `now`: on
   * the monotonic clock, in ms.
   */
  count(subject: string, limit: number, now: number, requests?: number): WindowCount | Promise<WindowCount>
}

export type RateWindowsOptions = {
  /** What is counted: windows of one name are one, in whatever process. */
  name: string
  windowS?: number
  /** Where others are told; null: nobody is. */
  sharing?: SharedWindows | null
}

/** Windows of `windowS` seconds. Subjects that fall silent are forgotten. */
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
      ...{ subject: `${name} ${subject}`, endsAt: now + windowMs },
      ...{ count: 0, shared: 0, own: 0, waiting: false },
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
      return { count: window.count, endsAt: window.endsAt } // as it is now: whoever awaits it must not see later ones
    },
  }
}

// Without the others' word, by what is known here: what came in meanwhile was counted behind it.
async function awaitPosition(
  window: RateWindow,
  own: number,
  deciding: Promise<number | null>,
): Promise<WindowCount> {
  const position = await deciding
  return { count: position ?? window.count - (window.own - own), endsAt: window.endsAt }
}
