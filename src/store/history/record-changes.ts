// Records changes in the transaction that makes them. Their position in the feed is assigned at its commit
// (migrations/0032_changes.sql), so the transaction may record at any time and as often as it wants.

import type { NewChange } from '../../domain/changes/change.ts'
import type { PoolClient } from '../db/pool.ts'

/** Opens a batch of the caller's transaction for statements that write `history.change` themselves; returns its id. */
export async function openChangeBatch(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ id: string }>({
    text: 'INSERT INTO history.batch DEFAULT VALUES RETURNING batch_id AS id',
  })
  return Number(rows[0]?.id)
}

/** Records `changes` in their order. Without any, nothing is written. */
export async function recordChanges(client: PoolClient, changes: readonly NewChange[]): Promise<void> {
  if (changes.length === 0) return
  const batchId = await openChangeBatch(client)
  await client.query({ ...INSERT, values: [batchId, JSON.stringify(changes)] })
}

const INSERT = {
  text: `
    INSERT INTO history.change
      (batch_id, item, enterprise_number, effective_on, entity_number, load_id, kind, reference, before, after)
    SELECT $1, item, "enterpriseNumber", "effectiveOn", "entityNumber", "loadId", kind, reference,
           nullif(before, 'null'), nullif(after, 'null')
    FROM ROWS FROM (jsonb_to_recordset($2::jsonb) AS ("enterpriseNumber" integer, "effectiveOn" date,
      "entityNumber" bigint, "loadId" integer, kind text, reference text, before jsonb, after jsonb))
      WITH ORDINALITY AS c ("enterpriseNumber", "effectiveOn", "entityNumber", "loadId", kind, reference, before,
        after, item)`,
}
