// The days of the change feed, in Belgium, and which of its companies are legal persons.

import { inTransaction, type Pool } from '../db/pool.ts'

export type FeedDays = {
  /** The current day, `YYYY-MM-DD`. */
  today: string
  /** Changes up to and with this position are no longer held; 0: none were purged. */
  purgedTo: number
  /** Of the newest change; 0 before the first. */
  newest: number
  /** Days with held changes, ascending, with the highest position of each. */
  days: { day: string; position: number }[]
}

// Of the trigger that assigns positions (migrations/0032_changes.sql).
const COMMIT_LOCK = 20_261_132

/** The days of the feed. No change of a day before `today` is recorded afterwards. */
export async function readFeedDays(pool: Pool): Promise<FeedDays> {
  const today = await readFinishedDay(pool)
  const { rows } = await pool.query<Omit<FeedDays, 'today'>>({
    text: `
      SELECT purged.to AS "purgedTo", coalesce((SELECT max(position) FROM history.batch), 0)::float8 AS newest,
             coalesce((SELECT json_agg(json_build_object('day', day, 'position', position) ORDER BY day)
                       FROM (SELECT (recorded_at AT TIME ZONE 'Europe/Brussels')::date::text AS day,
                                    max(position) AS position
                             FROM history.batch WHERE position > purged.to GROUP BY 1) days), '[]') AS days
      FROM (SELECT coalesce((SELECT purged_to FROM history.purge), 0)::float8 AS to) purged`,
  })
  return { today, ...(rows[0] as Omit<FeedDays, 'today'>) }
}

// A transaction holds the lock from the assignment of its position and time until it is visible.
function readFinishedDay(pool: Pool): Promise<string> {
  return inTransaction(pool, async client => {
    await client.query('SELECT pg_advisory_xact_lock_shared($1)', [COMMIT_LOCK])
    const { rows } = await client.query<{ today: string }>(
      "SELECT (clock_timestamp() AT TIME ZONE 'Europe/Brussels')::date::text AS today",
    )
    return (rows[0] as { today: string }).today
  })
}

/** Those of `numbers` that the register knows, now or earlier, as legal persons. */
export async function findLegalPersons(pool: Pool, numbers: readonly number[]): Promise<Set<number>> {
  const { rows } = await pool.query<{ number: number }>({
    text: `SELECT enterprise_number AS number FROM register.company
           WHERE enterprise_number = ANY ($1::integer[]) AND NOT natural_person`,
    values: [numbers],
  })
  return new Set(rows.map(({ number }) => number))
}
