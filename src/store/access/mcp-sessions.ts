// Which of the MCP endpoint's sessions were ended, told to every process.

import type { Pool } from '../db/pool.ts'

export type EndedSession = {
  /** The part of the session's id that is its own. */
  nonce: string
  expiresAt: Date
}

/** The channel on which the end of a session is told. */
export const ENDED_SESSIONS_CHANNEL = 'griffie_mcp_ended_session'

/** Ends a session for every process on this database: those that listen are told at once. */
export async function endSession(pool: Pool, { nonce, expiresAt }: EndedSession): Promise<void> {
  await pool.query(
    `WITH ended AS (
       INSERT INTO access.mcp_ended_session (nonce, expires_at) VALUES ($1, $2)
       ON CONFLICT DO NOTHING RETURNING nonce, expires_at
     )
     SELECT pg_notify('${ENDED_SESSIONS_CHANNEL}', nonce || ' ' || extract(epoch FROM expires_at)::bigint) FROM ended`,
    [nonce, expiresAt],
  )
}

/** Sessions ended in the last `withinS` seconds that would still be valid; all of them where that is null. */
export async function listEndedSessions(pool: Pool, withinS: number | null): Promise<EndedSession[]> {
  const { rows } = await pool.query<EndedSession>(
    `SELECT nonce, expires_at AS "expiresAt" FROM access.mcp_ended_session
     WHERE expires_at > now() AND ($1::float8 IS NULL OR ended_at > now() - $1::float8 * interval '1 second')`,
    [withinS],
  )
  return rows
}

/** Forgets ended sessions that would have expired by now. */
export async function dropExpiredSessions(pool: Pool): Promise<void> {
  await pool.query('DELETE FROM access.mcp_ended_session WHERE expires_at <= now()')
}

/** The session that a message on that channel tells of. */
export function parseEndedSession(message: string): EndedSession {
  const [nonce = '', seconds] = message.split(' ')
  return { nonce, expiresAt: new Date(Number(seconds) * 1_000) }
}
