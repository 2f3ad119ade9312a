// Who the filings of annual accounts name in office: a second witness beside the acts, which alone make mandates.

import type { FiledOfficer } from '../../domain/accounts/deposit.ts'
import { type Confirmation, capacityOf } from '../../domain/officers/officer-filings.ts'
import type { PoolClient } from '../db/pool.ts'

// The day a filing was received is the last day it speaks for; a mandate that had ended before, until its end.
const READ = `
  SELECT enterprise_number, reference AS source, officer, period_end AS "periodEnd",
         least(coalesce(deposited_on, approved_on, period_end), (officer->>'to')::date) AS "on"
  FROM accounts.deposit CROSS JOIN LATERAL jsonb_array_elements(officers) AS officer
  WHERE enterprise_number = ANY ($1) AND officers <> '[]'
    AND coalesce(deposited_on, approved_on, period_end) IS NOT NULL`

type Row = Pick<Confirmation, 'source' | 'periodEnd' | 'on'> & {
  enterprise_number: number
  officer: FiledOfficer
}

/** What the filings of the companies `numbers` confirm, by enterprise number. */
export async function readConfirmations(
  client: PoolClient,
  numbers: readonly number[],
): Promise<Map<number, Confirmation[]>> {
  const { rows } = await client.query<Row>({ text: READ, values: [numbers] })
  const confirmations = new Map<number, Confirmation[]>()
  for (const { enterprise_number, officer, ...filing } of rows) {
    const { kind, name, enterpriseNumber, representative, functionCode, functionText } = officer
    const capacity = capacityOf(functionCode, functionText)
    const confirmation = { ...filing, kind, name, enterpriseNumber, representative, capacity }
    const existing = confirmations.get(enterprise_number)
    if (existing) existing.push(confirmation)
    else confirmations.set(enterprise_number, [confirmation])
  }
  return confirmations
}
