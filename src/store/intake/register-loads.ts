// Loads and rollbacks of the register, and the locks that allow one import and one fetch at a time.

import { tryAdvisoryLock } from '../db/advisory-lock.ts'
import type { Pool, PoolClient } from '../db/pool.ts'

// Lock that allows one machine at a time to fetch and apply register extracts.

const FETCH_LOCK = 20_261_241

/**
 * Acquires the lock until the returned function is called or the process ends; null when another process holds it.
 */
export function acquireFetchLock(pool: Pool): Promise<(() => Promise<void>) | null> {
  return tryAdvisoryLock(pool, FETCH_LOCK)
}

// Records of register rollbacks: the restored load, the undone loads, and extracts that are not to be fetched again
// automatically.

/**
 * Records that the loads `undone` were rolled back and `restored` is current. The new row repeats that load under a
 * new id, so that the newest row describes the current data. Returns that id.
 */
export async function recordRollback(
  client: PoolClient,
  restored: number,
  undone: number[],
): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO intake.register_load
       (extract_number, extract_type, snapshot_date, extract_timestamp, meta, rows_read, quarantined, forced, is_sample, restores,
        finished_at)
     SELECT extract_number, extract_type, snapshot_date, extract_timestamp, meta, rows_read, quarantined, forced, is_sample, load_id,
            clock_timestamp()
     FROM intake.register_load WHERE load_id = $1 RETURNING load_id AS id`,
    [restored],
  )
  const loadId = rows[0]?.id as number
  await client.query('UPDATE intake.register_load SET undone_by = $1 WHERE load_id = ANY ($2::int[])', [
    loadId,
    undone,
  ])
  return loadId
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

const IMPORT_LOCK = 20_260_919

export type RegisterLoad = {
  extractNumber: number
  extractType: 'full' | 'update'
  /** `YYYY-MM-DD`. */
  snapshotDate: string
  rowsRead: Record<string, number>
  quarantined: number
  isSample: boolean
  finishedAt: Date
}

const SELECT = `
  SELECT extract_number AS "extractNumber", extract_type AS "extractType", snapshot_date AS "snapshotDate",
         rows_read AS "rowsRead", quarantined, is_sample AS "isSample", finished_at AS "finishedAt"
  FROM intake.register_load`

/** The current load, or null before the first. */
export async function findLatestLoad(db: Pool | PoolClient): Promise<RegisterLoad | null> {
  const { rows } = await db.query<RegisterLoad>(`${SELECT} ORDER BY load_id DESC LIMIT 1`)
  return rows[0] ?? null
}

/** The newest Full that was not rolled back, or null. */
export async function findLatestFullLoad(db: Pool | PoolClient): Promise<RegisterLoad | null> {
  const { rows } = await db.query<RegisterLoad>(
    `${SELECT} WHERE extract_type = 'full' AND undone_by IS NULL AND restores IS NULL ORDER BY load_id DESC LIMIT 1`,
  )
  return rows[0] ?? null
}

/** Number of companies in the newest extract. */
export async function countCompanies(db: Pool | PoolClient): Promise<number> {
  const { rows } = await db.query<{ n: number }>(
    'SELECT count(*)::int AS n FROM register.company WHERE in_register',
  )
  return rows[0]?.n ?? 0
}

/** Enterprise number of the best-ranked company, as an example. */
export async function findExampleNumber(db: Pool): Promise<number> {
  const { rows } = await db.query<{ number: number }>(
    'SELECT enterprise_number AS number FROM register.company WHERE in_register ORDER BY rank LIMIT 1',
  )
  return rows[0]?.number ?? 0
}

/** Reserves the id of the next load. */
export async function reserveLoadId(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `SELECT nextval(pg_get_serial_sequence('intake.register_load', 'load_id'))::int AS id`,
  )
  return rows[0]?.id as number
}

type NewLoad = Omit<RegisterLoad, 'finishedAt' | 'quarantined'> & {
  loadId: number
  meta: Record<string, string>
  forced: boolean
  bad: { file: string; line: number; reason: string; record: string }[]
}

/** Records a finished load with its quarantined rows. */
export async function recordLoad(client: PoolClient, load: NewLoad): Promise<void> {
  await client.query(
    `INSERT INTO intake.register_load
       (load_id, extract_number, extract_type, snapshot_date, extract_timestamp, meta, rows_read, quarantined, forced, is_sample,
        finished_at)
     OVERRIDING SYSTEM VALUE VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, clock_timestamp())`,
    [
      load.loadId,
      load.extractNumber,
      load.extractType,
      load.snapshotDate,
      load.meta.ExtractTimestamp ?? null,
      load.meta,
      load.rowsRead,
      load.bad.length,
      load.forced,
      load.isSample,
    ],
  )
  const columns = (['file', 'line', 'reason', 'record'] as const).map(name => load.bad.map(row => row[name]))
  await client.query(
    `INSERT INTO intake.register_quarantine (load_id, file, line, reason, record)
     SELECT $1, * FROM unnest($2::text[], $3::int[], $4::text[], $5::text[])`,
    [load.loadId, ...columns],
  )
}

/** Acquires the import lock until the transaction ends; false when another import holds it. */
export async function tryImportLock(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS taken', [
    IMPORT_LOCK,
  ])
  return rows[0]?.taken ?? false
}
