// Records of register rollbacks: the restored load, the undone loads, and extracts that are not to be fetched again
// automatically.

import type { Pool, PoolClient } from '../db/pool.ts'

/**
 * Records that the loads `undone` were rolled back and `restored` is current. The new row repeats that load under a
 * new id, so that the newest row describes the current data.
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

type RefusedExtract = {
  extractNumber: number
  /** Time of the rollback. */
  refusedAt: Date
}

/**
 * Extracts that were rolled back and not loaded again; only an operator may load them. Full and Update share the
 * number, which stands for a day. Sample loads are left out.
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
