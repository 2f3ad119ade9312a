// Citus's rules for distributed tables, checked against PostgreSQL's catalogue. Each function returns the
// violations as `schema.table what`, ordered.

import type { Pool } from '../../src/store/db/pool.ts'

/** Distributed tables, `schema.table`, with their distribution column. */
export type Spread = ReadonlyMap<string, string>

const NAME = `format('%s.%s', relnamespace::regnamespace, relname)`
// System schemas.
const FOREIGN_SCHEMAS = `('pg_catalog', 'information_schema', 'pg_toast', 'pgboss')`

/** All tables and materialized views except the job queue's, which depend on its version. */
export function listTables(pool: Pool): Promise<string[]> {
  return list(
    pool,
    `SELECT ${NAME} COLLATE "C" AS found FROM pg_class
     WHERE relkind IN ('r', 'p', 'm') AND relnamespace::regnamespace::text NOT IN ${FOREIGN_SCHEMAS}
     ORDER BY 1`,
    [],
  )
}

/**
 * Columns that are missing or nullable, and enterprise numbers that are not integers: these would not be
 * co-located.
 */
export function findUnfitColumns(pool: Pool, spread: Spread): Promise<string[]> {
  return list(
    pool,
    `SELECT concat_ws(' ', name, column_name,
              CASE WHEN attnum IS NULL THEN 'is missing'
                   ELSE format_type(atttypid, atttypmod) || CASE WHEN attnotnull THEN '' ELSE ', may be null' END END) AS found
     FROM unnest($1::text[], $2::text[]) AS wanted (name, column_name)
     LEFT JOIN pg_attribute ON attrelid = name::regclass AND attname = column_name
     WHERE attnotnull IS NOT TRUE
        OR atttypid <> CASE column_name WHEN 'enterprise_number' THEN 'integer' ELSE 'text' END::regtype
     ORDER BY 1`,
    [[...spread.keys()], [...spread.values()]],
  )
}

/** Unique indexes, primary keys and exclusion constraints without the distribution column. */
export function findKeysWithoutColumn(pool: Pool, spread: Spread): Promise<string[]> {
  return list(
    pool,
    `SELECT format('%s %s', name, relname) AS found
     FROM unnest($1::text[], $2::text[]) AS wanted (name, column_name)
     JOIN pg_index ON indrelid = name::regclass AND (indisunique OR indisexclusion)
     JOIN pg_class ON pg_class.oid = indexrelid
     WHERE NOT EXISTS (
       SELECT FROM pg_attribute
       WHERE attrelid = indrelid AND attname = column_name AND attnum = ANY ((indkey::int2[])[0:indnkeyatts - 1]))
     ORDER BY 1`,
    [[...spread.keys()], [...spread.values()]],
  )
}

/** Foreign keys from or to one of `tables`. */
export function findForeignKeysAcross(pool: Pool, tables: readonly string[]): Promise<string[]> {
  return list(
    pool,
    `SELECT format('%s %s', conrelid::regclass, conname) AS found FROM pg_constraint
     WHERE contype = 'f' AND (conrelid = ANY ($1::regclass[]) OR confrelid = ANY ($1::regclass[]))
     ORDER BY 1`,
    [tables],
  )
}

/** Columns with a sequence: identity, serial or other defaults. */
export function findSequences(pool: Pool, spread: Spread): Promise<string[]> {
  return list(
    pool,
    `SELECT format('%s %s', attrelid::regclass, attname) AS found FROM pg_attribute
     LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
     WHERE attrelid = ANY ($1::regclass[]) AND attnum > 0
       AND (attidentity <> '' OR pg_get_expr(adbin, adrelid) LIKE '%nextval(%')
     ORDER BY 1`,
    [[...spread.keys()]],
  )
}

/** User-defined triggers. */
export function findTriggers(pool: Pool, spread: Spread): Promise<string[]> {
  return list(
    pool,
    `SELECT format('%s %s', tgrelid::regclass, tgname) AS found FROM pg_trigger
     WHERE tgrelid = ANY ($1::regclass[]) AND NOT tgisinternal
     ORDER BY 1`,
    [[...spread.keys()]],
  )
}

async function list(pool: Pool, statement: string, values: unknown[]): Promise<string[]> {
  const { rows } = await pool.query<{ found: string }>(statement, values)
  return rows.map(({ found }) => found)
}
