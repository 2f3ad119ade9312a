// What belongs into a backup, asked of the catalogue: no table has to be named for it.

import type { PoolClient } from '../db/pool.ts'
import { SCHEMAS } from '../db/schemas.ts'

export type StoredTable = {
  oid: number
  /** `register.company` */
  name: string
  /** In the order of the table; those that are computed left out. */
  columns: string[]
  /** On disk, about. */
  bytes: number
}

/** All tables of ours, the largest first. Materialised views are made anew from them; unlogged tables last a minute. */
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

export type IdentityColumn = {
  /** `intake.register_load.load_id` */
  column: string
  sequence: string
}

/** The columns that are numbered by the database. */
export async function listIdentityColumns(client: PoolClient): Promise<IdentityColumn[]> {
  const { rows } = await client.query<IdentityColumn>(
    `SELECT format('%I.%I.%I', nspname, relname, attname) AS column,
            pg_get_serial_sequence(format('%I.%I', nspname, relname), attname) AS sequence
     FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid JOIN pg_namespace ON pg_namespace.oid = relnamespace
     WHERE nspname = ANY ($1) AND attidentity <> '' ORDER BY 1`,
    [SCHEMAS],
  )
  return rows
}

/** The last number each column was given, null before the first. */
export async function readSequenceValues(client: PoolClient): Promise<Record<string, number | null>> {
  const numbers: Record<string, number | null> = {}
  for (const { column, sequence } of await listIdentityColumns(client)) {
    const { rows } = await client.query<{ last: number | null }>(
      `SELECT CASE WHEN is_called THEN last_value::float8 END AS last FROM ${sequence}`,
    )
    numbers[column] = rows[0]?.last ?? null
  }
  return numbers
}

/** Names of the migrations that made this database. */
export async function listAppliedMigrations(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('SELECT name FROM griffie_migration ORDER BY name')
  return rows.map(({ name }) => name)
}

// What every install holds by itself: made by a migration, or by the first process that served.
const TABLES_WITHOUT_USER_DATA = new Set([
  'access.suppression_version',
  'access.mcp_secret',
  'member.secret',
  'member.attempt',
  'gazette.rollup_refresh',
])

/** Names of tables that hold what somebody loaded or entered. */
export async function listNonEmptyTables(client: PoolClient): Promise<string[]> {
  const filled: string[] = []
  for (const { name } of await listStoredTables(client)) {
    if (TABLES_WITHOUT_USER_DATA.has(name)) continue
    const { rows } = await client.query<{ some: boolean }>(`SELECT EXISTS (SELECT FROM ${name}) AS some`)
    if (rows[0]?.some) filled.push(name)
  }
  return filled
}
