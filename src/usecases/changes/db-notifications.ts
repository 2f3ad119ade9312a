// What the database tells, heard by all parts of a process on one connection. It is made again when it breaks, and moves
// with the primary. Whoever subscribes must also look by themselves: what is told while nobody listens is lost.

import type { Logger } from '../../platform/log.ts'
import { startPolling } from '../../platform/polling/poll.ts'
import { type NotificationConnection, openNotificationConnection } from '../../store/db/notifications.ts'

export type NotificationSubscriber = {
  onMessage(message: string): void
  /** From now on everything is heard; what was told before may have been missed. */
  onListening?(): void
  /** From now on nothing is heard. */
  onLost?(): void
}

export type DbNotifications = {
  /** Never throws: a connection that is not there is made later. */
  subscribe(channel: string, subscriber: NotificationSubscriber): Promise<void>
  close(): Promise<void>
}

export type DbNotificationsOptions = {
  /** Where to listen; asked again and again. */
  url(): string
  logger: Logger
  /** As which node it is counted among those on the database; null: as none. */
  node?: number | null
  /** How soon a lost connection is made again. */
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
    const left = active
    handleLost()
    await left?.connection.close()
  }

  async function listen(): Promise<void> {
    if (subscribers.size === 0) return
    const wanted = url()
    if (active !== null && active.url !== wanted) await disconnect()
    active ??= {
      connection: await openNotificationConnection(
        wanted,
        {
          onNotification: (channel, message) => subscribers.get(channel)?.onMessage(message),
          onConnectionLost: handleLost,
        },
        node,
      ),
      ...{ url: wanted, channels: new Set() },
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

  // One at a time, or two would each make a connection.
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

  const connecting = await startPolling({ name: 'listening for notices', everyMs, logger, work: connect })
  return {
    async subscribe(channel, subscriber) {
      subscribers.set(channel, subscriber)
      await running?.catch(() => {}) // which may not have known of this channel
      await connect().catch(() => {}) // it is made again by and by
    },
    async close() {
      await connecting.stop()
      await disconnect()
    },
  }
}

type ActiveConnection = { connection: NotificationConnection; url: string; channels: Set<string> }
