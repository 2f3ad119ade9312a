// What the database tells its listeners (NOTIFY), on a connection of its own. It needs a session: through a pooler in
// transaction mode nothing is heard.

import pg from 'pg'
import { nodePresenceSql } from '../access/rate-windows.ts'

/** The channel on which triggers tell that data have changed; the message is the table that says so, `schema.table`. */
export const CHANGES_CHANNEL = 'griffie_change'
/** The table whose changes are told for the suppression list. */
export const SUPPRESSION_TABLE = 'access.suppression_version'

export type NotificationConnection = {
  /** Hears a channel from when this resolves. */
  listen(channel: string): Promise<void>
  close(): Promise<void>
}

export type NotificationHandlers = {
  onNotification(channel: string, message: string): void
  /** Once, when the connection breaks: what is told from then on has to be heard on another one. */
  onConnectionLost(): void
}

const CONNECT_TIMEOUT_MS = 2_000

/** Connects, as the node of that number where one is given, and rejects when there is no connection to be had. */
export async function openNotificationConnection(
  url: string,
  { onNotification: heard, onConnectionLost: lost }: NotificationHandlers,
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
  client.on('notification', ({ channel, payload = '' }) => heard(channel, payload))
  await client.connect()
  if (node !== null) await client.query(nodePresenceSql(node))
  client.on('end', () => {
    if (!closing) lost()
  })
  return {
    async listen(channel) {
      await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
    },
    async close() {
      closing = true
      await client.end()
    },
  }
}
