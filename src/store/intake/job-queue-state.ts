// How busy the job queue is and whether anybody works on it. The tables are those of pg-boss, which makes them when the
// queue is first opened on a database.

import type { Pool } from '../db/pool.ts'

export type JobQueueState = {
  /** Jobs that somebody has still to take. */
  waiting: number
  active: number
  /** Jobs that were given up after every try. */
  failed: number
  /** When a process that works on the queue last looked after it; null when that never happened. */
  workerSeenAt: Date | null
}

const HAS_QUEUE = { name: 'has-job-queue', text: `SELECT to_regclass('pgboss.queue') IS NOT NULL AS there` }

// A job that is given up is put into the dead letter of its queue and waits there for an operator.
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

/** The state of all queues together; null when the queue was never opened on this database. */
export async function readJobQueueState(pool: Pool): Promise<JobQueueState | null> {
  const { rows } = await pool.query<{ there: boolean }>(HAS_QUEUE)
  if (!rows[0]?.there) return null
  const { rows: read } = await pool.query<JobQueueState>(READ_JOBS)
  return read[0] as JobQueueState
}
