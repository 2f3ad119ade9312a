// Lock between schema renames and code that resolves schema names. PostgreSQL resolves names per statement,
// whatever the transaction's snapshot: between resolving a table and opening it, its schema must not be renamed.

import type { PoolClient } from './pool.ts'

const LOCK = 20_261_122

/** Call before renaming schemas: waits some milliseconds for name lookups, and holds until the transaction ends. */
export async function lockSchemaNames(client: PoolClient): Promise<void> {
  await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK])
}

/** Runs `work` while no schema is renamed. `client` must not be shared meanwhile. */
export async function withSchemaNamesLocked<T>(client: PoolClient, work: () => Promise<T>): Promise<T> {
  await client.query('SELECT pg_advisory_lock_shared($1)', [LOCK])
  try {
    return await work()
  } finally {
    await client.query('SELECT pg_advisory_unlock_shared($1)', [LOCK])
  }
}
