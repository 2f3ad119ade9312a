// LISTEN/NOTIFY on a connection of its own. It needs a session: notifications do not pass a pooler in transaction
// mode.

import pg from 'pg'
import { nodePresenceSql } from '../access/rate-windows.ts'

/** Channel on which triggers report changed data; the payload is the table, `schema.table`. */
export const CHANGES_CHANNEL = 'griffie_change'
/** Table whose changes invalidate the suppression list. */
export const SUPPRESSION_TABLE = 'access.suppression_version'
/** Table that is written with every recorded change of a company. */
export const CHANGE_FEED_TABLE = 'history.batch'

export type NotificationConnection = {
  /** Resolves when the channel is subscribed. */
  listen(channel: string): Promise<void>
  /** Takes the lock of a change stream until it is given back or the connection ends; false when another session has it. */
  tryLock(lock: number): Promise<boolean>
  unlock(lock: number): Promise<void>
  close(): Promise<void>
}

type NotificationHandlers = {
  onNotification(channel: string, message: string): void
  /** Called once when the connection is lost; notifications are missed until a new one is opened. */
  onConnectionLost(): void
}

const CONNECT_TIMEOUT_MS = 2_000
/** The first key of the advisory locks of change streams; the second is the stream's place. */
const STREAM_LOCK_CLASS = 1_196_577_396

/** Connects, and registers as node `node` if given. Rejects when no connection can be made. */
export async function openNotificationConnection(
  url: string,
  { onNotification, onConnectionLost }: NotificationHandlers,
  node: number | null = null,
): Promise<NotificationConnection> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'griffie notices',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  })
  let closing = false
  client.on('error', () => {}) // 'end' follows
  client.on('notification', ({ channel, payload = '' }) => onNotification(channel, payload))
  await client.connect()
  if (node !== null) await client.query(nodePresenceSql(node))
  client.on('end', () => {
    if (!closing) onConnectionLost()
  })
  return {
    async listen(channel) {
      await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
    },
    async tryLock(lock) {
      const { rows } = await client.query<{ taken: boolean }>(
        'SELECT pg_try_advisory_lock($1, $2) AS taken',
        [STREAM_LOCK_CLASS, lock],
      )
      return rows[0]?.taken === true
    },
    async unlock(lock) {
      await client.query('SELECT pg_advisory_unlock($1, $2)', [STREAM_LOCK_CLASS, lock])
    },
    async close() {
      closing = true
      await client.end()
    },
  }
}
