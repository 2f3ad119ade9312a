// The job queue: pg-boss in the same PostgreSQL, so that jobs are created in the transaction that writes their
// data.

import { type Db, PgBoss } from 'pg-boss'
import type { Logger } from '../platform/log.ts'
import { KEEP_ALIVE_MS, type PoolClient } from '../store/db/pool.ts'

export type { PgBoss as Queue } from 'pg-boss'

type QueueBackend = 'postgres' | 'citus' | 'yugabytedb'

type QueueOptions = {
  url: string
  backend?: QueueBackend
  logger: Logger
  /** Interval for detecting jobs of dead workers. */
  superviseEverySeconds?: number
  /** Set for workers: dispatches scheduled jobs. */
  runsSchedule?: boolean
}

// Passed through to pg's pool, although pg-boss's types do not list them.
const POOL_OPTIONS = { keepAlive: true, keepAliveInitialDelayMillis: KEEP_ALIVE_MS }

/** Opens the queue, installing or updating its schema (`pgboss`) when needed. Close with `stop()`. */
export async function openQueue({
  url,
  backend = 'postgres',
  logger,
  superviseEverySeconds = 30,
  runsSchedule = false,
}: QueueOptions): Promise<PgBoss> {
  const queue = new PgBoss({
    connectionString: url,
    application_name: 'griffie queue',
    backend,
    max: 2,
    ...POOL_OPTIONS,
    superviseIntervalSeconds: superviseEverySeconds,
    monitorIntervalSeconds: superviseEverySeconds,
    schedule: runsSchedule,
  })
  queue.on('error', error => logger.warn({ reason: (error as { code?: string }).code }, 'queue'))
  try {
    return await queue.start()
  } catch (error) {
    await queue.stop({ graceful: false }).catch(() => {}) // open handles would keep the process running
    throw error
  }
}

/** Lets the queue write in the transaction of `client`. */
export function withinTransaction(client: PoolClient): Db {
  return { executeSql: (text, values) => client.query(text, values as unknown[]) }
}
