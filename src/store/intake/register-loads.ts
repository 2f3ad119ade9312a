// Loads of the register, and the lock that allows one import at a time.

import type { Pool, PoolClient } from '../db/pool.ts'

const LOCK = 20_260_919

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
       (load_id, extract_number, extract_type, snapshot_date, extract_timestamp, meta, rows_read, quarantined, forced, is_sample)
     OVERRIDING SYSTEM VALUE VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
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
    LOCK,
  ])
  return rows[0]?.taken ?? false
}
