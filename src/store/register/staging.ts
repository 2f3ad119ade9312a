// A full extract is built in a schema of its own, as the catalogue describes the live one, and takes its place by
// name. Renaming a schema locks no table: whoever reads the old tables at that moment reads them to the end, and
// the next query finds the new ones. Renaming table by table would wait for every reader, and make others wait.

import { inTransaction, type Pool, type PoolClient } from '../db/pool.ts'
import { lockSchemaNames } from '../db/schema-name-lock.ts'
import { OLD_SCHEMA_PATTERN, oldSchemaName } from '../db/schemas.ts'

export const LIVE = 'register'
export const NEXT = 'register_next'
/** The register before the last Full, kept for the way back until the next Full is built. */
export const PREVIOUS = 'register_previous'

/** Makes an empty schema to build in; what an import that was killed left of one is dropped. */
export async function createStaging(pool: Pool): Promise<void> {
  await pool.query(`DROP SCHEMA IF EXISTS ${NEXT} CASCADE; CREATE SCHEMA ${NEXT}`)
}

/** Gives up what was built. */
export async function dropStaging(pool: Pool): Promise<void> {
  await pool.query(`DROP SCHEMA IF EXISTS ${NEXT} CASCADE`)
}

/** Makes a table in the staging schema like the live one, without its indexes. */
export async function createStagingTable(client: PoolClient, table: string): Promise<void> {
  await client.query(`CREATE TABLE ${NEXT}.${table} (LIKE ${LIVE}.${table} INCLUDING ALL EXCLUDING INDEXES)`)
}

/** Gathers the planner's statistics of a staging table. */
export async function analyzeStaging(client: PoolClient, table: string): Promise<void> {
  await client.query(`ANALYZE ${NEXT}.${table}`)
}

export type IndexToBuild = { name: string; statement: string }

/** The indexes that a live table has, the slowest to build first, as statements that make them in the staging schema. */
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
 * Puts the staging schema in the live one's place, which is kept as `register_previous` or left to `dropOldSchemas`.
 * Takes effect when the transaction commits.
 */
export async function switchSchemas(client: PoolClient, { keep }: { keep: boolean }): Promise<void> {
  await lockSchemaNames(client)
  await client.query(`ALTER SCHEMA ${LIVE} RENAME TO ${keep ? PREVIOUS : oldSchemaName(LIVE)}`)
  await client.query(`ALTER SCHEMA ${NEXT} RENAME TO ${LIVE}`)
}

/** Puts the register before the last Full in the live one's place again, which is left to `dropOldSchemas`. */
export async function restorePrevious(client: PoolClient): Promise<void> {
  await lockSchemaNames(client)
  await client.query(`ALTER SCHEMA ${LIVE} RENAME TO ${oldSchemaName(LIVE)}`)
  await client.query(`ALTER SCHEMA ${PREVIOUS} RENAME TO ${LIVE}`)
}

/** Gives the register before the last Full up, if it is kept; `dropOldSchemas` drops it. True when there was one. */
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
 * Drops the schemas that were live before. A reader that still holds one is not waited for long, so that nobody
 * queues behind the drop: false means that one is still there, to be dropped another time.
 */
export async function dropOldSchemas(pool: Pool, attempts = 8): Promise<boolean> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    if (attempt > 0) await new Promise(resolve => setTimeout(resolve, 250))
    const { rows } = await pool.query<{ name: string }>(
      'SELECT nspname AS name FROM pg_namespace WHERE nspname ~ $1',
      [OLD_SCHEMA_PATTERN],
    )
    // One after the other: what is dropped with one schema may lie in another.
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
