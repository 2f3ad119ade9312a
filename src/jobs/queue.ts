// The job queue: pg-boss in the same PostgreSQL, so that a job and the data it is about are written by one
// transaction.

import { type Db, PgBoss } from 'pg-boss'
import type { Logger } from '../platform/log.ts'
import { KEEP_ALIVE_MS, type PoolClient } from '../store/db/pool.ts'

export type { PgBoss as Queue } from 'pg-boss'

export type QueueBackend = 'postgres' | 'citus' | 'yugabytedb'

export type QueueOptions = {
  url: string
  backend?: QueueBackend
  logger: Logger
  /** How often jobs of workers that are gone are looked for. */
  superviseEverySeconds?: number
  /** True for a worker: it sends the jobs of the timetable when their hour comes. */
  runsSchedule?: boolean
}

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
    ...{ keepAlive: true, keepAliveInitialDelayMillis: KEEP_ALIVE_MS }, // for its pool, which takes more than it says
    superviseIntervalSeconds: superviseEverySeconds,
    monitorIntervalSeconds: superviseEverySeconds,
    schedule: runsSchedule,
  })
  queue.on('error', error => logger.warn({ reason: (error as { code?: string }).code }, 'queue'))
  try {
    return await queue.start()
  } catch (error) {
    await queue.stop({ graceful: false }).catch(() => {}) // what of it had begun would keep the process alive
    throw error
  }
}

/** Lets the queue write within the transaction `client` is in. */
export function withinTransaction(client: PoolClient): Db {
  return { executeSql: (text, values) => client.query(text, values as unknown[]) }
}
