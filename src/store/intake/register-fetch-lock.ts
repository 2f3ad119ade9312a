// Lock that allows one machine at a time to fetch and apply register extracts.

import { tryAdvisoryLock } from '../db/advisory-lock.ts'
import type { Pool } from '../db/pool.ts'

const LOCK = 20_261_241

/**
 * Acquires the lock until the returned function is called or the process ends; null when another process holds it.
 */
export function acquireFetchLock(pool: Pool): Promise<(() => Promise<void>) | null> {
  return tryAdvisoryLock(pool, LOCK)
}
