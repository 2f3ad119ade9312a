// Removes old changes from the feed. Those of the register are the history of companies and stay, but are not served by
// the feed any more.

import { inTransaction, type Pool } from '../db/pool.ts'

/** Purges changes recorded more than `keepDays` days ago; returns the number of deleted ones. */
export async function purgeChanges(pool: Pool, keepDays: number): Promise<number> {
  // First what readers obey: then they never see a part.
  const purgedTo = await movePurge(pool, keepDays)
  if (purgedTo === null) return 0
  return inTransaction(pool, async client => {
    const { rowCount } = await client.query({
      text: `DELETE FROM history.change c USING history.batch b
             WHERE c.batch_id = b.batch_id AND b.position <= $1 AND c.kind NOT LIKE 'register.%'`,
      values: [purgedTo],
    })
    await client.query({
      text: `DELETE FROM history.batch b
             WHERE position <= $1 AND NOT EXISTS (SELECT FROM history.change WHERE batch_id = b.batch_id)`,
      values: [purgedTo],
    })
    return rowCount ?? 0
  })
}

// The newest batch stays, so that the end of the feed is known. A clock that was set back must not move the purge back.
async function movePurge(pool: Pool, keepDays: number): Promise<number | null> {
  const { rows } = await pool.query<{ purgedTo: string }>({
    text: `
      INSERT INTO history.purge AS purge (purged_to, purged_at)
      SELECT max(position), now() FROM history.batch
      WHERE recorded_at < now() - make_interval(days => $1)
        AND position < (SELECT max(position) FROM history.batch)
      HAVING max(position) IS NOT NULL
      ON CONFLICT (only_row) DO UPDATE
        SET purged_to = greatest(purge.purged_to, excluded.purged_to), purged_at = excluded.purged_at
      RETURNING purged_to AS "purgedTo"`,
    values: [keepDays],
  })
  return rows[0] === undefined ? null : Number(rows[0].purgedTo)
}
