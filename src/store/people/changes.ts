// Companies whose mandates changed since people were derived.

import type { PoolClient } from '../db/pool.ts'

/** Records changed companies, in the transaction that changes their mandates. */
export async function recordPeopleChanges(client: PoolClient, numbers: readonly number[]): Promise<void> {
  await client.query({
    text: 'INSERT INTO people.change (enterprise_number) SELECT unnest($1::integer[])',
    values: [numbers],
  })
}

/** Takes the recorded changes, in the transaction that derives their people; those committed later stay. */
export async function takePeopleChanges(client: PoolClient): Promise<number[]> {
  const { rows } = await client.query<{ n: number }>(
    'WITH taken AS (DELETE FROM people.change RETURNING enterprise_number AS n) SELECT DISTINCT n FROM taken ORDER BY n',
  )
  return rows.map(({ n }) => n)
}
