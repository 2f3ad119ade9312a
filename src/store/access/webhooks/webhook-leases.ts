// Which webhooks have something to send, each leased to one worker at a time.

import { randomUUID } from 'node:crypto'
import type { ChangePosition } from '../../../domain/changes/change.ts'
import type { ChangeKind } from '../../../domain/changes/change-kinds.ts'
import type { Pool } from '../../db/pool.ts'
import { WHOLE_BATCH } from './webhooks.ts'

export type LeasedWebhook = ChangePosition & {
  webhookId: string
  lease: string
  keyId: string
  url: string
  secret: Buffer
  kinds: ChangeKind[] | null
  companies: number[] | null
  watched: boolean
  /** Failed attempts since the last delivery, and since when. */
  failures: number
  failingSince: Date | null
}

type LeaseLimits = {
  /** Concurrent webhooks of one receiver, over all workers. */
  perReceiver: number
  /** Webhooks whose last attempt succeeded, or that had none, to take now. */
  healthy: number
  /** Webhooks whose last attempt failed, to take now: they may hang, and have slots of their own. */
  failing: number
  leaseSeconds: number
}

const LEASE = {
  name: 'lease-webhooks',
  text: `
    WITH newest AS (SELECT coalesce(max(position), 0) AS position FROM history.batch),
    busy AS (
      SELECT receiver, count(*) AS leases FROM access.webhook WHERE leased_until > now() GROUP BY receiver
    ),
    due AS (
      SELECT webhook_id, failures > 0 AS failing,
             row_number() OVER (PARTITION BY receiver ORDER BY next_attempt_at) + coalesce(leases, 0) AS at_receiver,
             next_attempt_at
      FROM access.webhook JOIN access.api_key USING (key_id) LEFT JOIN busy USING (receiver)
      WHERE state = 'active' AND revoked_at IS NULL AND next_attempt_at <= now()
        AND (leased_until IS NULL OR leased_until <= now())
        AND (webhook.position, webhook.item) < ((SELECT position FROM newest), ${WHOLE_BATCH})
    ),
    chosen AS (
      SELECT webhook_id, failing, row_number() OVER (PARTITION BY failing ORDER BY next_attempt_at) AS turn
      FROM due WHERE at_receiver <= $1
    ),
    locked AS (
      SELECT webhook_id FROM access.webhook w JOIN chosen USING (webhook_id)
      WHERE turn <= CASE WHEN failing THEN $3::integer ELSE $2::integer END
        AND w.state = 'active' AND (w.leased_until IS NULL OR w.leased_until <= now())
      FOR UPDATE OF w SKIP LOCKED
    )
    UPDATE access.webhook SET lease = $5, leased_until = now() + make_interval(secs => $4)
    FROM locked WHERE webhook.webhook_id = locked.webhook_id
    RETURNING webhook.webhook_id AS "webhookId", lease, key_id AS "keyId", url, secret, kinds, companies, watched,
              failures, failing_since AS "failingSince", position, item`,
}

/** Leases webhooks that are due, for `leaseSeconds` or until `settleWebhook`. Other workers skip them meanwhile. */
export async function leaseWebhooks(pool: Pool, limits: LeaseLimits): Promise<LeasedWebhook[]> {
  const { perReceiver, healthy, failing, leaseSeconds } = limits
  const { rows } = await pool.query<LeasedWebhook & { position: string | number }>({
    ...LEASE,
    values: [perReceiver, healthy, failing, leaseSeconds, randomUUID()],
  })
  return rows.map(row => ({ ...row, position: Number(row.position) }))
}
