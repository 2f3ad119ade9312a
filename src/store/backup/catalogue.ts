// The system catalogue: sequences; indexes and constraints dropped and restored.

import type { PoolClient } from '../db/pool.ts'
import { SCHEMAS } from '../db/schemas.ts'
import { listStoredTables } from '../db/snapshot.ts'

// Removes indexes, constraints and user triggers before a restore and recreates them from the catalogue's
// definitions: COPY is faster without indexes, and triggers would reject inserts into history tables.

type TableObject = { table: string; name: string; definition: string }
type RestoreStep = { name: string; statement: string }

/**
 * Drops indexes and constraints and disables triggers of all tables; returns the statements that restore them, in
 * order.
 */
export async function dropIndexesAndConstraints(client: PoolClient): Promise<RestoreStep[]> {
  const foreign = await listConstraints(client, ['f'])
  const keys = await listConstraints(client, ['p', 'u', 'x'])
  const triggered = await listTriggeredTables(client)
  for (const { table, name } of [...foreign, ...keys])
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`)
  const indexes = await listIndexes(client)
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`)
  for (const table of triggered) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`)
  return [
    ...indexes.map(({ name, definition }) => ({ name, statement: definition })),
    ...[...keys, ...foreign].map(({ table, name, definition }) => ({
      name,
      statement: `ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`,
    })),
    ...triggered.map(table => ({ name: table, statement: `ALTER TABLE ${table} ENABLE TRIGGER USER` })),
  ]
}

async function listConstraints(client: PoolClient, kinds: string[]): Promise<TableObject[]> {
  const { rows } = await client.query<TableObject>(
    `SELECT format('%I.%I', nspname, relname) AS table, quote_ident(conname) AS name,
            pg_get_constraintdef(pg_constraint.oid) AS definition
     FROM pg_constraint JOIN pg_class ON pg_class.oid = conrelid JOIN pg_namespace ON pg_namespace.oid = relnamespace
     WHERE nspname = ANY ($1) AND contype = ANY ($2::"char"[]) ORDER BY 1, 2`,
    [SCHEMAS, kinds],
  )
  return rows
}

// Indexes of materialized views stay: these are empty until they are refreshed.
async function listIndexes(client: PoolClient): Promise<TableObject[]> {
  const { rows } = await client.query<TableObject>(
    `SELECT format('%I.%I', nspname, owner.relname) AS table, format('%I.%I', nspname, pg_class.relname) AS name,
            pg_get_indexdef(indexrelid) AS definition
     FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid JOIN pg_class owner ON owner.oid = indrelid
     JOIN pg_namespace ON pg_namespace.oid = owner.relnamespace
     WHERE nspname = ANY ($1) AND owner.relkind = 'r' ORDER BY 1, 2`,
    [SCHEMAS],
  )
  return rows
}

async function listTriggeredTables(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ table: string }>(
    `SELECT DISTINCT format('%I.%I', nspname, relname) AS table
     FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid JOIN pg_namespace ON pg_namespace.oid = relnamespace
     WHERE nspname = ANY ($1) AND NOT tgisinternal ORDER BY 1`,
    [SCHEMAS],
  )
  return rows.map(({ table }) => table)
}

export async function refreshMaterializedViews(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ view: string }>(
    `SELECT format('%I.%I', schemaname, matviewname) AS view FROM pg_matviews WHERE schemaname = ANY ($1) ORDER BY 1`,
    [SCHEMAS],
  )
  for (const { view } of rows) {
    await client.query(`REFRESH MATERIALIZED VIEW ${view}`)
    await client.query(`ANALYZE ${view}`)
  }
}

type NumberedColumn = {
  /** `intake.register_load.load_id` */
  column: string
  sequence: string
}

/** All columns with a sequence of their own. */
export async function listNumberedColumns(client: PoolClient): Promise<NumberedColumn[]> {
  const { rows } = await client.query<NumberedColumn>(
    `SELECT format('%I.%I.%I', nspname, relname, attname) AS column,
            pg_get_serial_sequence(format('%I.%I', nspname, relname), attname) AS sequence
     FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid JOIN pg_namespace ON pg_namespace.oid = relnamespace
     WHERE nspname = ANY ($1) AND relkind = 'r' AND attnum > 0 AND NOT attisdropped
       AND pg_get_serial_sequence(format('%I.%I', nspname, relname), attname) IS NOT NULL
     ORDER BY 1`,
    [SCHEMAS],
  )
  return rows
}

/** Last value of each sequence by its column; null before the first. */
export async function readSequenceValues(client: PoolClient): Promise<Record<string, number | null>> {
  const numbers: Record<string, number | null> = {}
  for (const { column, sequence } of await listNumberedColumns(client)) {
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
