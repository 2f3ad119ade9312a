// Shared counts in the memory of one process.

import type { Increment, WindowTotal } from '../../store/access/shared-counter.ts'

export type MemoryCounter = {
  /** Increments windows, creating missing ones; totals in the same order. */
  add(increments: readonly Increment[]): WindowTotal[]
}

type Entry = { count: number; endsAt: number }

const SWEEP_MS = 60_000

/** Windows are deleted after their end. */
export function createMemoryCounter(): MemoryCounter {
  const entries = new Map<string, Entry>()
  let sweepAt = 0

  function sweep(now: number): void {
    if (now < sweepAt) return
    sweepAt = now + SWEEP_MS
    for (const [subject, { endsAt }] of entries) if (endsAt <= now) entries.delete(subject)
  }

  function addOne({ subject, known, more, remainingMs }: Increment, now: number): WindowTotal {
    let entry = entries.get(subject)
    if (entry === undefined || entry.endsAt <= now) {
      entry = { count: 0, endsAt: now + remainingMs }
      entries.set(subject, entry)
    }
    entry.count = Math.max(entry.count, known) + more
    return { count: entry.count, remainingMs: entry.endsAt - now }
  }

  return {
    add(increments) {
      const now = performance.now()
      sweep(now)
      return increments.map(increment => addOne(increment, now))
    },
  }
}
