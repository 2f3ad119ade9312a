// Counts with other processes: a request is decided by what all of them counted, in the order in which the place where they
// count took it in, so that of sixty requests sixty pass, whatever process each came to. Requests wait for that one exchange;
// those that come meanwhile go along with the next, in one batch. Once a limit is known to be used up nobody is asked any more.
// While the place is away, or too slow, a process decides by what it knows.

import type { Increment, SharedCounter, WindowTotal } from '../../store/access/shared-counter.ts'
import type { RateWindow } from './rate-windows.ts'

export type SharedWindows = {
  /**
   * Which request of the window the last one counted was, of all processes; null when that is to be decided here. The window
   * holds it already.
   */
  countShared(window: RateWindow, limit: number): Promise<number | null> | null
  stop(): void
}

export type SharedWindowTiming = {
  /** A request waits this long at most. */
  decideMs: number
  /** While nobody can be told, how often that is looked at. */
  awayMs: number
}

const DEFAULT_TIMING: SharedWindowTiming = { decideMs: 250, awayMs: 250 }
// A script over these holds Redis for about a millisecond.
const BATCH = 500

type PendingDecision = { window: RateWindow; own: number; decide(position: number | null): void }

/** Shares windows by way of `counts`. While that is away each process counts for itself, and tells it all afterwards. */
export function createSharedWindows(
  counts: SharedCounter,
  timing: Partial<SharedWindowTiming> = {},
): SharedWindows {
  const { decideMs, awayMs } = { ...DEFAULT_TIMING, ...timing }
  let unsent: RateWindow[] = []
  let pendingDecisions: PendingDecision[] = []
  let isSending = false
  let isScheduled = false
  let stopped = false
  let timer: NodeJS.Timeout | null = null

  function note(window: RateWindow): void {
    if (window.waiting) return
    window.waiting = true
    unsent.push(window)
  }

  function place(window: RateWindow, limit: number): Promise<number | null> | null {
    if (window.shared > limit) return null // everybody knows that it is used up
    note(window)
    if (stopped || !counts.isReachable()) {
      wake()
      return null
    }
    if (!isSending && !isScheduled) {
      isScheduled = true
      setImmediate(flush) // with what else comes in at once
    }
    const { promise, decide } = decideWithin(decideMs)
    pendingDecisions.push({ window, own: window.own, decide })
    return promise
  }

  function wake(): void {
    if (stopped || timer !== null || isSending) return
    timer = setTimeout(() => {
      timer = null
      flush()
    }, awayMs).unref()
  }

  function flush(): void {
    isScheduled = false
    if (isSending || stopped) return
    const now = performance.now()
    unsent = unsent.filter(({ endsAt }) => endsAt > now)
    if (unsent.length > 0 && counts.isReachable()) void exchange(unsent.splice(0, BATCH), now)
    else {
      for (const { decide } of pendingDecisions.splice(0)) decide(null)
      if (unsent.length > 0) wake()
    }
  }

  async function exchange(batch: RateWindow[], now: number): Promise<void> {
    isSending = true
    const sent = new Map(batch.map(window => [window, toIncrement(window, now)]))
    const answered = pendingDecisions.filter(({ window }) => sent.has(window))
    pendingDecisions = pendingDecisions.filter(({ window }) => !sent.has(window))
    const owns = new Map(batch.map(window => [window, window.own]))
    try {
      const totals = await counts.add([...sent.values()])
      const then = performance.now()
      const totalOf = new Map(batch.map((window, i) => [window, totals[i] as WindowTotal]))
      for (const [window, increment] of sent)
        applyTotal(window, increment, totalOf.get(window) as WindowTotal, then)
      for (const { window, own, decide } of answered)
        decide((totalOf.get(window) as WindowTotal).count - ((owns.get(window) as number) - own))
    } catch {
      // It may have been added, and a client is not made to pay twice for a request. Whoever lost the connection says so.
      for (const { decide } of answered) decide(null)
    }
    isSending = false
    flush()
  }

  return {
    countShared: place,
    stop() {
      stopped = true
      if (timer) clearTimeout(timer)
      for (const { decide } of pendingDecisions.splice(0)) decide(null)
    },
  }
}

/** What is decided later; null when that takes longer than `ms`. */
function decideWithin(ms: number) {
  const { promise, resolve } = Promise.withResolvers<number | null>()
  const late = setTimeout(resolve, ms, null).unref()
  const decide = (position: number | null) => {
    clearTimeout(late)
    resolve(position)
  }
  return { promise, decide }
}

function toIncrement(window: RateWindow, now: number): Increment {
  const { subject, count, shared, endsAt } = window
  window.waiting = false
  window.shared = count
  return { subject, known: shared, more: count - shared, remainingMs: Math.max(1, Math.ceil(endsAt - now)) }
}

function applyTotal(window: RateWindow, sent: Increment, total: WindowTotal, now: number): void {
  const others = Math.max(0, total.count - sent.known - sent.more)
  window.count += others
  window.shared += others
  // Never later than was told to a client; the answer was on its way for a while.
  window.endsAt = Math.min(window.endsAt, now + total.remainingMs)
}
