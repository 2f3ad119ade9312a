// The record of rollbacks: what is served again, what was taken back, and that it is not to be fetched anew by itself.

import type { Pool, PoolClient } from '../db/pool.ts'

/**
 * Records that `undone` were taken back and the load `restored` is served again. The new row repeats that load, so that
 * whoever asks for the newest finds what is served, under another number than before.
 */
export async function recordRollback(client: PoolClient, restored: number, undone: number[]): Promise<void> {
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO intake.register_load
       (extract_number, extract_type, snapshot_date, extract_timestamp, meta, rows_read, quarantined, forced, is_sample, restores)
     SELECT extract_number, extract_type, snapshot_date, extract_timestamp, meta, rows_read, quarantined, forced, is_sample, load_id
     FROM intake.register_load WHERE load_id = $1 RETURNING load_id AS id`,
    [restored],
  )
  await client.query('UPDATE intake.register_load SET undone_by = $1 WHERE load_id = ANY ($2::int[])', [
    rows[0]?.id,
    undone,
  ])
}

export type RefusedExtract = {
  extractNumber: number
  /** When it was rolled back. */
  refusedAt: Date
}

/**
 * Extracts that were rolled back and not loaded again since: nobody but an operator who insists loads them. A number
 * stands for Full and Update alike, which tell of the same day. Invented ones are no matter.
 */
export async function listRefusedExtracts(db: Pool | PoolClient): Promise<RefusedExtract[]> {
  const { rows } = await db.query<RefusedExtract>(
    `SELECT undone.extract_number AS "extractNumber", max(rollback.finished_at) AS "refusedAt"
     FROM intake.register_load undone JOIN intake.register_load rollback ON rollback.load_id = undone.undone_by
     WHERE NOT undone.is_sample AND NOT EXISTS (
       SELECT FROM intake.register_load again
       WHERE again.extract_number = undone.extract_number AND again.load_id > undone.load_id
         AND again.undone_by IS NULL AND again.restores IS NULL)
     GROUP BY 1 ORDER BY 1`,
  )
  return rows
}
