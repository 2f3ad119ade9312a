// The lock that lets one machine at a time fetch the register's extracts and apply them.

import { tryAdvisoryLock } from '../db/advisory-lock.ts'
import type { Pool } from '../db/pool.ts'

const LOCK = 20_261_241

/**
 * Takes the lock of fetching extracts until the returned function is called or this process ends; null when another
 * process holds it.
 */
export function acquireFetchLock(pool: Pool): Promise<(() => Promise<void>) | null> {
  return tryAdvisoryLock(pool, LOCK)
}
