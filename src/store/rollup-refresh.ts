// Brings the view `gazette.rollup` up to date with the events. Readers read the old rows until the new ones are
// committed: a concurrent refresh takes no lock that they would wait for.

import { inTransaction, type Pool, type PoolClient } from './db.ts'

const LOCK = 20_261_121

export type RollupFreshness = {
  /** When the last refresh began: what was committed before is in the view. */
  refreshedAt: Date
  tookMs: number
  /** Events in the view. */
  events: number
  /** The oldest change that is not in the view yet; null when all are. */
  pendingSince: Date | null
}

/**
 * Refreshes the view unless nothing was written to the timeline since the last time. When it returns, whatever
 * was committed before the call is in the view: a refresh that runs already is waited for. Returns false when
 * there was nothing to do. Needs a pool without a time limit for statements.
 */
export async function refreshRollup(pool: Pool): Promise<boolean> {
  return inTransaction(pool, async client => {
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK])
    // Before the refresh: a change that is committed between the two is in the view and stays noted, which costs
    // a refresh too many. The other way round it would be lost.
    const changes = await client.query('DELETE FROM gazette.timeline_change')
    if (changes.rowCount === 0) return false
    await refresh(client)
    return true
  })
}

async function refresh(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ began_at: Date }>('SELECT clock_timestamp() AS began_at')
  const start = performance.now()
  // Helpers would run at normal priority, whatever that of whoever asks (share-priority.ts).
  await client.query('SET LOCAL max_parallel_workers_per_gather = 0')
  await client.query('REFRESH MATERIALIZED VIEW CONCURRENTLY gazette.rollup')
  await client.query(
    `UPDATE gazette.rollup_refresh SET refreshed_at = $1, took_ms = $2, events = (
       SELECT coalesce(sum(total_events + admin_event_count), 0) FROM gazette.rollup)`,
    [rows[0]?.began_at, Math.round(performance.now() - start)],
  )
}

/** How fresh the view is. */
export async function readRollupFreshness(pool: Pool): Promise<RollupFreshness> {
  const { rows } = await pool.query<{
    refreshed_at: Date
    took_ms: number
    events: number
    pending_since: Date | null
  }>(
    `SELECT refreshed_at, took_ms, events,
            (SELECT min(changed_at) FROM gazette.timeline_change) AS pending_since
     FROM gazette.rollup_refresh`,
  )
  const [row] = rows
  if (row === undefined) throw new Error('gazette.rollup_refresh is empty')
  return {
    refreshedAt: row.refreshed_at,
    tookMs: row.took_ms,
    events: row.events,
    pendingSince: row.pending_since,
  }
}
