// Companies whose bankruptcy is open by the gazette, stored with the scores: the risk of a company is then read from one
// source, and is the same whether or not the gazette answers.

import type { PoolClient } from '../db/pool.ts'

/** Makes `open` those of the companies `numbers` whose bankruptcy is open, in the transaction that stores their events. */
export async function replaceOpenBankruptcies(
  client: PoolClient,
  numbers: readonly number[],
  open: readonly number[],
): Promise<void> {
  await client.query({
    text: 'DELETE FROM risk.open_bankruptcy WHERE enterprise_number = ANY ($1) AND enterprise_number <> ALL ($2)',
    values: [numbers, open],
  })
  if (open.length === 0) return
  await client.query({
    text: `INSERT INTO risk.open_bankruptcy (enterprise_number)
           SELECT unnest($1::integer[]) ON CONFLICT DO NOTHING`,
    values: [open],
  })
}
