// What is known of each job of the timetable: when it last succeeded, what it did, why it last failed, whether it runs.

import type { Pool } from '../db/pool.ts'

export type JobRun = {
  name: string
  /** When it is due, in Belgian time; null for work that goes on all the time. */
  cron: string | null
  /** Why it is not done; null where it is. */
  offBecause: string | null
  startedAt: Date | null
  succeededAt: Date | null
  /** One line of what the last success did. */
  done: string | null
  failedAt: Date | null
  /** One line of why it last failed. */
  error: string | null
  /** Failures since the last success. */
  failures: number
}

/** Notes which jobs there are; one that is on it no longer is forgotten. What they did before stays. */
export async function recordSchedule(
  pool: Pool,
  jobs: readonly Pick<JobRun, 'name' | 'cron' | 'offBecause'>[],
): Promise<void> {
  await pool.query(
    `WITH put AS (
       INSERT INTO intake.job_run AS kept (name, cron, off_because)
       SELECT * FROM unnest($1::text[], $2::text[], $3::text[])
       ON CONFLICT (name) DO UPDATE SET cron = excluded.cron, off_because = excluded.off_because
         WHERE (kept.cron, kept.off_because) IS DISTINCT FROM (excluded.cron, excluded.off_because)
     )
     DELETE FROM intake.job_run WHERE name <> ALL ($1::text[])`,
    [jobs.map(({ name }) => name), jobs.map(({ cron }) => cron), jobs.map(job => job.offBecause)],
  )
}

/** Notes that a job began. */
export async function recordJobStart(pool: Pool, name: string): Promise<void> {
  await pool.query({
    name: 'note-job-start',
    text: `INSERT INTO intake.job_run (name, started_at) VALUES ($1, now())
           ON CONFLICT (name) DO UPDATE SET started_at = excluded.started_at`,
    values: [name],
  })
}

/** Notes that a job is done, with one line of what it did. */
export async function recordJobSuccess(pool: Pool, name: string, done: string): Promise<void> {
  await pool.query({
    name: 'note-job-success',
    text: `INSERT INTO intake.job_run (name, succeeded_at, done) VALUES ($1, now(), $2)
           ON CONFLICT (name) DO UPDATE SET succeeded_at = excluded.succeeded_at, done = excluded.done, failures = 0`,
    values: [name, done],
  })
}

/** Notes that a job failed, with one line of why that is fit for anybody's eyes. */
export async function recordJobFailure(pool: Pool, name: string, error: string): Promise<void> {
  await pool.query({
    name: 'note-job-failure',
    text: `INSERT INTO intake.job_run AS kept (name, failed_at, error, failures) VALUES ($1, now(), $2, 1)
           ON CONFLICT (name) DO UPDATE SET failed_at = excluded.failed_at, error = excluded.error,
             failures = kept.failures + 1`,
    values: [name, error],
  })
}

const LIST_RUNS = {
  name: 'list-job-runs',
  text: `
    SELECT name, cron, off_because AS "offBecause", started_at AS "startedAt", succeeded_at AS "succeededAt", done,
           failed_at AS "failedAt", error, failures
    FROM intake.job_run ORDER BY name`,
}

/** All jobs by name; none before a worker ran on this database. */
export async function listJobRuns(pool: Pool): Promise<JobRun[]> {
  const { rows } = await pool.query<JobRun>(LIST_RUNS)
  return rows
}

export type Backlogs = {
  /** Whole days before today that the newest extract of the register does not tell of; null before the first load. */
  registerDays: number | null
  /** Texts without facts, not counted beyond 10,000. */
  publications: number
  /** Changes of timelines that are not in the view of counts. */
  timelineChanges: number
}

const READ_BACKLOGS = {
  name: 'read-backlogs',
  text: `
    SELECT (SELECT greatest(0, (now() AT TIME ZONE 'Europe/Brussels')::date - 1 - snapshot_date)
            FROM intake.register_load ORDER BY load_id DESC LIMIT 1) AS "registerDays",
           (SELECT count(*)::int FROM (
              SELECT FROM gazette.publication WHERE extractor_version IS NULL LIMIT 10000) AS counted) AS publications,
           (SELECT count(*)::int FROM gazette.timeline_change) AS "timelineChanges"`,
}

/** What has still to be done, where it can be told at once. */
export async function readBacklogs(pool: Pool): Promise<Backlogs> {
  const { rows } = await pool.query<Backlogs>(READ_BACKLOGS)
  return rows[0] as Backlogs
}
