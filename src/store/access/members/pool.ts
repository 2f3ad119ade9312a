// Connection pool for members.

import type { Pool } from '../../db/pool.ts'
import type { EndpointPool } from '../../db/replicas/endpoint-pool.ts'
import { openPrimaryPool } from '../../db/replicas/primary-pool.ts'
import type { SlowStatements } from '../../db/slow-statements.ts'

/** Pool for better-auth. No search path is set: it would not persist behind a pooler in transaction mode. */
export function openMemberPool(endpoints: Pick<EndpointPool, 'primary'>, slow?: SlowStatements | null): Pool {
  return openPrimaryPool(endpoints, {
    name: 'members',
    slow,
    max: 3,
    statementTimeoutMs: TIMEOUT_MS,
    connectTimeoutMs: TIMEOUT_MS,
  })
}

const TIMEOUT_MS = 2_000
