// Connections to whoever is the primary: for keys, members, sessions and whatever is written.

import { openPool, type Pool, type PoolOptions } from '../db.ts'
import type { DatabaseEndpoint } from './place.ts'
import type { EndpointPool } from './places.ts'

/**
 * A pool that moves when another becomes the primary: what is asked from then on is asked there, and connections to the
 * former one are closed as they come back.
 */
export function openPrimaryPool(places: Pick<EndpointPool, 'primary'>, options: PoolOptions): Pool {
  let place = places.primary()
  let pool = openAt(place, options)
  const left = new Set<Promise<void>>()

  function current(): Pool {
    const primary = places.primary()
    if (primary !== place) {
      const leaving = pool.end().finally(() => left.delete(leaving))
      left.add(leaving)
      place = primary
      pool = openAt(place, options)
    }
    return pool
  }

  async function end(): Promise<void> {
    await Promise.all([pool.end(), ...left])
  }

  return new Proxy(pool, {
    get(_target, name) {
      if (name === 'end') return end
      const held = current()
      const value = Reflect.get(held, name, held)
      return typeof value === 'function' ? value.bind(held) : value
    },
  })
}

function openAt({ url, pooled }: DatabaseEndpoint, options: PoolOptions): Pool {
  return openPool(url, { ...options, pooled })
}
