// Lists what belongs in a backup from the system catalogue, so that new tables are included automatically.

import type { PoolClient } from '../db/pool.ts'
import { SCHEMAS } from '../db/schemas.ts'

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

type IdentityColumn = {
  /** `intake.register_load.load_id` */
  column: string
  sequence: string
}

/** All identity columns. */
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

/** Last value of each sequence by identity column; null before the first. */
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

/** Names of the applied migrations. */
export async function listAppliedMigrations(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('SELECT name FROM griffie_migration ORDER BY name')
  return rows.map(({ name }) => name)
}

// Tables that migrations or the first server process fill.
const TABLES_WITHOUT_USER_DATA = new Set([
  'access.suppression_version',
  'access.mcp_secret',
  'member.secret',
  'member.attempt',
  'gazette.rollup_refresh',
])

/** Names of non-empty tables with loaded or entered data. */
export async function listNonEmptyTables(client: PoolClient): Promise<string[]> {
  const filled: string[] = []
  for (const { name } of await listStoredTables(client)) {
    if (TABLES_WITHOUT_USER_DATA.has(name)) continue
    const { rows } = await client.query<{ isFilled: boolean }>(
      `SELECT EXISTS (SELECT FROM ${name}) AS "isFilled"`,
    )
    if (rows[0]?.isFilled) filled.push(name)
  }
  return filled
}
