// Watch lists of API keys, as webhooks follow them.

import type { Pool } from '../../db/pool.ts'

/** Companies on the watch list of a key, as stored. */
export async function readWatched(pool: Pool, keyId: string): Promise<number[]> {
  const { rows } = await pool.query<{ number: number }>({
    name: 'read-watched-companies',
    text: 'SELECT enterprise_number AS number FROM access.watch WHERE key_id = $1',
    values: [keyId],
  })
  return rows.map(({ number }) => number)
}
