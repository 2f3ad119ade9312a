// Finds the primary among several addresses once, for commands that write.

import { openPool } from '../pool.ts'
import { assessEndpoints, INITIAL_CLUSTER_STATE } from './assess-endpoints.ts'
import { type EndpointRole, readRole } from './database-endpoint.ts'

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
