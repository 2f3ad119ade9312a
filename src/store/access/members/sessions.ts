// Session queries that better-auth does not provide.

import type { Pool } from '../../db/pool.ts'

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
