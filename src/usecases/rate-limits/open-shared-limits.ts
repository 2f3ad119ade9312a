// With whom this process counts: all nodes by way of Redis where that is set and works; without one, all nodes on the database
// where there are several; else the other processes of its own node where there are any, else nobody.

import type { Logger } from '../../platform/log.ts'
import type { MessageBus, SharedCounter } from '../../store/access/shared-counter.ts'
import type { Pool } from '../../store/db/pool.ts'
import type { RedisTiming } from '../../store/redis/connection.ts'
import type { OpenRedis } from '../../store/redis/open-redis.ts'
import type { DbNotifications } from '../changes/db-notifications.ts'
import { createDatabaseCounter, type DatabaseCounter } from './database-counter.ts'
import { createSharedWindows, type SharedWindows, type SharedWindowTiming } from './shared-windows.ts'

/** `off`: there is one node and no Redis; `shared`: all nodes count together; `per_node`: Redis is away, each counts for itself. */
export type SharedLimits = {
  state: 'off' | 'shared' | 'per_node'
  /** Since when that is so; null where it is off. */
  since: Date | null
}

export type SharedRateLimits = {
  windows: SharedWindows
  /** Null without Redis. */
  news: MessageBus | null
  state(): SharedLimits
  close(): Promise<void>
}

export type SharingOptions = {
  redisUrl: string | null
  /** The other processes of this node; null: there are none. */
  peers: SharedCounter | null
  pool: Pool
  notices: DbNotifications
  logger: Logger
  timing?: Partial<RedisTiming & SharedWindowTiming>
}

/** Opens what is set. Redis may be away: it is used once it is there. */
export async function openSharedRateLimits(options: SharingOptions): Promise<SharedRateLimits> {
  const { redisUrl, peers: neighbours, timing } = options
  const redis = redisUrl === null ? null : await connect(redisUrl, options)
  const { pool, notices, logger } = options
  const database = redis === null ? await createDatabaseCounter({ pool, notices, logger }) : null
  const backends = [redis?.counts, database, neighbours].filter(backend => backend != null)
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

// Its client is loaded only when it is asked for.
async function connect(url: string, { pool, logger, timing }: SharingOptions): Promise<OpenRedis> {
  const { openRedis } = await import('../../store/redis/open-redis.ts')
  return openRedis({ url, pool, logger, timing })
}

/** The first of `places` that can be reached, asked anew each time. */
export function firstReachable(backends: readonly SharedCounter[]): SharedCounter {
  const first = () => backends.find(backend => backend.isReachable())
  return {
    isReachable: () => first() !== undefined,
    async add(increments) {
      const backend = first()
      if (backend === undefined) throw new Error('Nobody to count with can be reached.')
      return backend.add(increments)
    },
  }
}
