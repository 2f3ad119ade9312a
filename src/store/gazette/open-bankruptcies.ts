// Open bankruptcies from the gazette, copied into the risk schema: a company's risk is then read from one source,
// whether or not the gazette is available. Unnamed statements, since extraction runs them: see facts.ts.

import type { PoolClient } from '../db/pool.ts'

/** Companies whose bankruptcy is newly open, and those where it no longer is. */
export type ChangedBankruptcies = { opened: number[]; ended: number[] }

/** Sets which of the companies `numbers` are in open bankruptcy, in the transaction that stores their events. */
export async function replaceOpenBankruptcies(
  client: PoolClient,
  numbers: readonly number[],
  open: readonly number[],
): Promise<ChangedBankruptcies> {
  const ended = await client.query<{ n: number }>({
    text: `WITH ended AS (
             DELETE FROM risk.open_bankruptcy
             WHERE enterprise_number = ANY ($1) AND enterprise_number <> ALL ($2) RETURNING enterprise_number, since
           )
           INSERT INTO risk.ended_bankruptcy (enterprise_number, since) SELECT * FROM ended
           RETURNING enterprise_number AS n`,
    values: [numbers, open],
  })
  if (open.length === 0) return { opened: [], ended: ended.rows.map(({ n }) => n) }
  const opened = await client.query<{ n: number }>({
    text: `INSERT INTO risk.open_bankruptcy (enterprise_number)
           SELECT unnest($1::integer[]) ON CONFLICT DO NOTHING RETURNING enterprise_number AS n`,
    values: [open],
  })
  return { opened: opened.rows.map(({ n }) => n), ended: ended.rows.map(({ n }) => n) }
}
