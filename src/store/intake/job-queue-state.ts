// State of the job queue, from pg-boss's tables, which exist once the queue was opened on a database.

import type { Pool } from '../db/pool.ts'

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
