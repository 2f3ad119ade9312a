// The end of the change feed, read once for all streams of a process: on notifications, and by polling in case one is
// missed. Nothing is read while nobody follows.

import type { Change, ChangePosition } from '../../domain/changes/change.ts'
import type { Logger } from '../../platform/log.ts'
import { startPolling } from '../../platform/polling/poll.ts'
import type { Pool } from '../../store/db/pool.ts'
import { endOf, readChangePage, readFeedBounds } from '../../store/history/read-changes.ts'

/** New changes after those published before, suppressed companies included. */
export type NewChanges = { changes: readonly Change[]; next: ChangePosition }

export type ChangeTail = {
  /** Calls `listener` with changes committed from now on; returns a function that ends it. */
  follow(listener: (news: NewChanges) => void): () => void
  /** The end of what was published; null while it is not known. */
  position(): ChangePosition | null
  /** Reads as soon as possible. */
  pollNow(): void
  close(): Promise<void>
}

type ChangeTailOptions = {
  /** Of the primary: replicas may lag behind the notification. */
  pool: Pool
  logger: Logger
  /** Poll interval in case notifications are missed. */
  everyMs?: number
}

const EVERY_MS = 2_000
// Small, so that no stream has to buffer much at once.
const CHANGES_AT_ONCE = 200
const ALL = { kinds: null, companies: null }

export async function openChangeTail(options: ChangeTailOptions): Promise<ChangeTail> {
  const { pool, logger, everyMs = EVERY_MS } = options
  const listeners = new Set<(news: NewChanges) => void>()
  let position: ChangePosition | null = null

  async function readNew(): Promise<void> {
    if (listeners.size === 0) {
      position = null
      return
    }
    position ??= endOf((await readFeedBounds(pool)).newest)
    for (let more = true; more; ) {
      const page = await readChangePage(pool, position, ALL, CHANGES_AT_ONCE)
      position = page.next
      more = page.more && listeners.size > 0
      if (page.changes.length === 0) continue
      for (const listener of [...listeners]) listener(page)
    }
  }

  const polling = await startPolling({ name: 'reading new changes', everyMs, logger, work: readNew })
  return {
    follow(listener) {
      listeners.add(listener)
      if (position === null) polling.pollNow()
      return () => void listeners.delete(listener)
    },
    position: () => position,
    pollNow() {
      if (listeners.size > 0) polling.pollNow()
    },
    close: polling.stop,
  }
}
