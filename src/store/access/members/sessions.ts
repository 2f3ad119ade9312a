// Sessions of members, beside what better-auth does with them itself.

import type { Pool } from '../../db/pool.ts'

/** Ends the session with this token. */
export async function endSession(pool: Pool, token: string): Promise<void> {
  await pool.query({
    name: 'end-session',
    text: 'DELETE FROM member.session WHERE token = $1',
    values: [token],
  })
}

/** Sessions of a member that may be used now. */
export async function countSessions(pool: Pool, memberId: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>({
    name: 'count-sessions',
    text: 'SELECT count(*)::integer AS count FROM member.session WHERE member_id = $1 AND expires_at > now()',
    values: [memberId],
  })
  return rows[0]?.count ?? 0
}

/** Removes sessions that have expired, except those that somebody else removes just now. */
export async function dropExpiredSessions(pool: Pool): Promise<void> {
  await pool.query({
    name: 'drop-expired-sessions',
    text: `DELETE FROM member.session WHERE id IN (
             SELECT id FROM member.session WHERE expires_at <= now() FOR UPDATE SKIP LOCKED)`,
  })
}
