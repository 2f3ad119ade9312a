// Secrets for signing sessions, generated once per database, so that nothing has to be configured and any process
// can verify any session.

import type { Pool } from '../db/pool.ts'

type SecretTable = 'access.mcp_secret' | 'member.secret'

/**
 * Returns the secret of this database. The first caller's `proposal` (32 random bytes) is stored. Callers generate
 * a new proposal each time: a secret that was deleted to end all sessions must not return.
 */
export async function ensureSecret(pool: Pool, table: SecretTable, proposal: Buffer): Promise<Buffer> {
  const existing = await readSecret(pool, table)
  if (existing) return existing
  await pool.query(`INSERT INTO ${table} (secret) VALUES ($1) ON CONFLICT DO NOTHING`, [proposal])
  const made = await readSecret(pool, table) // another process may have inserted first
  if (!made) throw new Error(`The secret in ${table} was removed while it was read.`)
  return made
}

async function readSecret(pool: Pool, table: SecretTable): Promise<Buffer | undefined> {
  const { rows } = await pool.query<{ secret: Buffer }>(`SELECT secret FROM ${table}`)
  return rows[0]?.secret
}
