// The secret that signs session cookies: made once in the database, so that nothing has to be set and any process
// serves any session.

import type { Pool } from '../db.ts'

/** The secret of this database. The first caller's `proposal` (32 random bytes, other ones for each call) becomes it. */
export async function ensureMemberSecret(pool: Pool, proposal: Buffer): Promise<Buffer> {
  const held = await readSecret(pool)
  if (held) return held
  await pool.query('INSERT INTO member.secret (secret) VALUES ($1) ON CONFLICT DO NOTHING', [proposal])
  const made = await readSecret(pool) // another process may have been first
  if (!made) throw new Error('The secret of sessions was removed while it was read.')
  return made
}

async function readSecret(pool: Pool): Promise<Buffer | undefined> {
  const { rows } = await pool.query<{ secret: Buffer }>('SELECT secret FROM member.secret')
  return rows[0]?.secret
}
