// Which loads can be undone, in order, and pruning of undo logs.

import type { Pool, PoolClient } from '../db/pool.ts'
import { PREVIOUS } from './staging.ts'

/** A load that the current data is based on. */
export type LiveLoad = {
  loadId: number
  extractNumber: number
  extractType: 'full' | 'update'
  /** `YYYY-MM-DD`. */
  snapshotDate: string
  isSample: boolean
  finishedAt: Date
  /** How it can be undone: by the previous schema, by logged rows; null: no longer. */
  undo: 'schema' | 'rows' | null
}

/**
 * Consecutive loads that can be undone: on Monday those of the previous Monday are still available. Each Update
 * costs some megabytes.
 */
export const MAX_UNDO_STEPS = 7

/** Current loads, newest first, without those rolled back. */
export async function listLiveLoads(db: Pool | PoolClient, limit = MAX_UNDO_STEPS + 1): Promise<LiveLoad[]> {
  const { rows } = await db.query<LiveLoad & { shape: string | null }>(
    `SELECT load_id AS "loadId", extract_number AS "extractNumber", extract_type AS "extractType",
            snapshot_date AS "snapshotDate", is_sample AS "isSample", finished_at AS "finishedAt", kind AS undo, shape
     FROM intake.register_load LEFT JOIN intake.register_undo USING (load_id)
     WHERE undone_by IS NULL AND restores IS NULL ORDER BY load_id DESC LIMIT $1`,
    [limit],
  )
  const [live, previous] = [
    await readSchemaFingerprint(db, 'register'),
    await readSchemaFingerprint(db, PREVIOUS),
  ]
  return rows.map(({ shape, undo, ...load }) => {
    const fits = undo === 'schema' ? previous === live : shape === live
    return { ...load, undo: fits ? undo : null }
  })
}

/**
 * Fingerprint of a schema's columns and indexes; null when it does not exist. Undo data from before a migration
 * that changed the register cannot be restored.
 */
export async function readSchemaFingerprint(db: Pool | PoolClient, schema: string): Promise<string | null> {
  const { rows } = await db.query<{ shape: string | null }>(
    `SELECT md5(string_agg(concat_ws(' ', relname, attname, format_type(atttypid, atttypmod)), ','
                           ORDER BY relname COLLATE "C", attnum)) AS shape
     FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
     WHERE relnamespace = to_regnamespace($1) AND relkind IN ('r', 'i') AND attnum > 0 AND NOT attisdropped`,
    [schema],
  )
  return rows[0]?.shape ?? null
}

/** Deletes undo logs that no sequence of rollbacks can reach. */
export async function pruneUndo(client: PoolClient): Promise<void> {
  const loads = await listLiveLoads(client)
  const end = loads.findIndex(({ undo }) => undo === null)
  const reachable = (end === -1 ? loads : loads.slice(0, end)).slice(0, MAX_UNDO_STEPS)
  await removeUndo(
    client,
    reachable.map(({ loadId }) => loadId),
  )
}

async function removeUndo(client: PoolClient, except: number[]): Promise<void> {
  for (const table of ['undo_row', 'undo_group', 'undo_term', 'undo']) {
    await client.query(`DELETE FROM intake.register_${table} WHERE load_id <> ALL ($1::int[])`, [except])
  }
}

/** Deletes the undo record of the last Full, whose schema is dropped. */
export async function deleteSchemaUndo(client: PoolClient): Promise<void> {
  await client.query(`DELETE FROM intake.register_undo WHERE kind = 'schema'`)
}
