// Chooses with whom a process shares its counts: all nodes through Redis if configured and available; otherwise all
// nodes through the database, if there are several; otherwise the other processes of the node.

import { createHmac, randomBytes } from 'node:crypto'
import type { Logger } from '../../platform/log.ts'
import { startPolling } from '../../platform/polling/poll.ts'
import {
  announceNode,
  countNodes,
  dropEndedWindows,
  incrementWindows,
  NODES_CHANNEL,
} from '../../store/access/rate-windows.ts'
import { ensureSecret } from '../../store/access/secrets.ts'
import type { MessageBus, SharedCounter } from '../../store/access/shared-counter.ts'
import type { Pool } from '../../store/db/pool.ts'
import type { RedisTiming } from '../../store/redis/connection.ts'
import type { OpenRedis } from '../../store/redis/open-redis.ts'
import type { DbNotifications } from '../changes/db-notifications.ts'
import { createSharedWindows, type SharedWindows, type SharedWindowTiming } from './shared-windows.ts'

// Shared counts of all nodes in their common database, while there are other nodes. Nodes are known by the locks
// their listening connections hold; they are counted when a node announces itself, and periodically for those that
// left.

type DatabaseCounter = SharedCounter & {
  /** Whether there are other nodes, and since when this has not changed. */
  state(): { hasOthers: boolean; since: Date }
  close(): Promise<void>
}

type DatabaseCounterOptions = {
  pool: Pool
  notifications: DbNotifications
  logger: Logger
  /** Poll interval for nodes that left. */
  everyMs?: number
  /** Pause after a failure. */
  retryMs?: number
}

const EVERY_MS = 5_000
const RETRY_MS = 5_000
const HASH_BYTES = 16

/** Resolves when the nodes were counted, or the database is unavailable. */
async function createDatabaseCounter(options: DatabaseCounterOptions): Promise<DatabaseCounter> {
  const { pool, notifications, logger, everyMs = EVERY_MS, retryMs = RETRY_MS } = options
  let secret: Buffer | null = null
  let hasOthers = false
  let since = new Date()
  let unavailableUntil = 0

  async function countPeers(): Promise<void> {
    secret = await ensureSecret(pool, 'access.mcp_secret', randomBytes(32))
    const now = (await countNodes(pool)) > 1
    if (now !== hasOthers) since = new Date()
    hasOthers = now
    if (hasOthers) await dropEndedWindows(pool)
  }
  const polling = await startPolling({ name: 'counting nodes', everyMs, logger, work: countPeers })
  await notifications.subscribe(NODES_CHANNEL, {
    onMessage: () => void polling.pollNow(),
    onListening: () => void announceNode(pool).catch(() => {}), // the other nodes' polling finds this node too
  })
  await countPeers().catch(() => {}) // now including this node

  const hashSubject = (subject: string) =>
    createHmac('sha256', secret as Buffer)
      .update(`window ${subject}`)
      .digest()
      .subarray(0, HASH_BYTES)
      .toString('base64url')
  return {
    isReachable: () => hasOthers && secret !== null && performance.now() >= unavailableUntil,
    async add(increments) {
      try {
        return await incrementWindows(pool, increments, hashSubject)
      } catch (error) {
        unavailableUntil = performance.now() + retryMs
        throw error
      }
    },
    state: () => ({ hasOthers, since }),
    close: () => polling.stop(),
  }
}

/**
 * `off`: a single node without Redis; `shared`: counts of all nodes are shared; `per_node`: Redis is unavailable,
 * each node counts alone.
 */
export type SharedLimits = {
  state: 'off' | 'shared' | 'per_node'
  /** Time of the last change; null when off. */
  since: Date | null
}

export type SharedRateLimits = {
  windows: SharedWindows
  news: MessageBus | null
  state(): SharedLimits
  close(): Promise<void>
}

export type SharingOptions = {
  redisUrl: string | null
  /** Other processes of this node, if any. */
  peers: SharedCounter | null
  pool: Pool
  notifications: DbNotifications
  logger: Logger
  timing?: Partial<RedisTiming & SharedWindowTiming>
}

/** Opens the configured counters. Redis may be unavailable and is used once it is reachable. */
export async function openSharedRateLimits(options: SharingOptions): Promise<SharedRateLimits> {
  const { redisUrl, peers, timing } = options
  const redis = redisUrl === null ? null : await connect(redisUrl, options)
  const { pool, notifications, logger } = options
  const database = redis === null ? await createDatabaseCounter({ pool, notifications, logger }) : null
  const backends = [redis?.counts, database, peers].filter(backend => backend != null)
  const windows = createSharedWindows(firstReachable(backends), timing)
  return {
    windows,
    news: redis?.messages ?? null,
    state() {
      if (redis === null) return stateOf(database)
      return { state: redis.counts.isReachable() ? 'shared' : 'per_node', since: redis.since() }
    },
    async close() {
      windows.stop()
      redis?.close()
      await database?.close()
    },
  }
}

function stateOf(database: DatabaseCounter | null): SharedLimits {
  const known = database?.state()
  return known?.hasOthers ? { state: 'shared', since: known.since } : { state: 'off', since: null }
}

// The Redis client is only loaded when configured.
async function connect(url: string, { pool, logger, timing }: SharingOptions): Promise<OpenRedis> {
  const { openRedis } = await import('../../store/redis/open-redis.ts')
  return openRedis({ url, pool, logger, timing })
}

/** Delegates to the first counter that is reachable at each call. */
function firstReachable(backends: readonly SharedCounter[]): SharedCounter {
  const first = () => backends.find(backend => backend.isReachable())
  return {
    isReachable: () => first() !== undefined,
    async add(increments) {
      const backend = first()
      if (backend === undefined) throw new Error('No shared counter is reachable.')
      return backend.add(increments)
    },
  }
}
