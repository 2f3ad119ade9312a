// The keys that may be used, held in memory: no request waits for the database, and while it is gone the last
// known keys stay in force. Fail-closed: before any key is known, nobody gets in.

import { timingSafeEqual } from 'node:crypto'
import { type ActiveKey, apiKeyId, hashApiKey } from '../../domain/access/api-key.ts'
import type { Logger } from '../../platform/log.ts'
import { startPolling } from '../../platform/polling/poll.ts'
import { readActiveKeys, recordLastUse } from '../../store/access/api-keys.ts'
import type { Pool } from '../../store/db/pool.ts'

/** Why a call is turned away. `disabled`: no key is active at all. */
export type KeyRefusal = 'disabled' | 'missing' | 'invalid'

export type ApiKeyCache = {
  /** The key that `presented` is, or why it is none. */
  check(presented: string | undefined): ActiveKey | KeyRefusal
  /** Reads the keys now: somebody said that they changed. */
  refresh(): void
  /** Notes the keys used since the last time and stops following changes. */
  close(): Promise<void>
}

export type ApiKeyCacheTiming = {
  /** A key issued or revoked elsewhere takes effect within this and the time of one query. */
  refreshMs: number
  /** How often the moments of last use are written down. */
  noteUseMs: number
}

const DEFAULT_TIMING: ApiKeyCacheTiming = { refreshMs: 1_000, noteUseMs: 30_000 }

/** Reads the active keys and follows their changes until `close`. */
export async function openApiKeyCache(
  pool: Pool,
  logger: Logger,
  timing: Partial<ApiKeyCacheTiming> = {},
): Promise<ApiKeyCache> {
  const { refreshMs, noteUseMs } = { ...DEFAULT_TIMING, ...timing }
  let active = new Map<string, ActiveKey & { hash: Buffer }>()
  let used = new Map<string, number>()

  const flushUse = async () => {
    if (used.size === 0) return
    const noted = used
    used = new Map()
    try {
      await recordLastUse(pool, new Map([...noted].map(([keyId, at]) => [keyId, new Date(at)])))
    } catch (error) {
      used = new Map([...noted, ...used]) // for the next time
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
  const noting = await startPolling({ name: 'noting key use', everyMs: noteUseMs, logger, work: flushUse })

  return {
    check(presented) {
      if (active.size === 0) return 'disabled'
      if (presented === undefined) return 'missing'
      const key = active.get(apiKeyId(presented))
      // The same work for names that there are and names that there are not.
      if (!hasHash(presented, key?.hash ?? DUMMY_HASH) || key === undefined) return 'invalid'
      used.set(key.keyId, Date.now())
      return key
    },
    refresh: refreshing.pollNow,
    async close() {
      await Promise.all([refreshing.stop(), noting.stop()])
      await flushUse().catch(() => {}) // the database is gone: the moments of last use are lost
    },
  }
}

const HASH_LENGTH = 64
const presentedHash = Buffer.alloc(HASH_LENGTH)
const DUMMY_HASH = Buffer.alloc(HASH_LENGTH)

// In constant time, and in a buffer that is kept: this runs for every call.
function hasHash(presented: string, expected: Buffer): boolean {
  presentedHash.write(hashApiKey(presented), 'latin1')
  return timingSafeEqual(presentedHash, expected)
}
