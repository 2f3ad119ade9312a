// Secrets that sign what sessions are known by: made once in the database, so that nothing has to be set and any process
// serves any session.

import type { Pool } from '../db/pool.ts'

/** Tables of one row. */
export type SecretTable = 'access.mcp_secret' | 'member.secret'

/**
 * The secret of this database. The first caller's `proposal` (32 random bytes, other ones for each call) becomes it: a
 * secret that was removed to end all sessions must not come back.
 */
export async function ensureSecret(pool: Pool, table: SecretTable, proposal: Buffer): Promise<Buffer> {
  const existing = await readSecret(pool, table)
  if (existing) return existing
  await pool.query(`INSERT INTO ${table} (secret) VALUES ($1) ON CONFLICT DO NOTHING`, [proposal])
  const made = await readSecret(pool, table) // another process may have been first
  if (!made) throw new Error(`The secret in ${table} was removed while it was read.`)
  return made
}

async function readSecret(pool: Pool, table: SecretTable): Promise<Buffer | undefined> {
  const { rows } = await pool.query<{ secret: Buffer }>(`SELECT secret FROM ${table}`)
  return rows[0]?.secret
}
