// Attempts to prove a password, counted in the database: several processes share one count.

import type { Pool } from '../../db/pool.ts'

export type CountedAttempt = {
  /** In the window that runs, this one included. */
  count: number
  /** Until the window ends, rounded up. */
  resetS: number
}

const COUNT = {
  name: 'count-attempt',
  text: `
    INSERT INTO member.attempt AS held (subject, count, ends_at)
    VALUES ($1, 1, now() + $2::float8 * interval '1 second')
    ON CONFLICT (subject) DO UPDATE SET
      count = CASE WHEN held.ends_at <= now() THEN 1 ELSE held.count + 1 END,
      ends_at = CASE WHEN held.ends_at <= now() THEN excluded.ends_at ELSE held.ends_at END
    RETURNING count, ceil(extract(epoch FROM ends_at - now()))::integer AS "resetS"`,
}

/** Counts an attempt for a subject (see `member.attempt`); a window of `windowS` seconds begins with the first. */
export async function insertAttempt(pool: Pool, subject: Buffer, windowS: number): Promise<CountedAttempt> {
  const { rows } = await pool.query<CountedAttempt>({ ...COUNT, values: [subject, windowS] })
  return rows[0] as CountedAttempt
}

/** Forgets what was counted for one subject. */
export async function forgetAttempts(pool: Pool, subject: Buffer): Promise<void> {
  await pool.query({
    name: 'forget-attempts',
    text: 'DELETE FROM member.attempt WHERE subject = $1',
    values: [subject],
  })
}

/** Removes windows that have ended, except those that somebody counts in just now. */
export async function dropEndedAttempts(pool: Pool): Promise<void> {
  await pool.query({
    name: 'drop-ended-attempts',
    text: `DELETE FROM member.attempt WHERE subject IN (
             SELECT subject FROM member.attempt WHERE ends_at <= now() FOR UPDATE SKIP LOCKED)`,
  })
}
