// The job queue of a command.

import type { Config } from '../config.ts'
import { createExtractionQueue } from '../jobs/extract-gazette.ts'
import { openQueue, type Queue } from '../jobs/queue.ts'
import { createLogger } from '../platform/log.ts'
import type { Database } from '../store/db/pool.ts'

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
