// API keys as stored: holder, limits and a hash. The key itself is never stored.

import type { ActiveKey, KeyRights } from '../../domain/access/api-key.ts'
import type { Pool } from '../db/pool.ts'

type NewKey = {
  keyId: string
  /** SHA-256 of the whole key, hexadecimal. */
  keyHash: string
  holder: string
  email: string
  /** Requests per minute for this key; null: the client's address is limited instead. */
  rateLimit: number | null
} & KeyRights

export type KeyRecord = Omit<NewKey, 'keyHash'> & {
  issuedAt: Date
  revokedAt: Date | null
  lastUsedAt: Date | null
}

/** Adds a key. Throws when its id is taken (SQLSTATE 23505) or the rate limit is not positive. */
export async function insertKey(pool: Pool, key: NewKey): Promise<void> {
  await pool.query(
    `INSERT INTO access.api_key (key_id, key_hash, holder, email, rate_limit, people, bulk)
     VALUES ($1, decode($2, 'hex'), $3, $4, $5, $6, $7)`,
    [key.keyId, key.keyHash, key.holder, key.email, key.rateLimit, key.people, key.bulk],
  )
}

/** All keys ever issued, oldest first. */
export async function listKeys(pool: Pool): Promise<KeyRecord[]> {
  const { rows } = await pool.query<KeyRecord>(
    `SELECT key_id AS "keyId", holder, email, rate_limit AS "rateLimit", people, bulk,
            issued_at AS "issuedAt", revoked_at AS "revokedAt", last_used_at AS "lastUsedAt"
     FROM access.api_key ORDER BY issued_at, key_id`,
  )
  return rows
}

/** Revokes a key. False when it does not exist or is already revoked. */
export async function revokeKey(pool: Pool, keyId: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    'UPDATE access.api_key SET revoked_at = now() WHERE key_id = $1 AND revoked_at IS NULL',
    [keyId],
  )
  return rowCount === 1
}

/** Grants or withdraws the given rights of a key. False when the key does not exist or is revoked. */
export async function setKeyRights(pool: Pool, keyId: string, rights: Partial<KeyRights>): Promise<boolean> {
  const { rowCount } = await pool.query(
    `UPDATE access.api_key SET people = coalesce($2, people), bulk = coalesce($3, bulk)
     WHERE key_id = $1 AND revoked_at IS NULL`,
    [keyId, rights.people, rights.bulk],
  )
  return rowCount === 1
}

/** Keys that are not revoked. */
export async function readActiveKeys(pool: Pool): Promise<ActiveKey[]> {
  const { rows } = await pool.query<ActiveKey>({
    name: 'read-active-keys',
    text: `SELECT key_id AS "keyId", encode(key_hash, 'hex') AS "keyHash", rate_limit AS "rateLimit", people, bulk
           FROM access.api_key WHERE revoked_at IS NULL`,
  })
  return rows
}

/** Records when keys were last used, by id. Earlier times than the stored one are ignored. */
export async function recordLastUse(pool: Pool, usedAt: ReadonlyMap<string, Date>): Promise<void> {
  await pool.query(
    `UPDATE access.api_key SET last_used_at = greatest(last_used_at, used.at)
     FROM unnest($1::text[], $2::timestamptz[]) AS used (key_id, at)
     WHERE api_key.key_id = used.key_id`,
    [[...usedAt.keys()], [...usedAt.values()]],
  )
}
