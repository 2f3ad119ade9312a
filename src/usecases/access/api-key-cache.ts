// Active API keys in memory: no request waits for the database, and while it is unavailable the last known keys
// stay valid. Fail-closed: before any key was read, all calls are rejected.

import { timingSafeEqual } from 'node:crypto'
import { type ActiveKey, apiKeyId, hashApiKey } from '../../domain/access/api-key.ts'
import type { Logger } from '../../platform/log.ts'
import { startPolling } from '../../platform/polling/poll.ts'
import { readActiveKeys, recordLastUse } from '../../store/access/api-keys.ts'
import type { Pool } from '../../store/db/pool.ts'

/** Why a call is rejected. `disabled`: there is no active key at all. */
export type KeyRefusal = 'disabled' | 'missing' | 'invalid'

export type ApiKeyCache = {
  /** The key that matches `presented`, or the reason for rejection. */
  check(presented: string | undefined): ActiveKey | KeyRefusal
  /** Reloads the keys after a change. */
  refresh(): void
  /** Saves pending usage times and stops polling. */
  close(): Promise<void>
}

export type ApiKeyCacheTiming = {
  /** Upper bound, plus one query, until issued and revoked keys take effect. */
  refreshMs: number
  /** Interval for saving usage times. */
  flushUseMs: number
}

const DEFAULT_TIMING: ApiKeyCacheTiming = { refreshMs: 1_000, flushUseMs: 30_000 }

/** Reads the active keys and polls for changes until `close`. */
export async function openApiKeyCache(
  pool: Pool,
  logger: Logger,
  timing: Partial<ApiKeyCacheTiming> = {},
): Promise<ApiKeyCache> {
  const { refreshMs, flushUseMs } = { ...DEFAULT_TIMING, ...timing }
  let active = new Map<string, ActiveKey & { hash: Buffer }>()
  let used = new Map<string, number>()

  const flushUse = async () => {
    if (used.size === 0) return
    const pending = used
    used = new Map()
    try {
      await recordLastUse(pool, new Map([...pending].map(([keyId, at]) => [keyId, new Date(at)])))
    } catch (error) {
      used = new Map([...pending, ...used]) // retried with the next flush
      throw error
    }
  }
  const refreshing = await startPolling({
    name: 'reading API keys',
    everyMs: refreshMs,
    logger,
    work: async () => {
      const keys = await readActiveKeys(pool)
      active = new Map(keys.map(key => [key.keyId, { ...key, hash: Buffer.from(key.keyHash, 'latin1') }]))
    },
  })
  const flushing = await startPolling({ name: 'saving key use', everyMs: flushUseMs, logger, work: flushUse })

  return {
    check(presented) {
      if (active.size === 0) return 'disabled'
      if (presented === undefined) return 'missing'
      const key = active.get(apiKeyId(presented))
      // Unknown key ids take the same time as known ones.
      if (!hasHash(presented, key?.hash ?? DUMMY_HASH) || key === undefined) return 'invalid'
      used.set(key.keyId, Date.now())
      return key
    },
    refresh: refreshing.pollNow,
    async close() {
      await Promise.all([refreshing.stop(), flushing.stop()])
      await flushUse().catch(() => {}) // usage times are lost when the database is unavailable
    },
  }
}

const HASH_LENGTH = 64
const presentedHash = Buffer.alloc(HASH_LENGTH)
const DUMMY_HASH = Buffer.alloc(HASH_LENGTH)

// Constant time, and without allocation: this runs for every call.
function hasHash(presented: string, expected: Buffer): boolean {
  presentedHash.write(hashApiKey(presented), 'latin1')
  return timingSafeEqual(presentedHash, expected)
}
