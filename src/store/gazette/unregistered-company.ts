// Companies that appear in the gazette but not in the register.

import type { Pool } from '../db/pool.ts'

/** Name of the newest debtor; null where none was printed. */
export type UnregisteredCompany = { name: string | null; naturalPerson: boolean }

export async function findUnregisteredCompany(
  pool: Pool,
  enterpriseNumber: number,
): Promise<UnregisteredCompany | null> {
  const { rows } = await pool.query<UnregisteredCompany>({
    name: 'known-company',
    text: `
      SELECT debtor->>'name' AS name, coalesce((debtor->>'naturalPerson')::boolean, false) AS "naturalPerson"
      FROM (SELECT body->'debtor' AS debtor, 0 AS place, numac FROM gazette.fact
            WHERE enterprise_number = $1 AND body->'debtor' <> 'null'::jsonb
            UNION ALL
            SELECT NULL, 1, numac FROM gazette.lifecycle_event WHERE enterprise_number = $1) known
      ORDER BY place, numac DESC LIMIT 1`,
    values: [enterpriseNumber],
  })
  return rows[0] ?? null
}
