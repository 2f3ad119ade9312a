// Password attempts, counted in the database so that all processes share one count.

import type { Pool } from '../../db/pool.ts'

type CountedAttempt = {
  /** Attempts in the current window, this one included. */
  count: number
  /** Seconds until the window ends, rounded up. */
  resetS: number
}

const COUNT = {
  name: 'count-attempt',
  text: `
    INSERT INTO member.attempt AS current (subject, count, ends_at)
    VALUES ($1, 1, now() + $2::float8 * interval '1 second')
    ON CONFLICT (subject) DO UPDATE SET
      count = CASE WHEN current.ends_at <= now() THEN 1 ELSE current.count + 1 END,
      ends_at = CASE WHEN current.ends_at <= now() THEN excluded.ends_at ELSE current.ends_at END
    RETURNING count, ceil(extract(epoch FROM ends_at - now()))::integer AS "resetS"`,
}

/** Counts an attempt for a subject (see `member.attempt`). The first attempt opens a window of `windowS` seconds. */
export async function insertAttempt(pool: Pool, subject: Buffer, windowS: number): Promise<CountedAttempt> {
  const { rows } = await pool.query<CountedAttempt>({ ...COUNT, values: [subject, windowS] })
  return rows[0] as CountedAttempt
}

/** Deletes the count of one subject. */
export async function forgetAttempts(pool: Pool, subject: Buffer): Promise<void> {
  await pool.query({
    name: 'forget-attempts',
    text: 'DELETE FROM member.attempt WHERE subject = $1',
    values: [subject],
  })
}

/** Deletes windows that have ended, skipping rows that another process is updating. */
export async function dropEndedAttempts(pool: Pool): Promise<void> {
  await pool.query({
    name: 'drop-ended-attempts',
    text: `DELETE FROM member.attempt WHERE subject IN (
             SELECT subject FROM member.attempt WHERE ends_at <= now() FOR UPDATE SKIP LOCKED)`,
  })
}
