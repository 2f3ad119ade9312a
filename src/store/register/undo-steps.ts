// Which loads can be taken back, in order, and which notes of them are still of use.

import type { Pool, PoolClient } from '../db/pool.ts'
import { PREVIOUS } from './staging.ts'

/** A load that what is served rests on. */
export type LiveLoad = {
  loadId: number
  extractNumber: number
  extractType: 'full' | 'update'
  /** `YYYY-MM-DD`. */
  snapshotDate: string
  isSample: boolean
  finishedAt: Date
  /** How it can be taken back: by the schema before it, by noted rows; null: not any more. */
  undo: 'schema' | 'rows' | null
}

/**
 * Loads that can be taken back one after the other. A working week and the two days after it: whoever looks on Monday
 * can still undo what came the Monday before. Each Update costs some megabytes.
 */
export const MAX_UNDO_STEPS = 7

/** The loads that are in force, the newest first: what was rolled back is left out. */
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
 * Columns and indexes of a schema as one text, null when there is none. A migration may have changed the register since
 * something was kept of it: what was kept does not fit then.
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

/** Removes notes that no chain of rollbacks can reach any more. */
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

/** Forgets that the last Full can be taken back: its schema is given up. */
export async function deleteSchemaUndo(client: PoolClient): Promise<void> {
  await client.query(`DELETE FROM intake.register_undo WHERE kind = 'schema'`)
}
