// Registered seats as single lines.

import type { PoolClient } from '../db/pool.ts'

/** By enterprise number, as `Street 1, 1000 Town`; companies without a known seat are left out. */
export async function findSeats(
  client: PoolClient,
  numbers: readonly number[],
): Promise<Map<number, string>> {
  if (numbers.length === 0) return new Map()
  const { rows } = await client.query<{ enterprise_number: number; seat: string }>({
    text: `SELECT enterprise_number, concat_ws(', ', street, nullif(concat_ws(' ', zip, city), '')) AS seat
           FROM register.company
           WHERE enterprise_number = ANY ($1) AND NOT natural_person AND city IS NOT NULL`,
    values: [numbers],
  })
  return new Map(rows.map(({ enterprise_number, seat }) => [enterprise_number, seat]))
}
