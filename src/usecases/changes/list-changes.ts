// Pages of the change feed: of all companies, some, or those on the watch list of a key.

import { type Change, type ChangePosition, LAST_ITEM } from '../../domain/changes/change.ts'
import { CURSOR_ADVICE, formatCursor } from '../../domain/changes/cursor.ts'
import { showChange } from '../../domain/changes/show-change.ts'
import { ParameterError, PurgedPositionError } from '../../domain/errors.ts'
import { listWatched } from '../../store/access/watch.ts'
import type { Source } from '../../store/db/source.ts'
import {
  type ChangeFilter,
  type ChangePage,
  endOf,
  readChangePage,
  readFeedBounds,
  readLastPosition,
} from '../../store/history/read-changes.ts'
import type { Suppression } from '../suppression/suppression-cache.ts'

export type FeedStart = ChangePosition | 'oldest' | 'newest'

export type ChangeQuery = {
  from: FeedStart
  filter: ChangeFilter
  /** Most changes of the page. */
  limit: number
}

export type ListChanges = {
  /**
   * The next changes in the order of commits, without those of suppressed companies: a page may be short, or empty, with
   * `more`. Rejects with `PurgedPositionError`, with `ParameterError` for a position that was never given, and with
   * `SourceUnavailableError` when the database does not answer.
   */
  page(query: ChangeQuery): Promise<Omit<ChangePage, 'purgedTo' | 'newest'>>
  /** The position of a start. Rejects as `page` does. */
  findStart(from: FeedStart): Promise<ChangePosition>
}

type ListChangesDeps = {
  /** Database with the changes. */
  changes: Pick<Source, 'run'>
  suppression: Suppression
}

export function createListChanges({ changes: source, suppression }: ListChangesDeps): ListChanges {
  async function findStart(from: FeedStart): Promise<ChangePosition> {
    const { purgedTo, newest } = await source.run(readFeedBounds)
    if (typeof from === 'string') return endOf(from === 'oldest' ? purgedTo : newest)
    refusePurged(from, purgedTo)
    await refuseNeverGiven(from, newest)
    return from
  }
  // Ignoring it would answer with nothing until the feed gets there. Beyond the newest change is right after a restore only.
  async function refuseNeverGiven({ position }: ChangePosition, newest: number): Promise<void> {
    if (position <= newest) return
    const last = await source.run(readLastPosition)
    if (last !== null && position > last) throw new ParameterError('cursor', CURSOR_ADVICE)
  }
  // Nothing of the rest can be of its companies: reading on, part by part, would tell the same.
  async function watchesNothing({ watchedBy }: ChangeFilter): Promise<boolean> {
    return watchedBy ? (await source.run(pool => listWatched(pool, watchedBy, 0, 1))).total === 0 : false
  }
  return {
    findStart,
    async page({ from, filter, limit }) {
      const start = typeof from === 'object' ? from : await findStart(from)
      const { purgedTo, newest, changes, ...page } = await source.run(pool =>
        readChangePage(pool, start, filter, limit),
      )
      refusePurged(start, purgedTo)
      await refuseNeverGiven(start, newest)
      if (page.more && changes.length === 0 && (await watchesNothing(filter)))
        return { changes: [], next: endOf(Math.max(newest, start.position)), more: false }
      return { ...page, changes: showChanges(changes, suppression) }
    },
  }
}

/** Without changes of suppressed companies. */
export function showChanges(changes: readonly Change[], suppression: Suppression): Change[] {
  const list = suppression.list('register')
  return changes.flatMap(change => showChange(change, list) ?? [])
}

// A cursor at the end of a purged batch has missed nothing.
function refusePurged({ position, item }: ChangePosition, purgedTo: number): void {
  const isRead = position > purgedTo || (position === purgedTo && item === LAST_ITEM)
  if (purgedTo > 0 && !isRead) throw new PurgedPositionError(formatCursor(endOf(purgedTo)))
}
