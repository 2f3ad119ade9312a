// Lock that allows one export at a time.

import { tryAdvisoryLock } from '../db/advisory-lock.ts'
import type { Pool } from '../db/pool.ts'

const LOCK = 20_261_131

/** Acquires the lock until the returned function is called or the process ends; null when another process holds it. */
export function acquireExportLock(pool: Pool): Promise<(() => Promise<void>) | null> {
  return tryAdvisoryLock(pool, LOCK)
}
