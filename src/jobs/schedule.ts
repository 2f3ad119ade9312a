// What is done again and again, once for all machines together: the queue keeps the hours, any worker does the work.

import type { Logger } from '../platform/log.ts'
import { type RootOptions, tracedRoot } from '../platform/tracing/trace.ts'
import type { Pool } from '../store/db/pool.ts'
import {
  recordJobFailure,
  recordJobStart,
  recordJobSuccess,
  recordSchedule,
} from '../store/intake/job-runs.ts'
import type { Queue } from './queue.ts'

export type ScheduledJob = {
  /** Of its queue: lower-case words with dashes. */
  name: string
  /** When, in Belgian time: minute, hour, day of the month, month, day of the week. */
  cron: string
  /** Why it is not to be done, as an operator would be told; it is shown, and nothing is run. */
  offBecause?: string | null
  /**
   * Does it; doing it twice does no harm. Returns one line of what was done. What it throws is shown by its code or kind
   * alone, but the message of a `JobFailure` as it is.
   */
  run(signal: AbortSignal): Promise<string>
}

/** A failure whose message is one line for operators, and gives away nothing that not everybody may read. */
export class JobFailure extends Error {
  override name = 'JobFailure'
}

export type ScheduleOptions = {
  logger: Logger
  /** Where it is noted how jobs went. */
  pool: Pool
  /** Ends the work in hand; it is done again by the next worker that looks. */
  signal: AbortSignal
  /** Work that goes on all the time and notes by itself how it goes. */
  continuous?: readonly string[]
  /** How often a worker looks whether something is due. */
  pollIntervalSeconds?: number
}

const TIME_ZONE = 'Europe/Brussels'
const POLL_INTERVAL_S = 10
// Of a job whose worker is gone nothing is heard for so long: then another one does it.
const HEARTBEAT_S = 120
// The longest takes minutes; what takes this long hangs.
const MAX_DURATION_S = 6 * 3_600

/**
 * Puts the jobs on the timetable and does what is due until `signal`. One of a name runs at a time, on whichever machine;
 * an hour that was missed while no worker ran is made up for, once. A job that fails is tried twice more, half an hour apart
 * and longer.
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
      ...{ retryLimit: 2, retryDelay: 1_800, retryBackoff: true },
      ...{ expireInSeconds: MAX_DURATION_S, heartbeatSeconds: HEARTBEAT_S },
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
      logger.info({ job: name }, 'job stopped, to be done again')
      return requeue(queue, name, id)
    }
    const reason = reasonOf(error as Error & { code?: string })
    logger.error({ job: name, reason }, 'job failed, to be tried again')
    // What the queue keeps of a failure is shown to operators; messages of a database quote what was asked.
    throw new Error(reason)
  }
}

/** Does a job and notes how it went, unless it was stopped by `signal`. Returns and throws what the job does. */
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
      // The database may be what failed.
      await recordJobFailure(pool, name, reasonOf(error as Error & { code?: string })).catch(() => {})
    }
    throw error
  }
}

// They are few: each is traced, whatever share of requests is.
function jobSpanOptions(name: string): RootOptions {
  return { kind: 'internal', always: true, attributes: { 'griffie.job': name } }
}

// One that was stopped did not fail: it is due at once, for any worker.
async function requeue(queue: Queue, name: string, id: string): Promise<void> {
  await queue.cancel(name, id)
  await queue.send(name)
}

function reasonOf(error: Error & { code?: string }): string {
  return error instanceof JobFailure ? error.message : (error.code ?? error.name)
}
