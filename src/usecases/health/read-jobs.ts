// State of the scheduled jobs, for monitoring.

import type { Pool } from '../../store/db/pool.ts'
import { type Backlogs, type JobRun, listJobRuns, readBacklogs } from '../../store/intake/jobs.ts'

/**
 * `off`: disabled, for the reason given. `waiting`: has not run yet. `running`: started and not finished.
 * `failing`: failed since the last success. `well`: succeeded, without failures since.
 */
export type JobState = 'off' | 'waiting' | 'running' | 'failing' | 'well'

export type JobReport = JobRun & {
  state: JobState
  /** Seconds since the last success, or null. */
  successAgeS: number | null
  /** Pending days of the register, publications or changes; null where not counted. */
  backlog: number | null
}

/** All jobs by name; empty before a worker ran on this database. */
export async function readJobs(pool: Pool, now: () => number = Date.now): Promise<JobReport[]> {
  const [runs, backlogs] = await Promise.all([listJobRuns(pool), readBacklogs(pool)])
  return runs.map(run => toJobReport(run, backlogs, now()))
}

const BACKLOG_OF: Record<string, keyof Backlogs> = {
  'register-extracts': 'registerDays',
  'gazette-facts': 'publications',
  'rollup-refresh': 'timelineChanges',
}

/** A job's state at `nowMs`, from its timestamps. */
export function toJobReport(run: JobRun, backlogs: Backlogs, nowMs: number): JobReport {
  const counted = BACKLOG_OF[run.name]
  return {
    ...run,
    state: stateOf(run),
    // This machine's clock may be behind the database's.
    successAgeS: run.succeededAt && Math.max(0, Math.round((nowMs - run.succeededAt.getTime()) / 1_000)),
    backlog: counted === undefined ? null : backlogs[counted],
  }
}

function stateOf({ offBecause, startedAt, succeededAt, failedAt, failures }: JobRun): JobState {
  if (offBecause !== null) return 'off'
  if (startedAt !== null && isAfter(startedAt, succeededAt) && isAfter(startedAt, failedAt)) return 'running'
  if (failures > 0) return 'failing'
  return succeededAt === null ? 'waiting' : 'well'
}

function isAfter(time: Date, other: Date | null): boolean {
  return other === null || time > other
}
