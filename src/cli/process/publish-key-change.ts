// What a command changed, told to the nodes that run: they find it in the database by themselves a moment later.

import type { Config } from '../../config.ts'
import { createLogger } from '../../platform/log.ts'
import type { Pool } from '../../store/db/pool.ts'

/** Tells by way of Redis, where one is set, that keys were issued or revoked. Never fails. */
export async function publishKeyChange({ redisUrl }: Config, pool: Pool): Promise<void> {
  if (redisUrl === null) return
  const { publishOnce: announceOnce } = await import('../../store/redis/open-redis.ts')
  await announceOnce({ url: redisUrl, pool, logger: createLogger('silent') }, { kind: 'keys_changed' })
}
