// The next changes for a webhook.

import type { Change, ChangePosition } from '../../domain/changes/change.ts'
import { readWatched } from '../../store/access/webhooks/watched.ts'
import type { LeasedWebhook } from '../../store/access/webhooks/webhook-leases.ts'
import { WHOLE_BATCH } from '../../store/access/webhooks/webhooks.ts'
import type { Pool } from '../../store/db/pool.ts'
import { readChanges, readFeedBounds } from '../../store/history/read-changes.ts'

export type Pending = {
  changes: Change[]
  /** The place behind everything that was searched; null: not all that was found is in `changes`. */
  searchedTo: ChangePosition | null
  /** What was purged before it was sent; null: nothing. */
  notice: string | null
}

// Changes of other kinds are read and passed over: a bound on each read, and the cursor moves on.
const READ_TO_FILTER = 2_000

/** At most `limit` changes after the webhook's cursor. */
export async function readPending(pool: Pool, webhook: LeasedWebhook, limit: number): Promise<Pending> {
  // Read first: what is committed after it may be read too, and is then beyond `newest`.
  const { purgedTo, newest } = await readFeedBounds(pool)
  const { kinds, watched, keyId } = webhook
  const companies = watched ? await readWatched(pool, keyId) : webhook.companies
  const most = kinds === null ? limit : READ_TO_FILTER
  const read = await readChanges(pool, webhook, { kinds: null, companies }, most)
  const found = kinds === null ? read : read.filter(({ kind }) => kinds.includes(kind))
  return {
    changes: found.slice(0, limit),
    searchedTo: found.length > limit ? null : searchedTo(read, read.length < most, newest),
    notice:
      purgedTo > webhook.position
        ? `changes up to position ${purgedTo} were purged before they were sent`
        : null,
  }
}

function searchedTo(read: readonly Change[], isEnd: boolean, newest: number): ChangePosition | null {
  const last = read.at(-1)
  if (isEnd && (last?.position ?? 0) <= newest) return { position: newest, item: WHOLE_BATCH }
  return last ? { position: last.position, item: last.item } : null
}
