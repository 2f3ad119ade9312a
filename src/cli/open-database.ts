// The database of a command: the configured one, or the embedded one, started for as long as needed. Commands need
// locks, sessions and writes, so they connect to the primary directly, bypassing poolers.

import type { Config } from '../config.ts'
import { matchBackendPriority } from '../store/db/backend-priority.ts'
import { enableClientConnectionCheck } from '../store/db/client-connection-check.ts'
import { leaseEmbeddedDatabase } from '../store/db/embedded/lease.ts'
import { migrate } from '../store/db/migrate.ts'
import { type Database, openPool } from '../store/db/pool.ts'
import { CliError } from './errors.ts'
import { findPrimaryDatabase } from './process/find-primary-database.ts'

export type OpenDatabase = Database & {
  /** Unix socket address, for serving. */
  socketUrl: string
  /** Folder of the embedded database; null for a configured one. */
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

// The address contains a password, so only the error's message is shown.
function toCliError(error: Error & { code?: string }): Error {
  if (!/^(ECONN|ENOTFOUND|EAI_|ETIMEDOUT|28|3D)/.test(error.code ?? '')) return error
  return new CliError(`Cannot connect to the database in DATABASE_URL: ${error.message || error.code}`)
}

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
