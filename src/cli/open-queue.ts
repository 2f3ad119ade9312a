// The job queue a command works with.

import type { Config } from '../config.ts'
import { createExtractionQueue } from '../jobs/extract-gazette.ts'
import { openQueue, type Queue } from '../jobs/queue.ts'
import { createLogger } from '../platform/log.ts'
import type { Database } from '../store/db/pool.ts'

/** Runs `work` with the queue of `database` and stops it again. */
export async function withQueue<T>(
  config: Config,
  database: Database,
  work: (queue: Queue) => Promise<T>,
  { keepsHours: runsSchedule = false } = {},
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
