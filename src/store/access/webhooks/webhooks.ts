// Webhooks as the operator manages them.

import type { ChangePosition } from '../../../domain/changes/change.ts'
import type { Pool } from '../../db/pool.ts'

export type NewWebhook = {
  webhookId: string
  keyId: string
  url: URL
  secret: Buffer
  /** Null: all kinds. */
  kinds: readonly string[] | null
  /** As stored. Null: all companies, or with `watched` those of the key's watch list. */
  companies: readonly number[] | null
  watched: boolean
}

/** Adds a webhook that gets changes from now on. False when there is no active key of this id. */
export async function insertWebhook(pool: Pool, webhook: NewWebhook): Promise<boolean> {
  const { rowCount } = await pool.query({
    text: `
      INSERT INTO access.webhook (webhook_id, key_id, url, receiver, secret, kinds, companies, watched, position, item)
      SELECT $1, key_id, $3, $4, $5, $6, $7, $8, coalesce((SELECT max(position) FROM history.batch), 0), ${WHOLE_BATCH}
      FROM access.api_key WHERE key_id = $2 AND revoked_at IS NULL`,
    values: [
      webhook.webhookId,
      webhook.keyId,
      webhook.url.href,
      webhook.url.origin,
      webhook.secret,
      webhook.kinds,
      webhook.companies,
      webhook.watched,
    ],
  })
  return rowCount === 1
}

/** Item beyond every change of a position. */
export const WHOLE_BATCH = 2_147_483_647

export type WebhookRecord = {
  webhookId: string
  keyId: string
  keyRevoked: boolean
  url: string
  kinds: string[] | null
  /** Number of its companies; null: all, or those of the watch list. */
  companies: number | null
  watched: boolean
  state: 'active' | 'paused' | 'disabled'
  notice: string | null
  createdAt: Date
  deliveredAt: Date | null
  failures: number
  failingSince: Date | null
  nextAttemptAt: Date
  /** Transactions with changes that are yet to be sent or passed over. */
  behind: number
}

/** All webhooks without their secrets, oldest first. */
export async function listWebhooks(pool: Pool): Promise<WebhookRecord[]> {
  const { rows } = await pool.query<WebhookRecord>({
    text: `
      SELECT webhook_id AS "webhookId", key_id AS "keyId", revoked_at IS NOT NULL AS "keyRevoked", url, kinds,
             cardinality(companies) AS companies, watched, state, notice, created_at AS "createdAt",
             delivered_at AS "deliveredAt", failures, failing_since AS "failingSince",
             next_attempt_at AS "nextAttemptAt",
             (SELECT count(*)::integer FROM history.batch b
              WHERE b.position > webhook.position OR (b.position = webhook.position AND item < ${WHOLE_BATCH})) AS behind
      FROM access.webhook JOIN access.api_key USING (key_id) ORDER BY created_at, webhook_id`,
  })
  return rows
}

export type WebhookCounts = { active: number; failing: number; paused: number; disabled: number }

/** `failing`: active ones whose last attempt failed. */
export async function countWebhooks(pool: Pool): Promise<WebhookCounts> {
  const { rows } = await pool.query<WebhookCounts>({
    text: `
      SELECT count(*) FILTER (WHERE state = 'active')::integer AS active,
             count(*) FILTER (WHERE state = 'active' AND failures > 0)::integer AS failing,
             count(*) FILTER (WHERE state = 'paused')::integer AS paused,
             count(*) FILTER (WHERE state = 'disabled')::integer AS disabled
      FROM access.webhook`,
  })
  return rows[0] as WebhookCounts
}

/** Address and secret of a webhook; null when there is none. */
export async function findReceiver(
  pool: Pool,
  webhookId: string,
): Promise<{ url: string; secret: Buffer } | null> {
  const { rows } = await pool.query<{ url: string; secret: Buffer }>({
    text: 'SELECT url, secret FROM access.webhook WHERE webhook_id = $1',
    values: [webhookId],
  })
  return rows[0] ?? null
}

/** Deletes a webhook with its log. False when there is none. */
export async function deleteWebhook(pool: Pool, webhookId: string): Promise<boolean> {
  const { rowCount } = await pool.query({
    text: 'DELETE FROM access.webhook WHERE webhook_id = $1',
    values: [webhookId],
  })
  return rowCount === 1
}

/** Stops deliveries; changes meanwhile are sent later. False when there is no such webhook. */
export async function pauseWebhook(pool: Pool, webhookId: string): Promise<boolean> {
  const { rowCount } = await pool.query({
    text: `UPDATE access.webhook SET state = 'paused' WHERE webhook_id = $1`,
    values: [webhookId],
  })
  return rowCount === 1
}

/** Delivers again, at once, also after it was disabled. False when there is no such webhook. */
export async function resumeWebhook(pool: Pool, webhookId: string): Promise<boolean> {
  const { rowCount } = await pool.query({
    text: `UPDATE access.webhook
           SET state = 'active', notice = NULL, failures = 0, failing_since = NULL, next_attempt_at = now()
           WHERE webhook_id = $1`,
    values: [webhookId],
  })
  return rowCount === 1
}

/** Continues after `cursor`. Takes the webhook from a worker that is delivering. False when there is none. */
export async function moveCursor(pool: Pool, webhookId: string, cursor: ChangePosition): Promise<boolean> {
  const { rowCount } = await pool.query({
    text: `UPDATE access.webhook
           SET position = $2, item = $3, lease = NULL, leased_until = NULL, next_attempt_at = now()
           WHERE webhook_id = $1`,
    values: [webhookId, cursor.position, cursor.item],
  })
  return rowCount === 1
}

/** The place before the first change that was recorded at `time` or later. */
export async function cursorBefore(pool: Pool, time: Date): Promise<ChangePosition> {
  const { rows } = await pool.query<{ position: string }>({
    text: `SELECT coalesce((SELECT min(position) - 1 FROM history.batch WHERE recorded_at >= $1),
                           (SELECT max(position) FROM history.batch), 0) AS position`,
    values: [time],
  })
  return { position: Number(rows[0]?.position), item: WHOLE_BATCH }
}
