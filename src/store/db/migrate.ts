// Applies schema migrations: numbered SQL files, forward only.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runner } from 'node-pg-migrate'
import pg from 'pg'
import { PROJECT_DIR } from '../../config.ts'
import type { PoolClient } from './pool.ts'

const FOLDER = join(PROJECT_DIR, 'migrations')
const TABLE = 'griffie_migration'
const LOCK = 20_260_918

/** Thrown when the database has migrations that are unknown to this version. */
export class NewerDatabaseError extends Error {
  override name = 'NewerDatabaseError'
}

/** Names of this version's migrations, in order. */
export function listKnownMigrations(): string[] {
  return readdirSync(FOLDER)
    .filter(file => /^\d{4}_.*\.sql$/.test(file))
    .map(file => file.replace(/\.sql$/, ''))
    .sort()
}

export type Migration = { name: string; sql: string }

/** This version's migrations, in order. */
export function readMigrations(): Migration[] {
  return listKnownMigrations().map(name => ({ name, sql: readFileSync(join(FOLDER, `${name}.sql`), 'utf8') }))
}

/** Blocks migrations by other processes until the transaction of `client` ends. */
export async function lockMigrations(client: PoolClient): Promise<void> {
  await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK])
}

/**
 * Applies missing migrations in one transaction and returns their names. Concurrent processes wait for one another.
 * Throws `NewerDatabaseError` before anything is changed.
 */
export async function migrate(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'griffie migrate' })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    await rejectNewerDatabase(client)
    const applied = await runner({
      dbClient: client,
      dir: FOLDER,
      direction: 'up',
      migrationsTable: TABLE,
      noLock: true, // the lock above waits; the runner's own gives up
      log: () => {},
    })
    return applied.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

async function rejectNewerDatabase(client: pg.Client): Promise<void> {
  const { rows } = await client.query('SELECT to_regclass($1) AS found', [TABLE])
  if (!rows[0].found) return
  const known = new Set(listKnownMigrations())
  const recorded = await client.query<{ name: string }>(`SELECT name FROM ${TABLE} ORDER BY id`)
  const unknown = recorded.rows.map(row => row.name).filter(name => !known.has(name))
  if (unknown.length === 0) return
  throw new NewerDatabaseError(
    `The database is newer than this version of Griffie: it has ${unknown.join(', ')}. ` +
      'Run the version that migrated it, or a later one; nothing was changed.',
  )
}
