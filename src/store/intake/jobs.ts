// Scheduled jobs: last runs, backlogs, and the state of the job queue.

import type { Pool } from '../db/pool.ts'

// State of the job queue, from pg-boss's tables, which exist once the queue was opened on a database.

export type JobQueueState = {
  /** Queued jobs. */
  waiting: number
  active: number
  /** Jobs that failed all retries. */
  failed: number
  /** Last maintenance by a worker; null when there never was one. */
  workerSeenAt: Date | null
}

const HAS_QUEUE = { name: 'has-job-queue', text: `SELECT to_regclass('pgboss.queue') IS NOT NULL AS there` }

// Finally failed jobs move to the dead letter queue and wait there for an operator.
const READ_JOBS = {
  name: 'read-jobs-state',
  text: `
    WITH dead AS (SELECT DISTINCT dead_letter AS name FROM pgboss.queue WHERE dead_letter IS NOT NULL), counted AS (
      SELECT count(*) FILTER (WHERE state < 'active' AND dead.name IS NULL)::int AS waiting,
             count(*) FILTER (WHERE state = 'active')::int AS active,
             count(*) FILTER (WHERE state < 'active' AND dead.name IS NOT NULL)::int AS failed
      FROM pgboss.job LEFT JOIN dead USING (name)
      WHERE state <= 'active'
    )
    SELECT waiting, active, failed,
           (SELECT max(greatest(monitor_claim_on, maintain_on)) FROM pgboss.queue) AS "workerSeenAt"
    FROM counted`,
}

/** State of all queues together; null when the queue was never opened on this database. */
export async function readJobQueueState(pool: Pool): Promise<JobQueueState | null> {
  const { rows } = await pool.query<{ there: boolean }>(HAS_QUEUE)
  if (!rows[0]?.there) return null
  const { rows: read } = await pool.query<JobQueueState>(READ_JOBS)
  return read[0] as JobQueueState
}

export type JobRun = {
  name: string
  /** Schedule in Belgian time; null for continuous work. */
  cron: string | null
  /** Why the job is disabled; null when enabled. */
  offBecause: string | null
  startedAt: Date | null
  succeededAt: Date | null
  /** One-line result of the last success. */
  done: string | null
  failedAt: Date | null
  /** One-line reason of the last failure. */
  error: string | null
  failures: number
}

/** Upserts the scheduled jobs and deletes others. Their run records stay. */
export async function recordSchedule(
  pool: Pool,
  jobs: readonly Pick<JobRun, 'name' | 'cron' | 'offBecause'>[],
): Promise<void> {
  await pool.query(
    `WITH put AS (
       INSERT INTO intake.job_run AS run (name, cron, off_because)
       SELECT * FROM unnest($1::text[], $2::text[], $3::text[])
       ON CONFLICT (name) DO UPDATE SET cron = excluded.cron, off_because = excluded.off_because
         WHERE (run.cron, run.off_because) IS DISTINCT FROM (excluded.cron, excluded.off_because)
     )
     DELETE FROM intake.job_run WHERE name <> ALL ($1::text[])`,
    [jobs.map(({ name }) => name), jobs.map(({ cron }) => cron), jobs.map(job => job.offBecause)],
  )
}

/** Records that a job started. */
export async function recordJobStart(pool: Pool, name: string): Promise<void> {
  await pool.query({
    name: 'note-job-start',
    text: `INSERT INTO intake.job_run (name, started_at) VALUES ($1, now())
           ON CONFLICT (name) DO UPDATE SET started_at = excluded.started_at`,
    values: [name],
  })
}

/** Records a success with a one-line result. */
export async function recordJobSuccess(pool: Pool, name: string, done: string): Promise<void> {
  await pool.query({
    name: 'note-job-success',
    text: `INSERT INTO intake.job_run (name, succeeded_at, done) VALUES ($1, now(), $2)
           ON CONFLICT (name) DO UPDATE SET succeeded_at = excluded.succeeded_at, done = excluded.done, failures = 0`,
    values: [name, done],
  })
}

/** Records a failure with a one-line reason without confidential data. */
export async function recordJobFailure(pool: Pool, name: string, error: string): Promise<void> {
  await pool.query({
    name: 'note-job-failure',
    text: `INSERT INTO intake.job_run AS run (name, failed_at, error, failures) VALUES ($1, now(), $2, 1)
           ON CONFLICT (name) DO UPDATE SET failed_at = excluded.failed_at, error = excluded.error,
             failures = run.failures + 1`,
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

/** All jobs by name; empty before a worker ran on this database. */
export async function listJobRuns(pool: Pool): Promise<JobRun[]> {
  const { rows } = await pool.query<JobRun>(LIST_RUNS)
  return rows
}

export type Backlogs = {
  /** Days between the newest register extract and yesterday; null before the first load. */
  registerDays: number | null
  /** Publications without facts, counted up to 10,000. */
  publications: number
  /** Timeline changes not yet in the counts. */
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

/** Pending work that can be counted cheaply. */
export async function readBacklogs(pool: Pool): Promise<Backlogs> {
  const { rows } = await pool.query<Backlogs>(READ_BACKLOGS)
  return rows[0] as Backlogs
}
