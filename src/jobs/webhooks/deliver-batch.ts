// Sends the next changes of one webhook, in order: the first that fails ends the batch, and is the next attempt.

import type { Change, ChangePosition } from '../../domain/changes/change.ts'
import { showChange } from '../../domain/changes/show-change.ts'
import type { SuppressionList } from '../../domain/suppression/suppression-list.ts'
import { messageOf } from '../../domain/webhooks/message.ts'
import { GIVE_UP_AFTER_MS, retryDelayMs } from '../../domain/webhooks/retry-policy.ts'
import type { Clock } from '../../platform/clock.ts'
import type { PostResult, PostSender } from '../../platform/http-client/post-sender.ts'
import { readRetryAfter } from '../../platform/http-client/rate-limiter.ts'
import { readWatched } from '../../store/access/webhooks/watched.ts'
import type { LeasedWebhook } from '../../store/access/webhooks/webhook-leases.ts'
import type { Attempt, Settlement } from '../../store/access/webhooks/webhook-log.ts'
import { WHOLE_BATCH } from '../../store/access/webhooks/webhooks.ts'
import type { Pool } from '../../store/db/pool.ts'
import { readChanges, readFeedBounds } from '../../store/history/read-changes.ts'
import { sendMessage } from './send-message.ts'

// The next changes for a webhook.

type Pending = {
  changes: Change[]
  /** The place behind everything that was searched; null: not all that was found is in `changes`. */
  searchedTo: ChangePosition | null
  /** What was purged before it was sent; null: nothing. */
  notice: string | null
}

// Changes of other kinds are read and passed over: a bound on each read, and the cursor moves on.
const READ_TO_FILTER = 2_000

/** At most `limit` changes after the webhook's cursor. */
async function readPending(pool: Pool, webhook: LeasedWebhook, limit: number): Promise<Pending> {
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

export type BatchDeps = {
  pool: Pool
  clock: Clock
  sender: PostSender
  /** Read at each batch. */
  readSuppression(): Promise<SuppressionList>
  /** No further message is begun. */
  stopped: AbortSignal
  /** Messages under way are aborted; they count neither as delivered nor as failed. */
  aborted: AbortSignal
}

/** Changes read at once: what may be sent twice when a worker is killed. */
const MAX_MESSAGES = 50
/** No message is begun later than this in a batch, so that it ends within its lease. */
export const MAX_BATCH_MS = 10_000

/** Sends what is pending and returns how to settle it. Rejects only when the database does not answer. */
export async function deliverBatch(deps: BatchDeps, webhook: LeasedWebhook): Promise<Settlement> {
  const suppression = await deps.readSuppression()
  const { changes, searchedTo, notice } = await readPending(deps.pool, webhook, MAX_MESSAGES)
  const attempts: Attempt[] = []
  let cursor: ChangePosition = { position: webhook.position, item: webhook.item }
  const startedAt = deps.clock.now()
  for (const change of changes) {
    if (deps.stopped.aborted || deps.clock.now() - startedAt > MAX_BATCH_MS)
      return { ...settled(webhook, attempts, cursor), notice }
    const shown = showChange(change, suppression)
    if (shown !== null) {
      const { result, attempt } = await attemptDelivery(deps, webhook, shown)
      if (attempt === null) return { ...settled(webhook, attempts, cursor), notice } // aborted
      attempts.push(attempt)
      if (attempt.error !== null)
        return { ...failed(deps.clock, webhook, attempts, result), cursor, attempts, notice }
    }
    cursor = { position: change.position, item: change.item }
  }
  return { ...settled(webhook, attempts, searchedTo ?? cursor), notice }
}

/** Without a failure. A batch in which nothing was tried leaves the backoff as it was. */
function settled(
  { failures, failingSince }: LeasedWebhook,
  attempts: Attempt[],
  cursor: ChangePosition,
): Omit<Settlement, 'notice'> {
  const state = attempts.length > 0 ? { failures: 0, failingSince: null } : { failures, failingSince }
  return { cursor, attempts, ...state, delayMs: 0, disabledBecause: null }
}

async function attemptDelivery(
  { sender, clock, aborted }: BatchDeps,
  webhook: LeasedWebhook,
  change: Change,
): Promise<{ result: PostResult; attempt: Attempt | null }> {
  const at = new Date(clock.now())
  const started = performance.now()
  const message = messageOf(webhook.webhookId, change)
  const result = await sendMessage(sender, webhook, message, { at, signal: aborted })
  if ('error' in result && result.error === 'ABORTED') return { result, attempt: null }
  const attempt = {
    position: change.position,
    item: change.item,
    kind: change.kind,
    enterpriseNumber: Number(change.enterpriseNumber),
    status: 'status' in result ? result.status : null,
    error: errorOf(result),
    durationMs: Math.round(performance.now() - started),
    at,
  }
  return { result, attempt }
}

/** Null when delivered: any status from 200 to 299. */
export function errorOf(result: PostResult): string | null {
  if ('error' in result) return result.error
  const { status } = result
  if (status >= 200 && status < 300) return null
  return status >= 300 && status < 400 ? 'redirect, not followed' : `status ${status}`
}

function failed(
  clock: Clock,
  webhook: LeasedWebhook,
  attempts: readonly Attempt[],
  result: PostResult,
): Pick<Settlement, 'failures' | 'failingSince' | 'delayMs' | 'disabledBecause'> {
  const now = clock.now()
  const isFirst = webhook.failures === 0 || attempts.length > 1 // one before it was delivered
  const failures = isFirst ? 1 : webhook.failures + 1
  const failingSince = (isFirst ? null : webhook.failingSince) ?? new Date(now)
  const retryAfterMs = 'status' in result ? readRetryAfter(result.retryAfter, clock) : null
  return {
    failures,
    failingSince,
    delayMs: retryDelayMs(failures, retryAfterMs, clock.random()),
    disabledBecause: disabledBecause(result, failingSince, now),
  }
}

function disabledBecause(result: PostResult, failingSince: Date, now: number): string | null {
  if ('status' in result && result.status === 410) return 'the receiver answered 410 Gone'
  if (now - failingSince.getTime() < GIVE_UP_AFTER_MS) return null
  return `every attempt failed since ${failingSince.toISOString().slice(0, 16).replace('T', ' ')} UTC, the last with ${errorOf(result)}`
}
