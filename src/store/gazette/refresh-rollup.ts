// Clears recorded timeline changes and counts the events, for monitoring. The rollup itself is a view, computed on
// read.

import { inTransaction, type Pool, type PoolClient } from '../db/pool.ts'

const LOCK = 20_261_121

export type RollupFreshness = {
  /** Time of the last count. */
  refreshedAt: Date
  tookMs: number
  /** Number of events then. */
  events: number
}

/**
 * Clears the recorded changes and counts the events. False when there were none. Needs a pool without a statement
 * timeout.
 */
export async function refreshRollup(pool: Pool): Promise<boolean> {
  return inTransaction(pool, async client => {
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK])
    // Deleted before counting: a change committed in between stays recorded and causes one more count.
    const changes = await client.query('DELETE FROM gazette.timeline_change')
    if (changes.rowCount === 0) return false
    await countEvents(client)
    return true
  })
}

async function countEvents(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ began_at: Date }>('SELECT clock_timestamp() AS began_at')
  const start = performance.now()
  // Parallel workers do not inherit this backend's lower priority.
  await client.query('SET LOCAL max_parallel_workers_per_gather = 0')
  const counted = await client.query<{ events: number }>(
    'SELECT count(*)::int AS events FROM gazette.lifecycle_event',
  )
  await client.query('UPDATE gazette.rollup_refresh SET refreshed_at = $1, took_ms = $2, events = $3', [
    rows[0]?.began_at,
    Math.round(performance.now() - start),
    counted.rows[0]?.events,
  ])
}

/** Time and result of the last count. */
export async function readRollupFreshness(pool: Pool): Promise<RollupFreshness> {
  const { rows } = await pool.query<{ refreshed_at: Date; took_ms: number; events: number }>(
    'SELECT refreshed_at, took_ms, events FROM gazette.rollup_refresh',
  )
  const [row] = rows
  if (row === undefined) throw new Error('gazette.rollup_refresh is empty')
  return { refreshedAt: row.refreshed_at, tookMs: row.took_ms, events: row.events }
}
