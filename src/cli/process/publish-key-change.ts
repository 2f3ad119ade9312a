// Notifies running nodes of changed API keys. Without Redis they find the change by polling.

import type { Config } from '../../config.ts'
import { createLogger } from '../../platform/log.ts'
import type { Pool } from '../../store/db/pool.ts'

/** Publishes through Redis, if configured. Never fails. */
export async function publishKeyChange({ redisUrl }: Config, pool: Pool): Promise<void> {
  if (redisUrl === null) return
  const { publishOnce } = await import('../../store/redis/open-redis.ts')
  await publishOnce({ url: redisUrl, pool, logger: createLogger('silent') }, { kind: 'keys_changed' })
}
