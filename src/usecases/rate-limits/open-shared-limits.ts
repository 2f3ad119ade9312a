// Chooses with whom a process shares its counts: all nodes through Redis if configured and available; otherwise all
// nodes through the database, if there are several; otherwise the other processes of the node.

import type { Logger } from '../../platform/log.ts'
import type { MessageBus, SharedCounter } from '../../store/access/shared-counter.ts'
import type { Pool } from '../../store/db/pool.ts'
import type { RedisTiming } from '../../store/redis/connection.ts'
import type { OpenRedis } from '../../store/redis/open-redis.ts'
import type { DbNotifications } from '../changes/db-notifications.ts'
import { createDatabaseCounter, type DatabaseCounter } from './database-counter.ts'
import { createSharedWindows, type SharedWindows, type SharedWindowTiming } from './shared-windows.ts'

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
