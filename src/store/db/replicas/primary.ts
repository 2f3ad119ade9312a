// The primary: found once for commands, followed by a pool for all writes.

import { openPool, type Pool, type PoolOptions } from '../pool.ts'
import { assessEndpoints, INITIAL_CLUSTER_STATE } from './assess-endpoints.ts'
import { type DatabaseEndpoint, type EndpointRole, readRole } from './database-endpoint.ts'
import type { EndpointPool } from './endpoint-pool.ts'

// Finds the primary among several addresses once, for commands that write.

const PROBE_POOL = { name: 'role', max: 1, statementTimeoutMs: 2_000, connectTimeoutMs: 2_000 }
const EMPTY_POSITION = { lsn: 0, versions: { register: '', timeline: '', risk: '' } }

/** Address of the primary, or null. */
export async function findPrimaryUrl(urls: readonly string[]): Promise<string | null> {
  const roles = await Promise.all(urls.map(readRoleAt))
  const probes = roles.map(role => role && { ...role, ...EMPTY_POSITION })
  const lagMs = urls.map(() => null)
  const { known, primaryAnswers } = assessEndpoints(probes, INITIAL_CLUSTER_STATE, lagMs, 0)
  return primaryAnswers ? (urls[known.primary] as string) : null
}

async function readRoleAt(url: string): Promise<EndpointRole | null> {
  const pool = openPool(url, PROBE_POOL)
  try {
    return await readRole(pool)
  } catch {
    return null // using the endpoint later reports the failure
  } finally {
    await pool.end()
  }
}

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
