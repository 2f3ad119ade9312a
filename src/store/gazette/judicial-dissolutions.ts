// Judicial dissolutions by the gazette, copied into the risk schema as open bankruptcies are. Unnamed statements, since
// extraction runs them: see facts.ts.

import type { PoolClient } from '../db/pool.ts'

/** Companies that are newly dissolved by a court, and those that no longer are. */
export type ChangedDissolutions = { dissolved: number[]; reinstated: number[] }

/** Sets which of the companies `numbers` a court has dissolved, in the transaction that stores their events. */
export async function replaceDissolutions(
  client: PoolClient,
  numbers: readonly number[],
  dissolved: readonly number[],
): Promise<ChangedDissolutions> {
  const { rows } = await client.query<{ n: number; added: boolean }>({
    text: `
      WITH reinstated AS (
        DELETE FROM risk.judicial_dissolution
        WHERE enterprise_number = ANY ($1) AND enterprise_number <> ALL ($2) RETURNING enterprise_number
      ), dissolved AS (
        INSERT INTO risk.judicial_dissolution (enterprise_number)
        SELECT unnest($2::integer[]) ON CONFLICT DO NOTHING RETURNING enterprise_number
      )
      SELECT enterprise_number AS n, true AS added FROM dissolved
      UNION ALL SELECT enterprise_number, false FROM reinstated`,
    values: [numbers, dissolved],
  })
  const [added, removed] = [rows.filter(({ added }) => added), rows.filter(({ added }) => !added)]
  return { dissolved: added.map(({ n }) => n), reinstated: removed.map(({ n }) => n) }
}
