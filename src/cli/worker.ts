// griffie worker

import type { Command } from 'commander'
import { type Config, readConfig } from '../config.ts'
import { requeuePublications } from '../jobs/extract-gazette.ts'
import type { Queue } from '../jobs/queue.ts'
import { keepTimetable } from '../jobs/timetable.ts'
import { createLogger } from '../log.ts'
import { type OpenDatabase, withDatabase } from './database.ts'
import { workUntilEmpty, workUntilStopped } from './extraction.ts'
import { CliError } from './failure.ts'
import { withQueue } from './queue.ts'
import { timedJobs } from './timed-jobs.ts'

/** Adds `worker` to the program. */
export function addWorker(program: Command): void {
  program
    .command('worker')
    .description(
      'take facts out of queued publications, and every night compute statistics, scores, counts and the sitemap; start as many as there are cores, on any machine',
    )
    .option('--until-empty', 'end when nothing is queued any more')
    .addHelpText(
      'after',
      `
Ends at SIGINT or SIGTERM after the job in hand. A job whose worker was killed is taken by another within two minutes.
Publications that were stored but are in no job (a queue lost, say) are queued again at the start.

Every night, by whichever worker comes first (Belgian time): 02:30 statistics of sectors, 03:00 scores, 04:00 companies by
activity and town, 04:30 the sitemap (set BASE_URL). What was missed while no worker ran is made up for, once.`,
    )
    .action(async (options: { untilEmpty?: boolean }) => {
      const config = readConfig()
      await withDatabase(config, database =>
        options.untilEmpty ? workQueued(config, database) : workOn(config, database),
      )
    })
}

async function workQueued(config: Config, database: OpenDatabase): Promise<void> {
  await withQueue(config, database, queue => workUntilEmpty(queue, database.pool))
}

async function workOn(config: Config, database: OpenDatabase): Promise<void> {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => stop.abort(new CliError('Stopped; it is done again later.')))
  const work = async (queue: Queue) => {
    await requeuePublications(queue, database.pool, 'waiting')
    const logger = createLogger(config.logLevel)
    await keepTimetable(queue, timedJobs(config, database), { logger, signal: stop.signal })
    process.stderr.write('worker: ready\n')
    await workUntilStopped(queue, database.pool, stop.signal)
  }
  await withQueue(config, database, work, { keepsHours: true })
}
