// With whom this process counts: all nodes by way of Redis where that is set and works, else the other processes of its own
// node where there are any, else nobody.

import type { Logger } from '../../log.ts'
import type { Pool } from '../../store/db.ts'
import type { RedisTiming } from '../../store/redis/link.ts'
import type { OpenRedis } from '../../store/redis/open-redis.ts'
import type { NewsChannel, SharedCounts } from '../../store/shared-counts.ts'
import { type SharingTiming, shareWindows, type WindowSharing } from './share-windows.ts'

/** `off`: no Redis is set; `shared`: all nodes count together; `per_node`: it is away, each node counts for itself. */
export type SharedLimits = {
  state: 'off' | 'shared' | 'per_node'
  /** Since when that is so; null where it is off. */
  since: Date | null
}

export type Sharing = {
  /** Null: there is nobody to count with. */
  windows: WindowSharing | null
  /** Null without Redis. */
  news: NewsChannel | null
  state(): SharedLimits
  close(): void
}

export type SharingOptions = {
  redisUrl: string | null
  /** The other processes of this node; null: there are none. */
  neighbours: SharedCounts | null
  pool: Pool
  logger: Logger
  timing?: Partial<RedisTiming & SharingTiming>
}

/** Opens what is set. Redis may be away: it is used once it is there. */
export async function openSharing(options: SharingOptions): Promise<Sharing> {
  const { redisUrl, neighbours, timing } = options
  const redis = redisUrl === null ? null : await connect(redisUrl, options)
  const places = [redis?.counts, neighbours].filter(place => place != null)
  const windows = places.length > 0 ? shareWindows(firstReachable(places), timing) : null
  return {
    windows,
    news: redis?.news ?? null,
    state() {
      if (redis === null) return { state: 'off', since: null }
      return { state: redis.counts.isReachable() ? 'shared' : 'per_node', since: redis.since() }
    },
    close() {
      windows?.stop()
      redis?.close()
    },
  }
}

// Its client is loaded only when it is asked for.
async function connect(url: string, { pool, logger, timing }: SharingOptions): Promise<OpenRedis> {
  const { openRedis } = await import('../../store/redis/open-redis.ts')
  return openRedis({ url, pool, logger, timing })
}

/** The first of `places` that can be reached, asked anew each time. */
export function firstReachable(places: readonly SharedCounts[]): SharedCounts {
  const first = () => places.find(place => place.isReachable())
  return {
    isReachable: () => first() !== undefined,
    async add(increments) {
      const place = first()
      if (place === undefined) throw new Error('Nobody to count with can be reached.')
      return place.add(increments)
    },
  }
}
