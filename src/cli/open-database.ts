// The database of a command: the configured one, or the embedded one, started for as long as needed. Commands need
// locks, sessions and writes, so they connect to the primary directly, bypassing poolers.

import type { Config } from '../config.ts'
import { createExtractionQueue } from '../jobs/extract-gazette.ts'
import { openQueue, type Queue } from '../jobs/queue.ts'
import { createLogger } from '../platform/log.ts'
import { enableClientConnectionCheck, matchBackendPriority } from '../store/db/database-server.ts'
import { leaseEmbeddedDatabase } from '../store/db/embedded/lease.ts'
import { migrate } from '../store/db/migrate.ts'
import { type Database, openPool } from '../store/db/pool.ts'
import { findPrimaryUrl } from '../store/db/replicas/primary.ts'
import { CliError } from './errors.ts'

// Address of the configured database, or after a failover of the promoted replica.

type Addresses = Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'replicaUrls'>

/** Direct address of the primary, bypassing poolers; the configured main address if none answers. */
async function findPrimaryDatabase(config: Addresses): Promise<string> {
  const [main, ...replicas] = addressesOf(config)
  if (replicas.length === 0) return main
  return (await findPrimaryUrl([main, ...replicas])) ?? main
}

const WATCH_MS = 5_000

/**
 * Calls `onChange` when another database than `url` has become the primary. Returns a function that stops the
 * watch.
 */
export function watchPrimary(config: Addresses, url: string, onChange: () => void): () => void {
  if (config.databaseUrl === null || config.replicaUrls.length === 0) return () => {}
  const timer = setInterval(async () => {
    const primary = await findPrimaryUrl(addressesOf(config))
    if (primary === null || primary === url) return
    clearInterval(timer)
    onChange()
  }, WATCH_MS).unref()
  return () => clearInterval(timer)
}

function addressesOf({ databaseUrl, databaseDirectUrl, replicaUrls }: Addresses): [string, ...string[]] {
  return [databaseDirectUrl ?? (databaseUrl as string), ...replicaUrls]
}

// The job queue of a command.

/** Runs `work` with the queue of `database`, then stops it. */
export async function withQueue<T>(
  config: Config,
  database: Database,
  work: (queue: Queue) => Promise<T>,
  { runsSchedule = false } = {},
): Promise<T> {
  const queue = await openQueue({
    url: database.url,
    backend: config.queueBackend,
    logger: createLogger(config.logLevel),
    runsSchedule,
  })
  try {
    await createExtractionQueue(queue)
    return await work(queue)
  } finally {
    await queue.stop({ graceful: false })
  }
}

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
