// Rate limits shared with other processes. A request is decided by the total of all processes, in the order in
// which the shared counter received the counts, so a limit of sixty admits exactly sixty requests. Requests wait
// for one exchange with the counter; those arriving meanwhile are batched into the next. Once a limit is known to
// be exceeded no more exchanges are needed. While the counter is unavailable or slow, a process decides by its own
// count.

import type { Increment, SharedCounter, WindowTotal } from '../../store/access/shared-counter.ts'

export type RateWindow = {
  /** Client and limit. */
  readonly subject: string
  /** Requests in this window, as far as known to this process. */
  count: number
  /** Those already shared. */
  shared: number
  /** Those received by this process. */
  own: number
  /** On the monotonic clock, in ms. */
  endsAt: number
  /** Whether it is queued for sharing. */
  waiting: boolean
}

export type SharedWindows = {
  /**
   * Position in the window, over all processes, of the request just counted; null when the local count decides. The
   * request is already in `window`.
   */
  countShared(window: RateWindow, limit: number): Promise<number | null> | null
  stop(): void
}

export type SharedWindowTiming = {
  /** Maximum wait of a request. */
  decideMs: number
  /** Retry interval while the counter is unreachable. */
  awayMs: number
}

const DEFAULT_TIMING: SharedWindowTiming = { decideMs: 250, awayMs: 250 }
// A script of this size blocks Redis for about a millisecond.
const BATCH = 500

type PendingDecision = { window: RateWindow; own: number; decide(position: number | null): void }

/** Shares windows through `counts`. While that is unavailable each process counts alone and reports afterwards. */
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

  function enqueue(window: RateWindow): void {
    if (window.waiting) return
    window.waiting = true
    unsent.push(window)
  }

  function countShared(window: RateWindow, limit: number): Promise<number | null> | null {
    if (window.shared > limit) return null // known to be exceeded
    enqueue(window)
    if (stopped || !counts.isReachable()) {
      scheduleRetry()
      return null
    }
    if (!isSending && !isScheduled) {
      isScheduled = true
      setImmediate(flush) // batches concurrent requests
    }
    const { promise, decide } = decideWithin(decideMs)
    pendingDecisions.push({ window, own: window.own, decide })
    return promise
  }

  function scheduleRetry(): void {
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
      if (unsent.length > 0) scheduleRetry()
    }
  }

  async function exchange(batch: RateWindow[], now: number): Promise<void> {
    isSending = true
    const sent = new Map(batch.map(window => [window, toIncrement(window, now)]))
    const awaiting = pendingDecisions.filter(({ window }) => sent.has(window))
    pendingDecisions = pendingDecisions.filter(({ window }) => !sent.has(window))
    const owns = new Map(batch.map(window => [window, window.own]))
    try {
      const totals = await counts.add([...sent.values()])
      const then = performance.now()
      const totalOf = new Map(batch.map((window, i) => [window, totals[i] as WindowTotal]))
      for (const [window, increment] of sent)
        applyTotal(window, increment, totalOf.get(window) as WindowTotal, then)
      for (const { window, own, decide } of awaiting)
        decide((totalOf.get(window) as WindowTotal).count - ((owns.get(window) as number) - own))
    } catch {
      // The counter may have added them: not repeated, so that no request counts twice. The counter's connection
      // reports the error.
      for (const { decide } of awaiting) decide(null)
    }
    isSending = false
    flush()
  }

  return {
    countShared,
    stop() {
      stopped = true
      if (timer) clearTimeout(timer)
      for (const { decide } of pendingDecisions.splice(0)) decide(null)
    },
  }
}

/** A decision to be made later; null after `ms`. */
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
  // Never later than already reported to a client; the answer took some time.
  window.endsAt = Math.min(window.endsAt, now + total.remainingMs)
}
