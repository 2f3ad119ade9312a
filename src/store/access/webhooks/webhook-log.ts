// The delivery log, written with the cursor that it explains.

import type { ChangePosition } from '../../../domain/changes/change.ts'
import { inTransaction, type Pool, type PoolClient } from '../../db/pool.ts'

/** The last attempt of one message. */
export type Attempt = ChangePosition & {
  kind: string
  enterpriseNumber: number
  /** Of the response; null without one. */
  status: number | null
  /** Null when delivered. */
  error: string | null
  durationMs: number
  at: Date
}

/** State of a webhook after a batch. */
export type Settlement = {
  /** Everything up to it was delivered or is not for this webhook. */
  cursor: ChangePosition
  attempts: readonly Attempt[]
  failures: number
  failingSince: Date | null
  /** Milliseconds until the next attempt; 0: as soon as there is something. */
  delayMs: number
  /** Why it is disabled now; null: it is not. */
  disabledBecause: string | null
  /** Told to the operator; null: what was told before stays. */
  notice: string | null
}

/** Ends a lease and records its outcome. False when the lease was lost: nothing is recorded then. */
export async function settleWebhook(
  pool: Pool,
  { webhookId, lease }: { webhookId: string; lease: string },
  settlement: Settlement,
): Promise<boolean> {
  return inTransaction(pool, async client => {
    const { cursor, failures, failingSince, delayMs, disabledBecause, notice, attempts } = settlement
    const deliveredAt = attempts.findLast(({ error }) => error === null)?.at ?? null
    const { rowCount } = await client.query({
      ...SETTLE,
      values: [
        webhookId,
        lease,
        cursor.position,
        cursor.item,
        failures,
        failingSince,
        delayMs / 1_000,
        disabledBecause,
        notice,
        deliveredAt,
      ],
    })
    if (rowCount === 0) return false
    if (attempts.length > 0) await insertAttempts(client, webhookId, attempts)
    return true
  })
}

const SETTLE = {
  name: 'settle-webhook',
  text: `
    UPDATE access.webhook
    SET position = $3, item = $4, failures = $5, failing_since = $6, delivered_at = coalesce($10, delivered_at),
        next_attempt_at = now() + make_interval(secs => $7), notice = coalesce($8, $9, notice),
        state = CASE WHEN $8::text IS NOT NULL AND state = 'active' THEN 'disabled' ELSE state END,
        lease = NULL, leased_until = NULL
    WHERE webhook_id = $1 AND lease = $2`,
}

async function insertAttempts(
  client: PoolClient,
  webhookId: string,
  attempts: readonly Attempt[],
): Promise<void> {
  await client.query({
    name: 'insert-webhook-attempts',
    text: `
      INSERT INTO access.webhook_delivery AS delivery
        (webhook_id, position, item, kind, enterprise_number, attempts, status, error, duration_ms, first_attempt_at,
         last_attempt_at)
      SELECT $1, position, item, kind, "enterpriseNumber", 1, status, error, "durationMs", at, at
      FROM jsonb_to_recordset($2::jsonb) AS attempt (position bigint, item integer, kind text,
        "enterpriseNumber" integer, status integer, error text, "durationMs" integer, at timestamptz)
      ON CONFLICT (webhook_id, position, item) DO UPDATE SET attempts = delivery.attempts + 1,
        status = excluded.status, error = excluded.error, duration_ms = excluded.duration_ms,
        last_attempt_at = excluded.last_attempt_at`,
    values: [webhookId, JSON.stringify(attempts)],
  })
}

export type DeliveryRecord = ChangePosition & {
  kind: string
  enterpriseNumber: number
  attempts: number
  status: number | null
  error: string | null
  durationMs: number
  firstAttemptAt: Date
  lastAttemptAt: Date
}

/** Deliveries of a webhook, those of the newest changes first; `failed`: only those without success. */
export async function listDeliveries(
  pool: Pool,
  webhookId: string,
  { failed, limit }: { failed: boolean; limit: number },
): Promise<DeliveryRecord[]> {
  const { rows } = await pool.query<DeliveryRecord>({
    text: `
      SELECT position, item, kind, enterprise_number AS "enterpriseNumber", attempts, status, error,
             duration_ms AS "durationMs", first_attempt_at AS "firstAttemptAt", last_attempt_at AS "lastAttemptAt"
      FROM access.webhook_delivery WHERE webhook_id = $1 AND (error IS NOT NULL OR NOT $2)
      ORDER BY position DESC, item DESC LIMIT $3`,
    values: [webhookId, failed, limit],
  })
  return rows.map(row => ({ ...row, position: Number(row.position) }))
}

/** Days that the log keeps a delivery. */
const DELIVERY_RETENTION_DAYS = 30

/** Deletes deliveries that are older than they are kept; returns their number. */
export async function deleteOldDeliveries(pool: Pool): Promise<number> {
  const { rowCount } = await pool.query({
    text: 'DELETE FROM access.webhook_delivery WHERE last_attempt_at < now() - make_interval(days => $1)',
    values: [DELIVERY_RETENTION_DAYS],
  })
  return rowCount ?? 0
}
