// A consistent snapshot of all tables, also while an import switches schemas: the transaction snapshot determines the rows,
// and tables are followed by OID because their names may change.

import { once } from 'node:events'
import type { Readable } from 'node:stream'
import type { PoolClient, QueryResultRow } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Pool } from './pool.ts'
import { fetchCursor } from './read-cursor.ts'
import { SCHEMAS, withSchemaNamesLocked } from './schemas.ts'

export type StoredTable = {
  oid: number
  /** `register.company` */
  name: string
  /** In table order, without generated columns. */
  columns: string[]
  /** Approximate size on disk. */
  bytes: number
}

/**
 * All tables of `SCHEMAS`, largest first. Materialized views are refreshed after a restore; unlogged tables are
 * short-lived.
 */
export async function listStoredTables(client: PoolClient): Promise<StoredTable[]> {
  const { rows } = await client.query<StoredTable>(
    `SELECT pg_class.oid::int8::float8 AS oid, format('%I.%I', nspname, relname) AS name,
            pg_table_size(pg_class.oid)::float8 AS bytes,
            (SELECT coalesce(array_agg(quote_ident(attname) ORDER BY attnum), '{}') FROM pg_attribute
             WHERE attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS columns
     FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
     WHERE relkind = 'r' AND relpersistence = 'p' AND nspname = ANY ($1)
     ORDER BY bytes DESC, name`,
    [SCHEMAS],
  )
  return rows
}

export type Snapshot = {
  madeAt: Date
  tables: StoredTable[]
  /** Connection of the snapshot's transaction, for tables whose schema is never renamed. */
  client: PoolClient
  /** Connection outside of it, which sees the present. */
  outside: PoolClient
  /**
   * Rows of a table (`register.code (category, code)`) or of a query in parentheses, as COPY writes them with `options`.
   * Tables have their names of the beginning. Only one stream may be open at a time.
   */
  copy(source: string, options?: string): Promise<Readable>
  /** Number of rows of the last copy, once it was read to the end. */
  countRows(): Promise<number>
  /** Rows of a query in batches; see `copy`. */
  read<T extends QueryResultRow>(query: string, size: number): AsyncGenerator<T[]>
}

// Physical row order, and text formats that do not depend on the server's settings.
const SESSION_SETTINGS = `
  SET LOCAL synchronize_seqscans = off; SET LOCAL datestyle = 'ISO, YMD'; SET LOCAL intervalstyle = 'postgres';
  SET LOCAL timezone = 'UTC'; SET LOCAL extra_float_digits = 1; SET LOCAL statement_timeout = 0;
  SET LOCAL idle_in_transaction_session_timeout = 0; SET LOCAL lock_timeout = '30s'`

/** Runs `work` on a snapshot of the whole database. Does not block readers or writers. */
export function withSnapshot<T>(pool: Pool, work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  return withConnections(pool, takeSnapshot, work)
}

/** What other connections, also those of other threads, need to read the same snapshot while its transaction runs. */
export type SharedSnapshot = Pick<Snapshot, 'madeAt' | 'tables'> & { id: string }

export async function shareSnapshot({ client, madeAt, tables }: Snapshot): Promise<SharedSnapshot> {
  const { rows } = await client.query<{ id: string }>('SELECT pg_export_snapshot() AS id')
  return { madeAt, tables, id: rows[0]?.id as string }
}

/** Runs `work` on a shared snapshot over other connections. */
export function withSharedSnapshot<T>(
  pool: Pool,
  shared: SharedSnapshot,
  work: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  const join = async (reader: PoolClient, outside: PoolClient) => {
    await reader.query(BEGIN)
    await reader.query(`SET TRANSACTION SNAPSHOT '${shared.id}'`)
    await reader.query(SESSION_SETTINGS)
    return readerOf(reader, outside, shared)
  }
  return withConnections(pool, join, work)
}

async function withConnections<T>(
  pool: Pool,
  begin: (reader: PoolClient, outside: PoolClient) => Promise<Snapshot>,
  work: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  const [reader, outside] = [await pool.connect(), await pool.connect()]
  let isBroken = false
  const onError = () => {
    isBroken = true
  }
  for (const client of [reader, outside]) client.on('error', onError)
  try {
    return await work(await begin(reader, outside))
  } catch (error) {
    isBroken = true // perhaps in the middle of a COPY
    throw error
  } finally {
    for (const client of [reader, outside]) client.off('error', onError)
    if (!isBroken) await reader.query('COMMIT').catch(onError)
    for (const client of [reader, outside]) client.release(isBroken)
  }
}

const BEGIN = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY'

async function takeSnapshot(reader: PoolClient, outside: PoolClient): Promise<Snapshot> {
  const taken = await withSchemaNamesLocked(outside, async () => {
    await reader.query(BEGIN)
    await reader.query(SESSION_SETTINGS)
    const tables = await listStoredTables(reader)
    await reader.query(`LOCK TABLE ${tables.map(({ name }) => name).join(', ')} IN ACCESS SHARE MODE`)
    const { rows } = await reader.query<{ madeAt: Date }>('SELECT now() AS "madeAt"')
    return { madeAt: rows[0]?.madeAt as Date, tables }
  })
  return readerOf(reader, outside, taken)
}

function readerOf(
  reader: PoolClient,
  outside: PoolClient,
  { madeAt, tables }: Pick<Snapshot, 'madeAt' | 'tables'>,
): Snapshot {
  let copied: { rowCount: number } = { rowCount: 0 }
  let cursors = 0
  /** Runs `open` with a function that replaces names by those of now; they may change again once it has resolved. */
  const withNames = <T>(open: (rename: (text: string) => string) => Promise<T>) =>
    withSchemaNamesLocked(outside, async () => {
      const names = await readCurrentNames(outside, tables)
      return open(text => text.replaceAll(/\b[a-z_]+\.\w+/g, name => names.get(name) ?? name))
    })
  return {
    madeAt,
    tables,
    client: reader,
    outside,
    copy: (source, options = '') =>
      withNames(async rename => {
        const stream = reader.query(copyTo(`COPY ${rename(source)} TO STDOUT ${options}`))
        await once(stream, 'readable') // the tables are open and may be renamed from here on
        copied = stream
        return stream
      }),
    async countRows() {
      await reader.query('SELECT') // the row count arrives when the COPY has completed
      return copied.rowCount
    },
    async *read<T extends QueryResultRow>(query: string, size: number) {
      const name = `snapshot_${++cursors}`
      await withNames(rename => reader.query(`DECLARE ${name} NO SCROLL CURSOR FOR ${rename(query)}`))
      yield* fetchCursor<T>(reader, name, size)
    },
  }
}

async function readCurrentNames(
  client: PoolClient,
  tables: readonly StoredTable[],
): Promise<Map<string, string>> {
  const { rows } = await client.query<{ oid: number; name: string }>(
    `SELECT pg_class.oid::int8::float8 AS oid, format('%I.%I', nspname, relname) AS name
     FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
     WHERE pg_class.oid = ANY ($1::int8[]::oid[])`,
    [tables.map(({ oid }) => oid)],
  )
  const current = new Map(rows.map(({ oid, name }) => [oid, name]))
  return new Map(
    tables.map(({ oid, name }) => {
      const now = current.get(oid)
      if (now === undefined) throw new Error('A table was dropped while the snapshot was read.')
      return [name, now]
    }),
  )
}
