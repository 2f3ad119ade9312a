// Scheduled jobs, each run once for all machines: the queue dispatches them and any worker runs them.

import type { Logger } from '../platform/log.ts'
import { type RootOptions, tracedRoot } from '../platform/tracing/trace.ts'
import { inTransaction, type Pool } from '../store/db/pool.ts'
import { recordJobFailure, recordJobStart, recordJobSuccess, recordSchedule } from '../store/intake/jobs.ts'
import { type Queue, withinTransaction } from './queue.ts'

export type ScheduledJob = {
  /** Name of its queue: lower-case words with dashes. */
  name: string
  /** Cron expression in Belgian time: minute, hour, day of month, month, day of week. */
  cron: string
  /** Why the job is disabled, for operators. */
  offBecause?: string | null
  /**
   * Runs the job; must be idempotent. Returns a one-line result. Of errors only the code or name is shown, except
   * the message of a `JobFailure`.
   */
  run(signal: AbortSignal): Promise<string>
}

/** A failure with a one-line message for operators, without confidential data. */
export class JobFailure extends Error {
  override name = 'JobFailure'
}

type ScheduleOptions = {
  logger: Logger
  /** Database of the run records. */
  pool: Pool
  /** Interrupts the current job, which another worker runs again. */
  signal: AbortSignal
  /** Continuous jobs, which record their own runs. */
  continuous?: readonly string[]
  /** Poll interval. */
  pollIntervalSeconds?: number
}

const TIME_ZONE = 'Europe/Brussels'
const POLL_INTERVAL_S = 10
// Time without a heartbeat after which another worker takes the job.
const HEARTBEAT_S = 120
// Jobs take minutes at most; longer ones hang.
const MAX_DURATION_S = 6 * 3_600

/**
 * Schedules the jobs and runs due ones until `signal`. One instance of a job runs at a time, on any machine; runs
 * missed while no worker was running are made up for once. Failed jobs are retried twice, after half an hour and
 * longer.
 */
export async function runSchedule(
  queue: Queue,
  jobs: readonly ScheduledJob[],
  options: ScheduleOptions,
): Promise<void> {
  const { pool, continuous = [], pollIntervalSeconds = POLL_INTERVAL_S } = options
  await recordSchedule(pool, [
    ...jobs.map(({ name, cron, offBecause = null }) => ({ name, cron, offBecause })),
    ...continuous.map(name => ({ name, cron: null, offBecause: null })),
  ])
  for (const job of jobs) {
    const { name, cron } = job
    await queue.createQueue(name, {
      policy: 'exclusive',
      retryLimit: 2,
      retryDelay: 1_800,
      retryBackoff: true,
      expireInSeconds: MAX_DURATION_S,
      heartbeatSeconds: HEARTBEAT_S,
    })
    if (job.offBecause) await queue.unschedule(name)
    else {
      await queue.schedule(name, cron, null, { tz: TIME_ZONE, missed: 'once' })
      await queue.work(name, { pollingIntervalSeconds: pollIntervalSeconds }, async ([taken]) => {
        if (taken) await runJob(queue, job, taken.id, options)
      })
    }
  }
}

async function runJob(queue: Queue, job: ScheduledJob, id: string, options: ScheduleOptions): Promise<void> {
  const { name } = job
  const { logger, pool, signal } = options
  const started = performance.now()
  try {
    const done = await runRecorded(pool, job, signal)
    logger.info({ job: name, duration_ms: Math.round(performance.now() - started), done }, 'job done')
  } catch (error) {
    if (signal.aborted) {
      await requeue(pool, queue, name, id)
      logger.info({ job: name }, 'job interrupted, will be rerun')
      return
    }
    const reason = reasonOf(error as Error & { code?: string })
    logger.error({ job: name, reason }, 'job failed, will be retried')
    // The queue stores the message, which operators see; database messages quote values.
    throw new Error(reason)
  }
}

/** Runs a job and records the result, unless interrupted by `signal`. Returns and throws as the job does. */
export async function runRecorded(
  pool: Pool,
  { name, run }: Pick<ScheduledJob, 'name' | 'run'>,
  signal: AbortSignal,
): Promise<string> {
  await recordJobStart(pool, name)
  try {
    const done = await tracedRoot(`job ${name}`, jobSpanOptions(name), () => run(signal))
    await recordJobSuccess(pool, name, done)
    return done
  } catch (error) {
    if (!signal.aborted) {
      // The database itself may have failed.
      await recordJobFailure(pool, name, reasonOf(error as Error & { code?: string })).catch(() => {})
    }
    throw error
  }
}

// Jobs are few, so each is traced, whatever the sampling rate.
function jobSpanOptions(name: string): RootOptions {
  return { kind: 'internal', always: true, attributes: { 'griffie.job': name } }
}

// An interrupted job is queued again immediately; a process killed meanwhile must not lose it.
async function requeue(pool: Pool, queue: Queue, name: string, id: string): Promise<void> {
  await inTransaction(pool, async client => {
    const db = withinTransaction(client)
    await queue.cancel(name, id, { db })
    await queue.send(name, null, { db })
  })
}

function reasonOf(error: Error & { code?: string }): string {
  return error instanceof JobFailure ? error.message : (error.code ?? error.name)
}
