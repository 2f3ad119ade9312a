// Pool for the current primary: keys, members, sessions and all writes.

import { openPool, type Pool, type PoolOptions } from '../pool.ts'
import type { DatabaseEndpoint } from './database-endpoint.ts'
import type { EndpointPool } from './endpoint-pool.ts'

/**
 * Follows failovers: new queries go to the new primary, and connections to the former one are closed when they are
 * released.
 */
export function openPrimaryPool(endpoints: Pick<EndpointPool, 'primary'>, options: PoolOptions): Pool {
  let endpoint = endpoints.primary()
  let pool = openPoolAt(endpoint, options)
  const closing = new Set<Promise<void>>()

  function current(): Pool {
    const primary = endpoints.primary()
    if (primary !== endpoint) {
      const leaving = pool.end().finally(() => closing.delete(leaving))
      closing.add(leaving)
      endpoint = primary
      pool = openPoolAt(endpoint, options)
    }
    return pool
  }

  async function end(): Promise<void> {
    await Promise.all([pool.end(), ...closing])
  }

  return new Proxy(pool, {
    get(_target, name) {
      if (name === 'end') return end
      const active = current()
      const value = Reflect.get(active, name, active)
      return typeof value === 'function' ? value.bind(active) : value
    },
  })
}

function openPoolAt({ url, pooled }: DatabaseEndpoint, options: PoolOptions): Pool {
  return openPool(url, { ...options, pooled })
}
