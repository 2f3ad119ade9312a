// Open bankruptcies from the gazette, copied into the risk schema: a company's risk is then read from one source,
// whether or not the gazette is available.

import type { PoolClient } from '../db/pool.ts'

/** Sets which of the companies `numbers` are in open bankruptcy, in the transaction that stores their events. */
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
