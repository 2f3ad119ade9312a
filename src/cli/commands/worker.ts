// griffie worker

import type { Command } from 'commander'
import { type Config, readConfig } from '../../config.ts'
import { requeuePublications } from '../../jobs/extract-gazette.ts'
import type { Queue } from '../../jobs/queue.ts'
import { runRecorded, runSchedule } from '../../jobs/schedule.ts'
import { createLogger } from '../../platform/log.ts'
import { CliError, EXIT } from '../errors.ts'
import { type OpenDatabase, watchPrimary, withDatabase, withQueue } from '../open-database.ts'
import { lowerPriority } from '../process/lower-priority.ts'
import { withTracing } from '../process/open-service.ts'
import { CONTINUOUS_JOBS, scheduledJobs } from '../process/scheduled-jobs.ts'
import { SHUTDOWN_TIMEOUT_MS, withAbortOnSignal } from '../process/signals.ts'
import { runWatchMails } from '../process/watch-mails.ts'
import { runWebhookDeliveries } from '../process/webhook-deliveries.ts'
import { consumeUntilStopped, drainQueue } from '../run-extraction.ts'

const STOPPED_ERROR = new CliError('Stopped; it is rerun later.')

/** Adds `worker` to the program. */
export function addWorker(program: Command): void {
  program
    .command('worker')
    .description(
      'extract facts from queued publications, deliver webhooks and run the scheduled jobs: fetching, statistics, scores, counts, the sitemap and bulk snapshots; several workers may run on several machines',
    )
    .option('--until-empty', 'exit when the queue is empty')
    .option('--run <job>', 'run one scheduled job now, and exit')
    .addHelpText(
      'after',
      `
It delivers webhooks (griffie webhooks) and, with SMTP_URL, mails to members about their watch lists.
SIGINT and SIGTERM end it after the current job. A job whose worker was killed is retried within two minutes.
Stored publications without a job (after the loss of a queue) are queued at the start.

Scheduled jobs (Belgian time), each run by one worker at a time:
  register-extracts  08:30, 13:30, 20:30  with REGISTER_USER and REGISTER_PASSWORD
  gazette-days       06:15, 12:15, 18:15  with GAZETTE_CONTACT
  accounts-days      01:15, 07:15         with ACCOUNTS_KEY_EXTRACTS
  people             every ten minutes, for changed mandates
  people-all         Sundays 05:00
  people-lookups     01:45  deletes look-ups of people after 90 days
  bulk-deltas        00:10  with BULK_FOLDER: the changes of yesterday
  change-feed        01:50  deletes changes after CHANGES_KEEP_DAYS
  sector-statistics  02:30
  risk-scores        03:00
  site-counts        04:00  companies by activity and town
  sitemap            04:30  set BASE_URL
  bulk-snapshot      05:15  with BULK_FOLDER
  webhook-log        01:50  deletes deliveries of webhooks after 30 days
Jobs missed while no worker ran are run once; failed ones are retried after half an hour, and after another hour.
griffie status shows their results, griffie worker --run NAME runs one now.

Examples:
  griffie worker
  griffie worker --run gazette-days
  griffie worker --until-empty`,
    )
    .action(async ({ untilEmpty, run }: { untilEmpty?: boolean; run?: string }) => {
      if (untilEmpty && run !== undefined)
        throw new CliError('--until-empty and --run cannot be combined.', EXIT.usage)
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
  const serverGone = parentExitSignal() // from now on, including while the database is opened
  return database => runUntilStopped(config, database, serverGone)
}

// Runs directly instead of through the queue, to show progress. Jobs that must not run twice at once have locks of
// their own.
async function runJobOnce(config: Config, database: OpenDatabase, name: string): Promise<void> {
  await withQueue(config, database, async queue => {
    const jobs = scheduledJobs(config, database, queue)
    const job = jobs.find(other => other.name === name)
    if (job === undefined) {
      const names = jobs.map(other => other.name).join(', ')
      throw new CliError(`Unknown job ${name}. Known jobs: ${names}.`, EXIT.usage)
    }
    if (job.offBecause) throw new CliError(`${name} is disabled: ${job.offBecause}.`, EXIT.usage)
    const done = await withAbortOnSignal('run the same command again', signal =>
      runRecorded(database.pool, job, signal),
    )
    process.stdout.write(`${name}: ${done}\n`)
  })
}

async function drainExtractionQueue(config: Config, database: OpenDatabase): Promise<void> {
  await withQueue(config, database, queue => drainQueue(queue, database.pool))
}

/** Aborts when the server that started this worker has exited, possibly before the worker was loaded. */
function parentExitSignal(): AbortSignal {
  const gone = new AbortController()
  const leave = () => {
    gone.abort(STOPPED_ERROR)
    setTimeout(() => process.exit(EXIT.failed), SHUTDOWN_TIMEOUT_MS).unref() // no supervisor is left to end it
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
  const signalled = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => signalled.abort(STOPPED_ERROR))
  const stop = AbortSignal.any([signalled.signal, serverGone])
  watchPrimary(config, database.url, exitOnPrimaryChange)
  const work = async (queue: Queue) => {
    await requeuePublications(queue, database.pool, 'waiting')
    const logger = createLogger(config.logLevel)
    await runSchedule(queue, scheduledJobs(config, database, queue), {
      logger,
      pool: database.pool,
      signal: stop,
      continuous: CONTINUOUS_JOBS,
    })
    process.stderr.write('worker: ready\n')
    await Promise.all([
      consumeUntilStopped(queue, database.pool, stop),
      runWebhookDeliveries(config, database.url, { logger, signal: stop }),
      runWatchMails(config, database.url, { logger, signal: stop }),
    ])
  }
  await withQueue(config, database, work, { runsSchedule: true })
}

// Exits at once: further writes would be lost, and closing waits for a database that may be gone. The current job
// is retried later.
function exitOnPrimaryChange(): never {
  process.stderr.write('worker: the primary database changed; restart the worker\n')
  process.exit(EXIT.failed)
}
