// griffie worker

import type { Command } from 'commander'
import { type Config, readConfig } from '../../config.ts'
import { requeuePublications } from '../../jobs/extract-gazette.ts'
import type { Queue } from '../../jobs/queue.ts'
import { runRecorded, runSchedule } from '../../jobs/schedule.ts'
import { createLogger } from '../../platform/log.ts'
import { CliError, EXIT } from '../errors.ts'
import { type OpenDatabase, withDatabase } from '../open-database.ts'
import { withQueue } from '../open-queue.ts'
import { withAbortOnSignal } from '../process/abort-on-signal.ts'
import { watchPrimary } from '../process/find-primary-database.ts'
import { lowerPriority } from '../process/lower-priority.ts'
import { withTracing } from '../process/open-tracing.ts'
import { CONTINUOUS_JOBS, scheduledJobs } from '../process/scheduled-jobs.ts'
import { SHUTDOWN_TIMEOUT_MS } from '../process/shutdown-signal.ts'
import { consumeUntilStopped, drainQueue } from '../run-extraction.ts'

const STOPPED_ERROR = new CliError('Stopped; it is done again later.')

/** Adds `worker` to the program. */
export function addWorker(program: Command): void {
  program
    .command('worker')
    .description(
      'take facts out of queued publications; fetch from upstreams and compute statistics, scores, counts and the sitemap by the clock; start as many as there are cores, on any machine',
    )
    .option('--until-empty', 'end when nothing is queued any more')
    .option('--run <job>', 'do one job of the timetable now, and end')
    .addHelpText(
      'after',
      `
Ends at SIGINT or SIGTERM after the job in hand. A job whose worker was killed is taken by another within two minutes.
Publications that were stored but are in no job (a queue lost, say) are queued again at the start.

By the clock (Belgian time), by whichever worker comes first, one of a kind at a time:
  register-extracts  08:30, 13:30, 20:30  with REGISTER_USER and REGISTER_PASSWORD
  gazette-days       06:15, 12:15, 18:15  with GAZETTE_CONTACT
  accounts-days      01:15, 07:15         with ACCOUNTS_KEY_EXTRACTS
  sector-statistics  02:30
  risk-scores        03:00
  site-counts        04:00  companies by activity and town
  sitemap            04:30  set BASE_URL
What was missed while no worker ran is made up for, once; what failed is tried again after half an hour, and after an hour.
griffie status shows how each went, griffie worker --run NAME does one now.

Examples:
  griffie worker
  griffie worker --run gazette-days
  griffie worker --until-empty`,
    )
    .action(async ({ untilEmpty, run }: { untilEmpty?: boolean; run?: string }) => {
      if (untilEmpty && run !== undefined)
        throw new CliError('--until-empty and --run are two things to do: give one of them.', EXIT.usage)
      const config = readConfig()
      const work = chooseWork(config, run, untilEmpty)
      await withTracing(config, () => withDatabase(config, work))
    })
}

function chooseWork(
  config: Config,
  run?: string,
  untilEmpty?: boolean,
): (database: OpenDatabase) => Promise<void> {
  if (run !== undefined) return database => runJobOnce(config, database, run)
  if (untilEmpty) return database => drainExtractionQueue(config, database)
  const serverGone = parentExitSignal() // heard from now on, while the database is opened too
  return database => runUntilStopped(config, database, serverGone)
}

// Past the queue: whoever says so wants it now, and sees how it goes. What must not run twice at once holds a lock of its own.
async function runJobOnce(config: Config, database: OpenDatabase, name: string): Promise<void> {
  await withQueue(config, database, async queue => {
    const jobs = scheduledJobs(config, database, queue)
    const job = jobs.find(other => other.name === name)
    if (job === undefined) {
      const names = jobs.map(other => other.name).join(', ')
      throw new CliError(`There is no job ${name}. There are: ${names}.`, EXIT.usage)
    }
    if (job.offBecause) throw new CliError(`${name} is not done: ${job.offBecause}.`, EXIT.usage)
    const done = await withAbortOnSignal('run the same command again', signal =>
      runRecorded(database.pool, job, signal),
    )
    process.stdout.write(`${name}: ${done}\n`)
  })
}

async function drainExtractionQueue(config: Config, database: OpenDatabase): Promise<void> {
  await withQueue(config, database, queue => drainQueue(queue, database.pool))
}

/** Aborts once the server that started this worker is gone, which may be before anything of it was loaded. */
function parentExitSignal(): AbortSignal {
  const gone = new AbortController()
  const leave = () => {
    gone.abort(STOPPED_ERROR)
    setTimeout(() => process.exit(EXIT.failed), SHUTDOWN_TIMEOUT_MS).unref() // nobody is left who would end it
  }
  if (process.connected === false) leave()
  else process.once('disconnect', leave)
  process.channel?.unref()
  return gone.signal
}

async function runUntilStopped(
  config: Config,
  database: OpenDatabase,
  serverGone: AbortSignal,
): Promise<void> {
  if (serverGone.aborted) return
  lowerPriority()
  const told = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => told.abort(STOPPED_ERROR))
  const stop = AbortSignal.any([told.signal, serverGone])
  watchPrimary(config, database.url, exitOnPrimaryChange)
  const work = async (queue: Queue) => {
    await requeuePublications(queue, database.pool, 'waiting')
    const logger = createLogger(config.logLevel)
    await runSchedule(queue, scheduledJobs(config, database, queue), {
      ...{ logger, pool: database.pool, signal: stop },
      continuous: CONTINUOUS_JOBS,
    })
    process.stderr.write('worker: ready\n')
    await consumeUntilStopped(queue, database.pool, stop)
  }
  await withQueue(config, database, work, { keepsHours: true })
}

// At once: what it would still write there would be lost, and closing waits for a database that may be gone. The job in
// hand is done again by whoever starts next.
function exitOnPrimaryChange(): never {
  process.stderr.write('worker: another database is the primary now; start again\n')
  process.exit(EXIT.failed)
}
