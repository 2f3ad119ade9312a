// Shared counters and messages in Redis or Valkey. Optional, and never blocks a request.

import { createHmac, randomBytes } from 'node:crypto'
import type { Redis } from 'ioredis'
import { z } from 'zod'
import type { Logger } from '../../platform/log.ts'
import { ensureSecret } from '../access/secrets.ts'
import type {
  Increment,
  MessageBus,
  NodeMessage,
  SharedCounter,
  WindowTotal,
} from '../access/shared-counter.ts'
import type { Pool } from '../db/pool.ts'
import { openRedisConnection, type RedisTiming } from './connection.ts'
import { createRedisWindows, type RedisWindows } from './rate-windows.ts'

// Messages between processes through Redis. They only speed up what the database provides anyway.

const Message = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('session_ended'),
    nonce: z.string().max(100),
    expiresAt: z.iso.datetime().transform(text => new Date(text)),
  }),
  z.object({ kind: z.literal('keys_changed') }),
])

function encodeMessage(message: NodeMessage): string {
  return JSON.stringify(message)
}

/** Parses a message; null when it is not valid. */
function decodeMessage(text: string): NodeMessage | null {
  try {
    return Message.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

export type OpenRedis = {
  counts: SharedCounter
  messages: MessageBus
  /** Time of the last change between usable and unusable. */
  since(): Date
  close(): void
}

type OpenRedisOptions = {
  url: string
  /** The shared database; names in Redis are hashed with a secret stored there. */
  pool: Pool
  logger: Logger
  timing?: Partial<RedisTiming>
}

/** This install's names in Redis. */
type RedisNames = { channel: string; windows: RedisWindows }

const SECRET_BYTES = 32
// When the secret was replaced to end all sessions, nodes switch to the new one, or they would no longer share
// counts.
const SECRET_CHECK_MS = 10_000

/** Opens the connection. Redis and the database may be unavailable; it retries until they are there. */
export async function openRedis({ url, pool, logger, timing }: OpenRedisOptions): Promise<OpenRedis> {
  const listeners: ((message: NodeMessage) => void)[] = []
  let names: RedisNames | null = null

  async function prepare(client: Redis): Promise<void> {
    const current: RedisNames = await readNames(pool).catch(error => names ?? Promise.reject(error))
    const { channel, windows } = current
    names = current
    client.on('message', (_channel, text) => {
      const message = decodeMessage(text)
      if (message) for (const handler of listeners) handler(message)
    })
    await client.subscribe(channel)
    await windows.add(client, [PROBE_INCREMENT])
  }
  const link = await openRedisConnection({ url, logger, prepare, timing })
  const secretCheck = setInterval(async () => {
    const current = await readNames(pool).catch(() => names)
    const client = link.client()
    if (client && current?.channel !== names?.channel)
      link.reportFailure(client, new Error('The secret differs.'))
  }, SECRET_CHECK_MS).unref()

  async function add(increments: readonly Increment[]): Promise<WindowTotal[]> {
    const client = link.client()
    if (client === null || names === null) throw new Error('Redis is unavailable.')
    try {
      return await names.windows.add(client, increments)
    } catch (error) {
      link.reportFailure(client, error as Error)
      throw error
    }
  }

  return {
    counts: { isReachable: () => link.client() !== null, add },
    messages: {
      async publish(message) {
        const client = link.client()
        if (client === null || names === null) return
        await client
          .publish(names.channel, encodeMessage(message))
          .catch(error => link.reportFailure(client, error))
      },
      subscribe: handler => void listeners.push(handler),
    },
    since: link.since,
    close() {
      clearInterval(secretCheck)
      link.close()
    },
  }
}

// A write probes writability: a full server or a replica answers everything else.
const PROBE_INCREMENT: Increment = { subject: 'trial', known: 0, more: 1, remainingMs: 1_000 }

async function readNames(pool: Pool): Promise<RedisNames> {
  const secret = await ensureSecret(pool, 'access.mcp_secret', randomBytes(SECRET_BYTES))
  const deriveKey = (purpose: string) => createHmac('sha256', secret).update(purpose).digest()
  return {
    channel: `griffie:news:${deriveKey('news in Redis').toString('base64url')}`,
    windows: createRedisWindows(deriveKey('windows in Redis')),
  }
}

/** Publishes one message from a command that exits afterwards. */
export async function publishOnce(options: OpenRedisOptions, message: NodeMessage): Promise<void> {
  const redis = await openRedis(options)
  await redis.messages.publish(message)
  redis.close()
}
