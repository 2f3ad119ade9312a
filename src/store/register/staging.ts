// A full extract is built in a staging schema, which then replaces the live one by renaming. Renaming a schema
// locks no table: running queries finish on the old tables, later ones use the new ones. Renaming individual tables
// would wait for every reader and block others meanwhile.

import { inTransaction, type Pool, type PoolClient } from '../db/pool.ts'
import { lockSchemaNames, OLD_SCHEMA_PATTERN, oldSchemaName } from '../db/schemas.ts'

const LIVE = 'register'
export const NEXT = 'register_next'
/** The register before the last Full, kept for a rollback until the next Full is built. */
export const PREVIOUS = 'register_previous'

/** Creates an empty staging schema, dropping the remains of a killed import. */
export async function createStaging(pool: Pool): Promise<void> {
  await pool.query(`DROP SCHEMA IF EXISTS ${NEXT} CASCADE; CREATE SCHEMA ${NEXT}`)
}

export async function dropStaging(pool: Pool): Promise<void> {
  await pool.query(`DROP SCHEMA IF EXISTS ${NEXT} CASCADE`)
}

/** Creates a staging table like the live one, without indexes. */
export async function createStagingTable(client: PoolClient, table: string): Promise<void> {
  await client.query(`CREATE TABLE ${NEXT}.${table} (LIKE ${LIVE}.${table} INCLUDING ALL EXCLUDING INDEXES)`)
}

/** Updates the planner statistics of a staging table. */
export async function analyzeStaging(client: PoolClient, table: string): Promise<void> {
  await client.query(`ANALYZE ${NEXT}.${table}`)
}

type IndexToBuild = { name: string; statement: string }

/** Statements that create the live table's indexes in the staging schema, the slowest ones first. */
export async function listStagingIndexes(pool: Pool, table: string): Promise<IndexToBuild[]> {
  const { rows } = await pool.query<IndexToBuild>(
    `SELECT indexname AS name, indexdef AS statement FROM pg_indexes
     WHERE schemaname = $1 AND tablename = $2 ORDER BY indexdef LIKE '%USING gin%' DESC, indexname`,
    [LIVE, table],
  )
  return rows.map(({ name, statement }) => ({
    name,
    statement: statement.replace(` ON ${LIVE}.`, ` ON ${NEXT}.`),
  }))
}

/**
 * Replaces the live schema by the staging schema when the transaction commits. The old one is kept as
 * `register_previous` or left to `dropOldSchemas`.
 */
export async function switchSchemas(client: PoolClient, { keep }: { keep: boolean }): Promise<void> {
  await lockSchemaNames(client)
  await client.query(`ALTER SCHEMA ${LIVE} RENAME TO ${keep ? PREVIOUS : oldSchemaName(LIVE)}`)
  await client.query(`ALTER SCHEMA ${NEXT} RENAME TO ${LIVE}`)
}

/** Replaces the live schema by the register before the last Full; the live one is left to `dropOldSchemas`. */
export async function restorePrevious(client: PoolClient): Promise<void> {
  await lockSchemaNames(client)
  await client.query(`ALTER SCHEMA ${LIVE} RENAME TO ${oldSchemaName(LIVE)}`)
  await client.query(`ALTER SCHEMA ${PREVIOUS} RENAME TO ${LIVE}`)
}

/** Marks the register before the last Full for `dropOldSchemas`. True when there was one. */
export async function archivePrevious(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ found: string | null }>('SELECT to_regnamespace($1) AS found', [
    PREVIOUS,
  ])
  if (!rows[0]?.found) return false
  await lockSchemaNames(client)
  await client.query(`ALTER SCHEMA ${PREVIOUS} RENAME TO ${oldSchemaName(LIVE)}`)
  return true
}

/**
 * Drops replaced schemas. The lock timeout is short, so that no query queues behind the drop: false means a schema
 * is still in use and is dropped another time.
 */
export async function dropOldSchemas(pool: Pool, attempts = 8): Promise<boolean> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    if (attempt > 0) await new Promise(resolve => setTimeout(resolve, 250))
    const { rows } = await pool.query<{ name: string }>(
      'SELECT nspname AS name FROM pg_namespace WHERE nspname ~ $1',
      [OLD_SCHEMA_PATTERN],
    )
    // In sequence: objects dropped with one schema may be in another.
    let isInUse = false
    for (const { name } of rows) isInUse = !(await dropUnlessInUse(pool, name)) || isInUse
    if (!isInUse) return true
  }
  return false
}

const LOCK_NOT_AVAILABLE = '55P03'

async function dropUnlessInUse(pool: Pool, schema: string): Promise<boolean> {
  try {
    await inTransaction(pool, async client => {
      await client.query("SET LOCAL lock_timeout = '200ms'")
      await client.query(`DROP SCHEMA IF EXISTS ${schema} CASCADE`)
    })
    return true
  } catch (error) {
    if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error
    return false
  }
}
