// Companies whose deposits were looked up at the National Bank by enterprise number.

import type { DepositLookup } from '../../domain/accounts/deposit.ts'
import type { EnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import { type BatchLoader, createBatchLoader } from '../db/batch-loader.ts'
import type { Pool } from '../db/pool.ts'
import type { Source } from '../db/source.ts'

/** Records today's lookup of a company and the number of deposits found. */
export async function recordCompanyLookup(
  pool: Pool,
  number: EnterpriseNumber,
  deposits: number,
): Promise<void> {
  await pool.query({
    name: 'note-company-lookup',
    text: `INSERT INTO accounts.company_lookup (enterprise_number, looked_on, deposits)
           VALUES ($1, (now() AT TIME ZONE 'Europe/Brussels')::date, $2)
           ON CONFLICT (enterprise_number) DO UPDATE
           SET looked_on = excluded.looked_on, deposits = excluded.deposits`,
    values: [Number(number), deposits],
  })
}

/** By enterprise number; companies that were never looked up are absent. */
export function createLookupReader(accounts: Source): BatchLoader<DepositLookup> {
  return createBatchLoader('deposit lookups', numbers =>
    accounts.run(async pool => {
      const { rows } = await pool.query<DepositLookup & { n: number }>({
        name: 'find-company-lookups',
        text: `SELECT enterprise_number AS n, looked_on AS "checkedOn", deposits
               FROM accounts.company_lookup WHERE enterprise_number = ANY ($1::integer[])`,
        values: [numbers],
      })
      return new Map(rows.map(({ n, ...lookup }) => [n, lookup]))
    }),
  )
}
