// Who renames schemas and who goes by their names keep out of each other's way. PostgreSQL looks names up anew for every
// statement, whatever snapshot its transaction has: between looking up which table is meant and opening it, a name must
// not change hands.

import type { PoolClient } from './pool.ts'

const LOCK = 20_261_122

/** Before a transaction renames schemas: waits, some milliseconds, for those who look a name up. Kept until it ends. */
export async function lockSchemaNames(client: PoolClient): Promise<void> {
  await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK])
}

/** Runs `work` while no schema changes its name. `client` is the caller's own; no other may wait for it meanwhile. */
export async function withSchemaNamesLocked<T>(client: PoolClient, work: () => Promise<T>): Promise<T> {
  await client.query('SELECT pg_advisory_lock_shared($1)', [LOCK])
  try {
    return await work()
  } finally {
    await client.query('SELECT pg_advisory_unlock_shared($1)', [LOCK])
  }
}
