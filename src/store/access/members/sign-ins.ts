// What sign-ins need beside better-auth: its pool, session queries, counted password attempts.

import type { Pool } from '../../db/pool.ts'
import type { EndpointPool } from '../../db/replicas/endpoint-pool.ts'
import { openPrimaryPool } from '../../db/replicas/primary.ts'
import type { SlowStatements } from '../../db/slow-statements.ts'

// Connection pool for members.

/** Pool for better-auth. No search path is set: it would not persist behind a pooler in transaction mode. */
export function openMemberPool(endpoints: Pick<EndpointPool, 'primary'>, slow?: SlowStatements | null): Pool {
  return openPrimaryPool(endpoints, {
    name: 'members',
    slow,
    max: 3,
    statementTimeoutMs: TIMEOUT_MS,
    connectTimeoutMs: TIMEOUT_MS,
  })
}

const TIMEOUT_MS = 2_000

// Session queries that better-auth does not provide.

export async function endSession(pool: Pool, token: string): Promise<void> {
  await pool.query({
    name: 'end-session',
    text: 'DELETE FROM member.session WHERE token = $1',
    values: [token],
  })
}

/** Counts a member's sessions that have not expired. */
export async function countSessions(pool: Pool, memberId: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>({
    name: 'count-sessions',
    text: 'SELECT count(*)::integer AS count FROM member.session WHERE member_id = $1 AND expires_at > now()',
    values: [memberId],
  })
  return rows[0]?.count ?? 0
}

/** Deletes expired sessions, skipping rows that another process is deleting. */
export async function dropExpiredSessions(pool: Pool): Promise<void> {
  await pool.query({
    name: 'drop-expired-sessions',
    text: `DELETE FROM member.session WHERE id IN (
             SELECT id FROM member.session WHERE expires_at <= now() FOR UPDATE SKIP LOCKED)`,
  })
}

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
