// The database a command works on: the operator's own, or the embedded one brought up for as long as needed. Commands
// take locks, hold sessions and write: they go to the primary itself, past any pooler.

import type { Config } from '../config.ts'
import { matchBackendPriority } from '../store/db/backend-priority.ts'
import { enableClientConnectionCheck } from '../store/db/client-connection-check.ts'
import { leaseEmbeddedDatabase } from '../store/db/embedded/lease.ts'
import { migrate } from '../store/db/migrate.ts'
import { type Database, openPool } from '../store/db/pool.ts'
import { CliError } from './errors.ts'
import { findPrimaryDatabase } from './process/find-primary-database.ts'

export type OpenDatabase = Database & {
  /** The same database by the shortest way, for serving from it. */
  socketUrl: string
  /** Where the embedded database lies; null for the operator's own. */
  folder: string | null
  close(): Promise<void>
}

/** Opens a migrated database. Throws `CliError` when it cannot be reached. */
export async function openDatabase(config: Config): Promise<OpenDatabase> {
  const lease = config.databaseUrl ? null : await leaseEmbeddedDatabase(config.dataDir)
  const url = lease?.url ?? (await findPrimaryDatabase(config))
  try {
    await migrate(url)
  } catch (error) {
    await lease?.release()
    throw toCliError(error as Error & { code?: string })
  }
  const pool = openPool(url, { name: 'command' })
  matchBackendPriority(pool)
  enableClientConnectionCheck(pool)
  return {
    url,
    socketUrl: lease?.socketUrl ?? url,
    pool,
    folder: lease?.folder ?? null,
    async close() {
      await pool.end()
      await lease?.release()
    },
  }
}

// The address holds a password: only what the network or the server said of it is shown.
function toCliError(error: Error & { code?: string }): Error {
  if (!/^(ECONN|ENOTFOUND|EAI_|ETIMEDOUT|28|3D)/.test(error.code ?? '')) return error
  return new CliError(`The database in DATABASE_URL cannot be used: ${error.message || error.code}`)
}

/** Runs `work` on the database and closes it again. */
export async function withDatabase<T>(
  config: Config,
  work: (database: OpenDatabase) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(config)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}
