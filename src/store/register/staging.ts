// A full extract is built in a schema of its own, as the catalogue describes the live one, and takes its place by
// name. Renaming a schema locks no table: whoever reads the old tables at that moment reads them to the end, and
// the next query finds the new ones. Renaming table by table would wait for every reader, and make others wait.

import { inTransaction, type Pool, type PoolClient } from '../db.ts'

export const LIVE = 'register'
export const NEXT = 'register_next'
// Followed by the time of the switch: one that a reader still holds may lie beside the next.
const OLD = 'register_old_'

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

/** Puts the staging schema in the live one's place. Takes effect when the transaction commits. */
export async function switchSchemas(client: PoolClient): Promise<void> {
  await client.query(`ALTER SCHEMA ${LIVE} RENAME TO ${OLD}${Date.now()}`)
  await client.query(`ALTER SCHEMA ${NEXT} RENAME TO ${LIVE}`)
}

/**
 * Drops the schemas that were live before. A reader that still holds one is not waited for long, so that nobody
 * queues behind the drop: false means that one is still there, to be dropped another time.
 */
export async function dropOldSchemas(pool: Pool, attempts = 8): Promise<boolean> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    if (attempt > 0) await new Promise(resolve => setTimeout(resolve, 250))
    const { rows } = await pool.query<{ name: string }>(
      'SELECT nspname AS name FROM pg_namespace WHERE starts_with(nspname, $1)',
      [OLD],
    )
    const dropped = await Promise.all(rows.map(({ name }) => dropUnlessHeld(pool, name)))
    if (dropped.every(done => done)) return true
  }
  return false
}

const LOCK_NOT_AVAILABLE = '55P03'

async function dropUnlessHeld(pool: Pool, schema: string): Promise<boolean> {
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
