// Who the filings of annual accounts name in office: what confirms mandates, and never makes one.

import type { Confirmation } from '../../domain/officers/derive-mandates.ts'
import type { PoolClient } from '../db.ts'

// The day a filing was received is the last day it speaks for; a mandate that had ended before, until its end.
const READ = `
  SELECT enterprise_number, reference AS source, officer->>'kind' AS kind, officer->>'name' AS name,
         officer->>'enterpriseNumber' AS "enterpriseNumber",
         least(coalesce(deposited_on, approved_on, period_end), (officer->>'to')::date) AS "on"
  FROM accounts.deposit CROSS JOIN LATERAL jsonb_array_elements(officers) AS officer
  WHERE enterprise_number = ANY ($1) AND officers <> '[]'
    AND coalesce(deposited_on, approved_on, period_end) IS NOT NULL`

/** What the filings of the companies `numbers` confirm, by enterprise number. */
export async function readConfirmations(
  client: PoolClient,
  numbers: readonly number[],
): Promise<Map<number, Confirmation[]>> {
  const { rows } = await client.query<Confirmation & { enterprise_number: number }>({
    text: READ,
    values: [numbers],
  })
  const confirmations = new Map<number, Confirmation[]>()
  for (const { enterprise_number, ...confirmation } of rows) {
    const held = confirmations.get(enterprise_number)
    if (held) held.push(confirmation)
    else confirmations.set(enterprise_number, [confirmation])
  }
  return confirmations
}
