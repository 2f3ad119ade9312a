// Distinct activities, stored by id.

import type { PoolClient } from '../db/pool.ts'

type StoredActivity = {
  id: number
  /** Group, version, code, classification. */
  filed: [string | null, string | null, string | null, string | null]
  extra: unknown
}

export async function listActivityCodes(client: PoolClient): Promise<StoredActivity[]> {
  const { rows } = await client.query<{ id: number; filed: StoredActivity['filed']; extra: unknown }>(
    `SELECT activity_id AS id, ARRAY[activity_group, nace_version, nace_code, classification] AS filed, extra
     FROM register.activity_code`,
  )
  return rows
}
