// Database notifications for all parts of a process, on one connection that is re-established when it breaks and
// follows the primary. Notifications are lost while disconnected, so subscribers must also poll.

import type { Logger } from '../../platform/log.ts'
import { startPolling } from '../../platform/polling/poll.ts'
import {
  CHANGE_FEED_TABLE,
  CHANGES_CHANNEL,
  type NotificationConnection,
  openNotificationConnection,
  SUPPRESSION_TABLE,
} from '../../store/db/notifications.ts'

type NotificationSubscriber = {
  onMessage(message: string): void
  /** Subscribed; earlier notifications may have been missed. */
  onListening?(): void
  /** Unsubscribed by a lost connection. */
  onLost?(): void
}

export type DbNotifications = {
  /** Never throws: the connection is retried in the background. */
  subscribe(channel: string, subscriber: NotificationSubscriber): Promise<void>
  /**
   * Takes a lock among all processes, until it is given back or the connection is lost; false when another process has it.
   * True while there is no connection: then nobody knows.
   */
  tryLock(lock: number): Promise<boolean>
  /** Never rejects. */
  unlock(lock: number): Promise<void>
  close(): Promise<void>
}

type DbNotificationsOptions = {
  /** Current address, read before each attempt. */
  url(): string
  logger: Logger
  /** Node id for presence; null: not registered. */
  node?: number | null
  /** Interval for re-establishing the connection. */
  everyMs?: number
}

const EVERY_MS = 500

export async function openDbNotifications({
  url,
  logger,
  node = null,
  everyMs = EVERY_MS,
}: DbNotificationsOptions): Promise<DbNotifications> {
  const subscribers = new Map<string, NotificationSubscriber>()
  let active: ActiveConnection | null = null
  let running: Promise<void> | null = null

  function handleLost(): void {
    const channels = active?.channels ?? []
    active = null
    for (const channel of channels) subscribers.get(channel)?.onLost?.()
  }

  async function disconnect(): Promise<void> {
    const closed = active
    handleLost()
    await closed?.connection.close()
  }

  async function listen(): Promise<void> {
    if (subscribers.size === 0) return
    const target = url()
    if (active !== null && active.url !== target) await disconnect()
    active ??= {
      connection: await openNotificationConnection(
        target,
        {
          onNotification: (channel, message) => subscribers.get(channel)?.onMessage(message),
          onConnectionLost: handleLost,
        },
        node,
      ),
      url: target,
      channels: new Set(),
    }
    await listenAll(active)
  }

  async function listenAll({ connection, channels }: ActiveConnection): Promise<void> {
    for (const [channel, subscriber] of subscribers) {
      if (channels.has(channel)) continue
      await connection.listen(channel)
      channels.add(channel)
      subscriber.onListening?.()
    }
  }

  // Serialized, to prevent two connections.
  function connect(): Promise<void> {
    running ??= listen()
      .catch(async error => {
        await disconnect().catch(() => {})
        throw error
      })
      .finally(() => {
        running = null
      })
    return running
  }

  const connecting = await startPolling({
    name: 'listening for notifications',
    everyMs,
    logger,
    work: connect,
  })
  return {
    async subscribe(channel, subscriber) {
      subscribers.set(channel, subscriber)
      await running?.catch(() => {}) // started without this channel
      await connect().catch(() => {}) // retried by polling
    },
    async tryLock(lock) {
      return (await active?.connection.tryLock(lock).catch(() => true)) ?? true
    },
    async unlock(lock) {
      await active?.connection.unlock(lock).catch(() => {})
    },
    async close() {
      await connecting.stop()
      await disconnect()
    },
  }
}

type ActiveConnection = { connection: NotificationConnection; url: string; channels: Set<string> }

// Invalidates caches when the database notifies of committed changes.

/**
 * Calls the refresh functions on notifications, and all of them after (re)connecting, since notifications may have
 * been missed.
 */
export async function watchChanges(
  notifications: DbNotifications,
  refresh: { data(): void; suppression(): void; feed(): void },
): Promise<void> {
  await notifications.subscribe(CHANGES_CHANNEL, {
    onMessage(table) {
      if (table === SUPPRESSION_TABLE) refresh.suppression()
      else if (table === CHANGE_FEED_TABLE) refresh.feed()
      else refresh.data()
    },
    onListening() {
      refresh.data()
      refresh.suppression()
      refresh.feed()
    },
  })
}
