// Schemas with served data, and the lock between renaming them and resolving their names.

import type { PoolClient } from './pool.ts'

// Lock between schema renames and code that resolves schema names. PostgreSQL resolves names per statement,
// whatever the transaction's snapshot: between resolving a table and opening it, its schema must not be renamed.

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

// Schemas with served data. The job queue's schema (`pgboss`) is excluded: its jobs are recreated by themselves.

export const SCHEMAS = [
  'register',
  'gazette',
  'accounts',
  'risk',
  'people',
  'history',
  'access',
  'member',
  'site',
  'intake',
] as const

let last = 0

/** A unique name for a replaced schema, which is dropped when no reader uses it. */
export function oldSchemaName(schema: string): string {
  last = Math.max(last + 1, Date.now())
  return `${schema}_old_${last}`
}

/** PostgreSQL regular expression for the names from `oldSchemaName`. */
export const OLD_SCHEMA_PATTERN = `^(${SCHEMAS.join('|')})_old_[0-9]+$`
