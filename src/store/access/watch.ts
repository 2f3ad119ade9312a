// Watch lists: companies whose changes the holder of a key follows.

import { type EnterpriseNumber, enterpriseNumberFrom } from '../../domain/company/enterprise-number.ts'
import { inTransaction, type Pool } from '../db/pool.ts'

/** Most companies on the list of a key. */
export const MAX_WATCHED = 10_000

export type WatchedCompany = {
  enterpriseNumber: EnterpriseNumber
  addedAt: Date
}

/** `unknown_key`: none of this id is active. `full`: nothing was added, since the list would exceed `MAX_WATCHED`. */
type WatchAdditions = { outcome: 'added'; added: number } | { outcome: 'unknown_key' } | { outcome: 'full' }

/** Adds companies, given as stored, to the list of a key; those on it stay as they are. */
export async function addWatched(
  pool: Pool,
  keyId: string,
  companies: readonly number[],
): Promise<WatchAdditions> {
  return inTransaction<WatchAdditions>(pool, async client => {
    // Locked, so that two commands at once cannot exceed the limit.
    const key = await client.query({
      text: 'SELECT FROM access.api_key WHERE key_id = $1 AND revoked_at IS NULL FOR NO KEY UPDATE',
      values: [keyId],
    })
    if (key.rowCount !== 1) return { outcome: 'unknown_key' }
    const { rowCount } = await client.query({
      text: `INSERT INTO access.watch (key_id, enterprise_number) SELECT $1, unnest($2::integer[])
             ON CONFLICT DO NOTHING`,
      values: [keyId, companies],
    })
    const { rows } = await client.query<{ total: number }>({
      text: 'SELECT count(*)::integer AS total FROM access.watch WHERE key_id = $1',
      values: [keyId],
    })
    if ((rows[0]?.total ?? 0) > MAX_WATCHED) throw new WatchListFullError()
    return { outcome: 'added', added: rowCount ?? 0 }
  }).catch(error => {
    if (error instanceof WatchListFullError) return { outcome: 'full' }
    throw error
  })
}

// Rolls back.
class WatchListFullError extends Error {}

/** Removes companies from the list of a key; returns how many were on it. */
export async function removeWatched(
  pool: Pool,
  keyId: string,
  companies: readonly number[],
): Promise<number> {
  const { rowCount } = await pool.query({
    text: 'DELETE FROM access.watch WHERE key_id = $1 AND enterprise_number = ANY ($2::integer[])',
    values: [keyId, companies],
  })
  return rowCount ?? 0
}

type WatchPage = { total: number; companies: WatchedCompany[] }

/** At most `limit` companies of the list, by number, from after `after` (as stored; 0: from the beginning). */
export async function listWatched(
  pool: Pool,
  keyId: string,
  after: number,
  limit: number,
): Promise<WatchPage> {
  const { rows } = await pool.query<{ total: number; enterprise_number: number | null; addedAt: Date }>({
    name: 'list-watched',
    text: `
      SELECT total, page.* FROM (SELECT count(*)::integer AS total FROM access.watch WHERE key_id = $1) total
      LEFT JOIN (SELECT enterprise_number, added_at AS "addedAt" FROM access.watch
                 WHERE key_id = $1 AND enterprise_number > $2
                 ORDER BY enterprise_number LIMIT $3) page ON true
      ORDER BY page.enterprise_number`,
    values: [keyId, after, limit],
  })
  return {
    total: rows[0]?.total ?? 0,
    companies: rows.flatMap(({ enterprise_number: number, addedAt }) =>
      number === null ? [] : [{ enterpriseNumber: enterpriseNumberFrom(number), addedAt }],
    ),
  }
}
