// Connections for members.

import type { Pool } from '../db.ts'
import type { EndpointPool } from '../replicas/places.ts'
import { openPrimaryPool } from '../replicas/primary-pool.ts'
import type { SlowStatements } from '../slow-statements.ts'

/** Connections for better-auth. They name no search path: behind a pooler there is none that holds. */
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
