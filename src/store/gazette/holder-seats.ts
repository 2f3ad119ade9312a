// Addresses of companies that hold mandates. They are stored with the mandates, since the gazette and the register may be
// read from different databases.

import type { PoolClient } from '../db/pool.ts'
import { lockCompanies } from './facts.ts'
import { recordTimelineChange } from './replace-timelines.ts'

/**
 * Sets the address of mandates whose holder got another seat by the load `loadId`, in its transaction, after
 * `register.company` is that of the load. Companies are locked in ascending order, as by extraction.
 */
export async function refreshHolderSeats(client: PoolClient, loadId: number): Promise<void> {
  const { rows } = await client.query<{ n: number }>(
    `SELECT DISTINCT m.enterprise_number AS n
     FROM (SELECT DISTINCT enterprise_number FROM history.change
           WHERE load_id = $1 AND kind IN ('register.seat', 'register.arrived', 'register.returned')) moved
     JOIN gazette.mandate m ON m.holder_number = moved.enterprise_number
     WHERE m.role_kind = 'director_company' ORDER BY 1`,
    [loadId],
  )
  if (rows.length === 0) return
  const numbers = rows.map(({ n }) => n)
  await lockCompanies(client, numbers)
  const { rowCount } = await client.query(
    `UPDATE gazette.mandate m
     SET address = concat_ws(', ', c.street, nullif(concat_ws(' ', c.zip, c.city), ''))
     FROM register.company c
     WHERE m.enterprise_number = ANY ($1::integer[]) AND m.role_kind = 'director_company'
       AND c.enterprise_number = m.holder_number AND NOT c.natural_person AND c.city IS NOT NULL
       AND m.address IS DISTINCT FROM concat_ws(', ', c.street, nullif(concat_ws(' ', c.zip, c.city), ''))`,
    [numbers],
  )
  if (rowCount) await recordTimelineChange(client)
}
