// What the database tells, heard by all parts of a process on one connection. It is made again when it breaks, and moves
// with the primary. Whoever subscribes must also look by themselves: what is told while nobody listens is lost.

import type { Logger } from '../log.ts'
import { type NoticeConnection, openNoticeConnection } from '../store/notices.ts'
import { repeat } from './repeat.ts'

export type NoticeSubscriber = {
  heard(message: string): void
  /** From now on everything is heard; what was told before may have been missed. */
  listening?(): void
  /** From now on nothing is heard. */
  lost?(): void
}

export type Notices = {
  /** Never throws: a connection that is not there is made later. */
  subscribe(channel: string, subscriber: NoticeSubscriber): Promise<void>
  close(): Promise<void>
}

export type NoticesOptions = {
  /** Where to listen; asked again and again. */
  url(): string
  logger: Logger
  /** As which node it is counted among those on the database; null: as none. */
  node?: number | null
  /** How soon a lost connection is made again. */
  everyMs?: number
}

const EVERY_MS = 500

export async function openNotices({
  url,
  logger,
  node = null,
  everyMs = EVERY_MS,
}: NoticesOptions): Promise<Notices> {
  const subscribers = new Map<string, NoticeSubscriber>()
  let held: Held | null = null
  let running: Promise<void> | null = null

  function lose(): void {
    const channels = held?.channels ?? []
    held = null
    for (const channel of channels) subscribers.get(channel)?.lost?.()
  }

  async function leave(): Promise<void> {
    const left = held
    lose()
    await left?.connection.close()
  }

  async function listen(): Promise<void> {
    if (subscribers.size === 0) return
    const wanted = url()
    if (held !== null && held.url !== wanted) await leave()
    held ??= {
      connection: await openNoticeConnection(
        wanted,
        { heard: (channel, message) => subscribers.get(channel)?.heard(message), lost: lose },
        node,
      ),
      ...{ url: wanted, channels: new Set() },
    }
    await hearAll(held)
  }

  async function hearAll({ connection, channels }: Held): Promise<void> {
    for (const [channel, subscriber] of subscribers) {
      if (channels.has(channel)) continue
      await connection.listen(channel)
      channels.add(channel)
      subscriber.listening?.()
    }
  }

  // One at a time, or two would each make a connection.
  function connect(): Promise<void> {
    running ??= listen()
      .catch(async error => {
        await leave().catch(() => {})
        throw error
      })
      .finally(() => {
        running = null
      })
    return running
  }

  const connecting = await repeat({ name: 'listening for notices', everyMs, logger, work: connect })
  return {
    async subscribe(channel, subscriber) {
      subscribers.set(channel, subscriber)
      await running?.catch(() => {}) // which may not have known of this channel
      await connect().catch(() => {}) // it is made again by and by
    },
    async close() {
      await connecting.stop()
      await leave()
    },
  }
}

type Held = { connection: NoticeConnection; url: string; channels: Set<string> }
