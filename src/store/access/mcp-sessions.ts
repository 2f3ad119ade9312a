// Revoked MCP sessions, published to every process.

import type { Pool } from '../db/pool.ts'

export type EndedSession = {
  /** The random part of the session id. */
  nonce: string
  expiresAt: Date
}

/** Notification channel for ended sessions. */
export const ENDED_SESSIONS_CHANNEL = 'griffie_mcp_ended_session'

/** Ends a session for every process on this database and notifies the listeners. */
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

/** Sessions ended in the last `withinS` seconds that have not expired yet; all of them when null. */
export async function listEndedSessions(pool: Pool, withinS: number | null): Promise<EndedSession[]> {
  const { rows } = await pool.query<EndedSession>(
    `SELECT nonce, expires_at AS "expiresAt" FROM access.mcp_ended_session
     WHERE expires_at > now() AND ($1::float8 IS NULL OR ended_at > now() - $1::float8 * interval '1 second')`,
    [withinS],
  )
  return rows
}

/** Deletes ended sessions that have expired. */
export async function dropExpiredSessions(pool: Pool): Promise<void> {
  await pool.query('DELETE FROM access.mcp_ended_session WHERE expires_at <= now()')
}

/** Parses a message of `ENDED_SESSIONS_CHANNEL`. */
export function parseEndedSession(message: string): EndedSession {
  const [nonce = '', seconds] = message.split(' ')
  return { nonce, expiresAt: new Date(Number(seconds) * 1_000) }
}
