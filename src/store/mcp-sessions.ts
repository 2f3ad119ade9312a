// Which of the MCP endpoint's sessions were ended, told to every process.

import pg from 'pg'
import type { Pool } from './db.ts'

export type EndedSession = {
  /** The part of the session's id that is its own. */
  nonce: string
  expiresAt: Date
}

const CHANNEL = 'griffie_mcp_ended_session'

/** Ends a session for every process on this database: those that listen are told at once. */
export async function endSession(pool: Pool, { nonce, expiresAt }: EndedSession): Promise<void> {
  await pool.query(
    `WITH ended AS (
       INSERT INTO access.mcp_ended_session (nonce, expires_at) VALUES ($1, $2)
       ON CONFLICT DO NOTHING RETURNING nonce, expires_at
     )
     SELECT pg_notify('${CHANNEL}', nonce || ' ' || extract(epoch FROM expires_at)::bigint) FROM ended`,
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

export type EndedSessionListener = {
  /** Ends the connection. */
  close(): Promise<void>
}

/**
 * Tells of sessions as they are ended, on a connection of its own; rejects when there is none to be had. `onLost` is
 * called once when the connection breaks: what is ended from then on has to be read by another listener.
 */
export async function listenForEndedSessions(
  url: string,
  onEnded: (session: EndedSession) => void,
  onLost: () => void,
): Promise<EndedSessionListener> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'griffie mcp sessions',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  })
  let closing = false
  client.on('error', () => {}) // 'end' follows
  client.on('notification', ({ payload = '' }) => {
    const [nonce = '', seconds] = payload.split(' ')
    onEnded({ nonce, expiresAt: new Date(Number(seconds) * 1_000) })
  })
  await client.connect()
  client.on('end', () => {
    if (!closing) onLost()
  })
  try {
    await client.query(`LISTEN ${CHANNEL}`)
  } catch (error) {
    closing = true
    await client.end()
    throw error
  }
  return {
    async close() {
      closing = true
      await client.end()
    },
  }
}

const CONNECT_TIMEOUT_MS = 2_000
