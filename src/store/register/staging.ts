// A full extract is built in a schema of its own, as the catalogue describes the live one, and takes its place by
// name. Renaming a schema locks no table: whoever reads the old tables at that moment reads them to the end, and
// the next query finds the new ones. Renaming table by table would wait for every reader, and make others wait.

import type { Pool, PoolClient } from '../db.ts'

export const LIVE = 'register'
export const NEXT = 'register_next'
const OLD = 'register_old'

export const REGISTER_TABLES = [
  'code',
  'enterprise',
  'establishment',
  'branch',
  'denomination',
  'address',
  'contact',
  'activity_code',
  'activity',
  'company',
  'term',
  'term_error',
] as const
export type RegisterTable = (typeof REGISTER_TABLES)[number]

/** Makes the schema to build in: the live one's tables, without rows and without indexes. */
export async function createStaging(client: PoolClient): Promise<void> {
  await client.query(`CREATE SCHEMA ${NEXT}`)
  for (const table of REGISTER_TABLES) {
    await client.query(
      `CREATE TABLE ${NEXT}.${table} (LIKE ${LIVE}.${table} INCLUDING ALL EXCLUDING INDEXES)`,
    )
  }
}

/** The statements that make the indexes of the live schema's tables in the staging one, by name. */
export async function stagingIndexes(client: PoolClient): Promise<{ name: string; statement: string }[]> {
  const { rows } = await client.query<{ name: string; statement: string }>(
    `SELECT indexname AS name, indexdef AS statement FROM pg_indexes WHERE schemaname = $1 ORDER BY tablename, indexname`,
    [LIVE],
  )
  return rows.map(({ name, statement }) => ({
    name,
    statement: statement.replace(` ON ${LIVE}.`, ` ON ${NEXT}.`),
  }))
}

/** Puts the staging schema in the live one's place. Takes effect when the transaction commits. */
export async function switchSchemas(client: PoolClient): Promise<void> {
  await client.query(`ALTER SCHEMA ${LIVE} RENAME TO ${OLD}`)
  await client.query(`ALTER SCHEMA ${NEXT} RENAME TO ${LIVE}`)
}

/**
 * Drops the schema that was live before, if there is one. A reader that still holds it is not waited for long,
 * so that nobody queues behind the drop: false means that it is still there, to be dropped another time.
 */
export async function dropOldSchema(pool: Pool, attempts = 20): Promise<boolean> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    try {
      await pool.query(
        `BEGIN; SET LOCAL lock_timeout = '500ms'; DROP SCHEMA IF EXISTS ${OLD} CASCADE; COMMIT`,
      )
      return true
    } catch (error) {
      if ((error as { code?: string }).code !== '55P03') throw error
      await pool.query('ROLLBACK').catch(() => {})
      await new Promise(resolve => setTimeout(resolve, 250))
    }
  }
  return false
}
