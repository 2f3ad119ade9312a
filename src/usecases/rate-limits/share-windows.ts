// Tells other processes what was counted here, and takes in what they counted: in batches, behind the requests, which never
// wait for it. So a limit is exceeded by what the others have not been told yet. Of one subject that is an eighth of its
// limit for each other process, or what arrives during one round trip, whichever is more: an eighth is told at once,
// less after 50 ms at the latest.

import type { Increment, SharedCounts, Total } from '../../store/shared-counts.ts'
import type { RateWindow } from './windows.ts'

export type WindowSharing = {
  /** Says that a window was counted in. */
  note(window: RateWindow, limit: number): void
  stop(): void
}

export type SharingTiming = {
  /** Others are told this late at most. */
  everyMs: number
  /** While nobody can be told, how often that is looked at. */
  awayMs: number
}

const DEFAULT_TIMING: SharingTiming = { everyMs: 50, awayMs: 250 }
/** The part of a limit that is told at once. */
const AT_ONCE = 1 / 8
// A script over these holds Redis for about a millisecond.
const BATCH = 500

/** Shares windows by way of `counts`. While that is away each process counts for itself, and tells it all afterwards. */
export function shareWindows(counts: SharedCounts, timing: Partial<SharingTiming> = {}): WindowSharing {
  const { everyMs, awayMs } = { ...DEFAULT_TIMING, ...timing }
  let waiting: RateWindow[] = []
  let telling = false
  let urgent = false
  let stopped = false
  let timer: NodeJS.Timeout | null = null

  function note(window: RateWindow, limit: number): void {
    if (window.shared > limit) return // everybody knows that it is used up
    if (!window.waiting) {
      window.waiting = true
      waiting.push(window)
    }
    if (window.count - window.shared >= limit * AT_ONCE) hurry()
    if (timer === null && !telling) wake(everyMs)
  }

  function hurry(): void {
    if (urgent || !counts.isReachable()) return
    urgent = true
    if (!telling) setImmediate(tell)
  }

  function wake(afterMs: number): void {
    if (stopped) return
    timer = setTimeout(() => {
      timer = null
      tell()
    }, afterMs).unref()
  }

  function tell(): void {
    if (telling || stopped) return
    const now = performance.now()
    if (!counts.isReachable()) {
      waiting = waiting.filter(({ endsAt }) => endsAt > now)
      urgent = false
      if (timer === null && waiting.length > 0) wake(awayMs)
      return
    }
    const batch = waiting.splice(0, BATCH).filter(({ endsAt }) => endsAt > now)
    urgent = waiting.length > 0
    if (batch.length > 0) void exchange(batch, now)
    else if (urgent) tell()
  }

  async function exchange(batch: RateWindow[], now: number): Promise<void> {
    telling = true
    const increments = batch.map(window => toIncrement(window, now))
    try {
      const totals = await counts.add(increments)
      const then = performance.now()
      for (const [i, window] of batch.entries())
        take(window, increments[i] as Increment, totals[i] as Total, then)
    } catch {
      // It may have been added, and a client is not made to pay twice for a request. Whoever lost the connection says so.
    }
    telling = false
    if (urgent) tell()
    else if (timer === null && waiting.length > 0) wake(everyMs)
  }

  return {
    note,
    stop() {
      stopped = true
      if (timer) clearTimeout(timer)
    },
  }
}

function toIncrement(window: RateWindow, now: number): Increment {
  const { subject, count, shared, endsAt } = window
  window.waiting = false
  window.shared = count
  return { subject, known: shared, more: count - shared, remainingMs: Math.max(1, Math.ceil(endsAt - now)) }
}

function take(window: RateWindow, told: Increment, total: Total, now: number): void {
  const others = Math.max(0, total.count - told.known - told.more)
  window.count += others
  window.shared += others
  // Never later than was told to a client; the answer was on its way for a while.
  window.endsAt = Math.min(window.endsAt, now + total.remainingMs)
}
