// Writes a backup: one file with a consistent snapshot of all data.

import { once } from 'node:events'
import type { Readable } from 'node:stream'
import type { PoolClient } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Pool } from '../db/pool.ts'
import { withSchemaNamesLocked } from '../db/schemas.ts'
import { listAppliedMigrations, listStoredTables, readSequenceValues, type StoredTable } from './catalogue.ts'
import { FORMAT_VERSION, MANIFEST_NAME, type Manifest } from './manifest.ts'
import { type ArchiveWriter, createArchive } from './write-archive.ts'

// A consistent snapshot of all tables, also while an import switches schemas: the transaction snapshot determines
// the rows, and tables are followed by OID because their names may change.

type Snapshot = {
  madeAt: Date
  postgres: string
  migrations: string[]
  tables: StoredTable[]
  sequences: Record<string, number | null>
  /** Rows of a table in COPY text format. Only one stream may be open at a time. */
  open(table: StoredTable): Promise<Readable>
  /** Number of rows of the last opened table, once it was read to the end. */
  countRows(): Promise<number>
}

// Physical row order, and text formats that do not depend on the server's settings.
const SESSION_SETTINGS = `
  SET LOCAL synchronize_seqscans = off; SET LOCAL datestyle = 'ISO, YMD'; SET LOCAL intervalstyle = 'postgres';
  SET LOCAL timezone = 'UTC'; SET LOCAL extra_float_digits = 1; SET LOCAL statement_timeout = 0;
  SET LOCAL idle_in_transaction_session_timeout = 0; SET LOCAL lock_timeout = '30s'`

/** Runs `work` on a snapshot of the whole database. Does not block readers or writers. */
export async function withSnapshot<T>(pool: Pool, work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  const [reader, names] = [await pool.connect(), await pool.connect()]
  let isBroken = false
  const onError = () => {
    isBroken = true
  }
  for (const client of [reader, names]) client.on('error', onError)
  try {
    return await work(await takeSnapshot(reader, names))
  } catch (error) {
    isBroken = true // perhaps in the middle of a COPY
    throw error
  } finally {
    for (const client of [reader, names]) client.off('error', onError)
    if (!isBroken) await reader.query('COMMIT').catch(onError)
    for (const client of [reader, names]) client.release(isBroken)
  }
}

async function takeSnapshot(reader: PoolClient, names: PoolClient): Promise<Snapshot> {
  let opened: { rowCount: number } = { rowCount: 0 }
  const header = await withSchemaNamesLocked(names, async () => {
    await reader.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    await reader.query(SESSION_SETTINGS)
    const tables = await listStoredTables(reader)
    await reader.query(`LOCK TABLE ${tables.map(({ name }) => name).join(', ')} IN ACCESS SHARE MODE`)
    const { rows } = await reader.query<{ madeAt: Date; postgres: string }>(
      `SELECT now() AS "madeAt", current_setting('server_version') AS postgres`,
    )
    const migrations = await listAppliedMigrations(reader)
    return { ...(rows[0] as { madeAt: Date; postgres: string }), tables, migrations }
  })
  return {
    ...header,
    sequences: await readSequenceValues(names), // current values, so that no number is reused
    open: table =>
      withSchemaNamesLocked(names, async () => {
        const name = await findTableName(names, table.oid)
        const stream = reader.query(copyTo(`COPY ${name} (${table.columns.join(', ')}) TO STDOUT`))
        await once(stream, 'readable') // the table is open and may be renamed from here on
        opened = stream
        return stream
      }),
    async countRows() {
      await reader.query('SELECT') // the row count arrives when the COPY has completed
      return opened.rowCount
    },
  }
}

async function findTableName(client: PoolClient, oid: number): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT format('%I.%I', nspname, relname) AS name FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
     WHERE pg_class.oid = $1::int8::oid`,
    [oid],
  )
  if (!rows[0]) throw new Error('A table was dropped while it was backed up.')
  return rows[0].name
}

export type BackupProgress = { stage: string; done: number | null }

type BackupOptions = {
  /** Version of Griffie. */
  version: string
  progress?: (progress: BackupProgress) => void
  signal?: AbortSignal
}

export type BackupResult = { bytes: number; tables: number; rows: number; madeAt: string }

/**
 * Writes a backup to `path`; the file appears only when it is complete. Throws file system and database errors and
 * removes partial output.
 */
export async function writeBackup(pool: Pool, path: string, options: BackupOptions): Promise<BackupResult> {
  const archive = await createArchive(path, options.signal)
  try {
    return await withSnapshot(pool, async snapshot => {
      const manifest = await writeParts(snapshot, archive, options)
      options.signal?.throwIfAborted()
      const { bytes } = await archive.finish(MANIFEST_NAME, `${JSON.stringify(manifest, null, 1)}\n`)
      const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
      return { bytes, tables: manifest.tables.length, rows, madeAt: manifest.made_at }
    })
  } catch (error) {
    await archive.abandon()
    throw options.signal?.aborted ? options.signal.reason : error
  }
}

async function writeParts(
  snapshot: Snapshot,
  archive: ArchiveWriter,
  { version, progress = () => {}, signal }: BackupOptions,
): Promise<Manifest> {
  const { tables, migrations, sequences, madeAt, postgres } = snapshot
  const manifest: Manifest = {
    format: FORMAT_VERSION,
    griffie: version,
    postgres,
    made_at: madeAt.toISOString(),
    migrations,
    tables: [],
    sequences,
  }
  const total = tables.reduce((sum, { bytes }) => sum + bytes, 0)
  let doneBytes = 0
  for (const table of tables) {
    signal?.throwIfAborted()
    progress({ stage: table.name, done: total === 0 ? null : doneBytes / total })
    const part = `data/${table.name}.copy.zst`
    const compressed = await archive.add(part, await snapshot.open(table))
    const rows = await snapshot.countRows()
    manifest.tables.push({ name: table.name, columns: table.columns, rows, part, ...compressed })
    doneBytes += table.bytes
  }
  return manifest
}
