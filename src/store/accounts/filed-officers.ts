// Officers named by the newest filing that names any.

import type { FiledOfficer } from '../../domain/accounts/deposit.ts'
import { type Confirmation, capacityOf } from '../../domain/officers/officer-filings.ts'
import { type BatchLoader, createBatchLoader } from '../db/batch-loader.ts'
import type { PoolClient } from '../db/pool.ts'
import type { Source } from '../db/source.ts'

// Officers named in annual accounts. They confirm mandates; only acts create them.

// A filing confirms an officer until the day it was received, or until the end of the mandate if that is earlier.
const CONFIRMED_ON = 'coalesce(deposited_on, approved_on, period_end)'

/** SELECT of the officers of all filings, with a WHERE clause to be continued. */
export const SELECT_CONFIRMATIONS = `
  SELECT enterprise_number, reference AS source, officer, period_end AS "periodEnd",
         least(${CONFIRMED_ON}, (officer->>'to')::date) AS "on"
  FROM accounts.deposit CROSS JOIN LATERAL jsonb_array_elements(officers) AS officer
  WHERE officers <> '[]' AND ${CONFIRMED_ON} IS NOT NULL`

export type ConfirmationRow = Pick<Confirmation, 'source' | 'periodEnd' | 'on'> & {
  enterprise_number: number
  officer: FiledOfficer
}

/** Confirmations from the filings of the companies `numbers`, by enterprise number. */
export async function readConfirmations(
  client: PoolClient,
  numbers: readonly number[],
): Promise<Map<number, Confirmation[]>> {
  const { rows } = await client.query<ConfirmationRow>({
    text: `${SELECT_CONFIRMATIONS} AND enterprise_number = ANY ($1)`,
    values: [numbers],
  })
  const confirmations = new Map<number, Confirmation[]>()
  for (const row of rows) {
    const existing = confirmations.get(row.enterprise_number)
    if (existing) existing.push(toConfirmation(row))
    else confirmations.set(row.enterprise_number, [toConfirmation(row)])
  }
  return confirmations
}

export function toConfirmation({ officer, source, periodEnd, on }: ConfirmationRow): Confirmation {
  const { kind, name, enterpriseNumber, representative, functionCode, functionText } = officer
  const capacity = capacityOf(functionCode, functionText)
  return { source, periodEnd, on, kind, name, enterpriseNumber, representative, capacity }
}

/** A deposit with the officers it names. */
export type FiledOfficers = {
  reference: string
  /** Last day of the fiscal year, `YYYY-MM-DD`. */
  periodEnd: string
  officers: FiledOfficer[]
}

const FIND = {
  name: 'find-filed-officers',
  text: `
    SELECT DISTINCT ON (enterprise_number) enterprise_number, reference, period_end AS "periodEnd", officers
    FROM accounts.deposit
    WHERE enterprise_number = ANY ($1::integer[]) AND officers <> '[]' AND period_end IS NOT NULL
    ORDER BY enterprise_number, period_end DESC,
             accounts.placed_on(deposited_on, period_end, reference) DESC NULLS LAST, reference DESC`,
}

/** By enterprise number; companies whose filings name no officers are absent. */
export function createFiledOfficerReader(accounts: Source): BatchLoader<FiledOfficers> {
  return createBatchLoader('filed officers', numbers =>
    accounts.run(async pool => {
      const { rows } = await pool.query<FiledOfficers & { enterprise_number: number }>({
        ...FIND,
        values: [numbers],
      })
      return new Map(rows.map(({ enterprise_number, ...filed }) => [enterprise_number, filed]))
    }),
  )
}
