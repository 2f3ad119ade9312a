// Rate limit windows shared by all nodes in Redis: one key per window, which expires with it. Keys are hashed with
// a secret of this install, so that Redis contains no addresses and API keys. `known` is the last total the node
// has seen and the lower bound of the new one, so that an emptied server recovers.

import { createHmac } from 'node:crypto'
import type { Redis } from 'ioredis'
import { LRUCache } from 'lru-cache'
import type { Increment, WindowTotal } from '../access/shared-counter.ts'

const SCRIPT = `
local totals = {}
for i, key in ipairs(KEYS) do
  local known, more, ms = tonumber(ARGV[3 * i - 2]), tonumber(ARGV[3 * i - 1]), tonumber(ARGV[3 * i])
  local left = redis.call('PTTL', key)
  local current = 0
  if left > 0 then current = tonumber(redis.call('GET', key)) or 0 else left = ms end
  local total = math.max(current, known) + more
  redis.call('SET', key, string.format('%.0f', total), 'PX', left)
  totals[2 * i - 1] = total
  totals[2 * i] = left
end
return totals`

const HASH_BYTES = 16
const MAX_CACHED_NAMES = 10_000

export type RedisWindows = {
  /** Increments windows. Rejects with the error of Redis or the network. */
  add(client: Redis, increments: readonly Increment[]): Promise<WindowTotal[]>
}

/** Counts under keys derived with `secret`. */
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
      const args = increments.flatMap(({ known, more, remainingMs }) => [known, more, remainingMs])
      const totals = (await client.eval(SCRIPT, keys.length, ...keys, ...args)) as number[]
      return increments.map((_, i) => ({
        count: totals[2 * i] as number,
        remainingMs: totals[2 * i + 1] as number,
      }))
    },
  }
}
