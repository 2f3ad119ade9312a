// The next changes for a webhook.

import type { Change, ChangePosition } from '../../domain/changes/change.ts'
import { readWatched } from '../../store/access/webhooks/watched.ts'
import type { LeasedWebhook } from '../../store/access/webhooks/webhook-leases.ts'
import { WHOLE_BATCH } from '../../store/access/webhooks/webhooks.ts'
import type { Pool } from '../../store/db/pool.ts'
import { readChanges, readFeedBounds } from '../../store/history/read-changes.ts'

export type Pending = {
  changes: Change[]
  /** The place behind everything that was searched, when there are no more than `changes`; null: there are more. */
  rest: ChangePosition | null
  /** What was purged before it was sent; null: nothing. */
  notice: string | null
}

/** At most `limit` changes after the webhook's cursor. */
export async function readPending(pool: Pool, webhook: LeasedWebhook, limit: number): Promise<Pending> {
  // Read first: what is committed after it may be in `changes` too, and is then beyond `rest`.
  const { purgedTo, newest } = await readFeedBounds(pool)
  const { kinds, watched, keyId } = webhook
  const companies = watched ? await readWatched(pool, keyId) : webhook.companies
  const changes = await readChanges(pool, webhook, { kinds, companies }, limit)
  const last = changes.at(-1)
  const isAll = changes.length < limit
  const rest = isAll && (last === undefined || last.position <= newest)
  return {
    changes,
    rest: rest ? { position: newest, item: WHOLE_BATCH } : null,
    notice:
      purgedTo > webhook.position
        ? `changes up to position ${purgedTo} were purged before they were sent`
        : null,
  }
}
