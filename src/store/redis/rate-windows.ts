// Windows counted together by all nodes, in Redis: one key a window, which goes by itself when the window ends. Keys are
// hashed with a secret of this install, so that who reads Redis learns no address and no key.

import { createHmac } from 'node:crypto'
import type { Redis } from 'ioredis'
import { LRUCache } from 'lru-cache'
import type { Increment, WindowTotal } from '../access/shared-counter.ts'

// The number known to whoever tells is the least there is: a server that was emptied or restarted learns it back.
const SCRIPT = `
local totals = {}
for i, key in ipairs(KEYS) do
  local known, more, ms = tonumber(ARGV[3 * i - 2]), tonumber(ARGV[3 * i - 1]), tonumber(ARGV[3 * i])
  local left = redis.call('PTTL', key)
  local held = 0
  if left > 0 then held = tonumber(redis.call('GET', key)) or 0 else left = ms end
  local total = math.max(held, known) + more
  redis.call('SET', key, string.format('%.0f', total), 'PX', left)
  totals[2 * i - 1] = total
  totals[2 * i] = left
end
return totals`

const HASH_BYTES = 16
const MAX_CACHED_NAMES = 10_000

export type RedisWindows = {
  /** Adds on this connection. Rejects with what Redis or the network said. */
  add(client: Redis, increments: readonly Increment[]): Promise<WindowTotal[]>
}

/** Counts under names that only holders of `secret` can make. */
export function createRedisWindows(secret: Buffer): RedisWindows {
  const names = new LRUCache<string, string>({ max: MAX_CACHED_NAMES })

  function keyFor(subject: string): string {
    const known = names.get(subject)
    if (known !== undefined) return known
    const hash = createHmac('sha256', secret).update(subject).digest().subarray(0, HASH_BYTES)
    const name = `griffie:window:${hash.toString('base64url')}`
    names.set(subject, name)
    return name
  }

  return {
    async add(client, increments) {
      const keys = increments.map(({ subject }) => keyFor(subject))
      const told = increments.flatMap(({ known, more, remainingMs }) => [known, more, remainingMs])
      const totals = (await client.eval(SCRIPT, keys.length, ...keys, ...told)) as number[]
      return increments.map((_, i) => ({
        count: totals[2 * i] as number,
        remainingMs: totals[2 * i + 1] as number,
      }))
    },
  }
}
