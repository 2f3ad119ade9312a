// Deletes the noted changes of the timeline and counts the events anew. The rollup itself is a view, computed when it is
// read; the count and its time are for monitoring.

import { inTransaction, type Pool, type PoolClient } from '../db/pool.ts'

const LOCK = 20_261_121

export type RollupFreshness = {
  /** When the events were last counted. */
  refreshedAt: Date
  tookMs: number
  /** Events at that time. */
  events: number
}

/**
 * Deletes the noted changes and counts the events. Returns false when no change was noted. Needs a pool without a time
 * limit for statements.
 */
export async function refreshRollup(pool: Pool): Promise<boolean> {
  return inTransaction(pool, async client => {
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK])
    // Before counting: a change that is committed between the two stays noted, which costs a count too many.
    const changes = await client.query('DELETE FROM gazette.timeline_change')
    if (changes.rowCount === 0) return false
    await countEvents(client)
    return true
  })
}

async function countEvents(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ began_at: Date }>('SELECT clock_timestamp() AS began_at')
  const start = performance.now()
  // Helpers would run at normal priority, whatever that of whoever asks (share-priority.ts).
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

/** When the events were last counted after a change, and how many there were. */
export async function readRollupFreshness(pool: Pool): Promise<RollupFreshness> {
  const { rows } = await pool.query<{ refreshed_at: Date; took_ms: number; events: number }>(
    'SELECT refreshed_at, took_ms, events FROM gazette.rollup_refresh',
  )
  const [row] = rows
  if (row === undefined) throw new Error('gazette.rollup_refresh is empty')
  return { refreshedAt: row.refreshed_at, tookMs: row.took_ms, events: row.events }
}
