// What is done every night, once for all machines together: the queue keeps the hours, any worker does the work.

import type { Logger } from '../log.ts'
import type { Queue } from './queue.ts'

export type TimedJob = {
  /** Of its queue: lower-case words with dashes. */
  name: string
  /** When, in Belgian time: minute, hour, day of the month, month, day of the week. */
  cron: string
  /** Does it; doing it twice does no harm. Returns one line of what was done. */
  run(signal: AbortSignal): Promise<string>
}

export type TimetableOptions = {
  logger: Logger
  /** Ends the work in hand; it is done again later. */
  signal: AbortSignal
  /** How often a worker looks whether something is due. */
  lookEverySeconds?: number
}

const TIME_ZONE = 'Europe/Brussels'
const LOOK_EVERY_S = 10
// Of a job whose worker is gone nothing is heard for so long: then another one does it.
const SILENT_FOR_S = 120
// The longest takes minutes; what takes this long hangs.
const LONGEST_S = 6 * 3_600

/**
 * Puts the jobs on the timetable and does what is due until `signal`. One of a name runs at a time, on whichever machine;
 * an hour that was missed while no worker ran is made up for, once. A job that fails is tried twice more, half an hour apart
 * and longer.
 */
export async function keepTimetable(
  queue: Queue,
  jobs: readonly TimedJob[],
  { logger, signal, lookEverySeconds = LOOK_EVERY_S }: TimetableOptions,
): Promise<void> {
  for (const { name, cron, run } of jobs) {
    await queue.createQueue(name, {
      policy: 'exclusive',
      ...{ retryLimit: 2, retryDelay: 1_800, retryBackoff: true },
      ...{ expireInSeconds: LONGEST_S, heartbeatSeconds: SILENT_FOR_S },
    })
    await queue.schedule(name, cron, null, { tz: TIME_ZONE, missed: 'once' })
    await queue.work(name, { pollingIntervalSeconds: lookEverySeconds }, async () => {
      const started = performance.now()
      try {
        const done = await run(signal)
        logger.info({ job: name, duration_ms: Math.round(performance.now() - started), done }, 'job done')
      } catch (error) {
        const { name: kind, code } = error as Error & { code?: string }
        logger.error({ job: name, kind, code }, 'job failed, to be tried again')
        // What the queue keeps of a failure is shown to operators; messages of a database quote what was asked.
        throw new Error(code ?? kind)
      }
    })
  }
}
