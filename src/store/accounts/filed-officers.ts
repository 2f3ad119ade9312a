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

/** The newest deposit that names officers; `reference` is null when it is known that none does. */
export type FiledOfficers =
  | {
      reference: string
      /** Last day of the fiscal year, `YYYY-MM-DD`. */
      periodEnd: string
      officers: FiledOfficer[]
    }
  | { reference: null }

/** Forms of figures that name officers: a Consult CSV does not. Of the table `accounts.deposit`. */
export const CAN_NAME_OFFICERS = "form IS NOT NULL AND form <> 'consult_csv'"

const FIND = {
  name: 'find-filed-officers',
  text: `
    SELECT n AS enterprise_number, named.reference, named."periodEnd", named.officers
    FROM unnest($1::integer[]) AS n
    LEFT JOIN LATERAL (
      SELECT reference, period_end AS "periodEnd", officers
      FROM accounts.deposit
      WHERE enterprise_number = n AND officers <> '[]' AND period_end IS NOT NULL
      ORDER BY period_end DESC, accounts.placed_on(deposited_on, period_end, reference) DESC NULLS LAST, reference DESC
      LIMIT 1) AS named ON true
    WHERE named.reference IS NOT NULL
       OR EXISTS (SELECT FROM accounts.deposit WHERE enterprise_number = n AND ${CAN_NAME_OFFICERS})
       OR EXISTS (SELECT FROM accounts.company_lookup WHERE enterprise_number = n AND deposits = 0)`,
}

/** By enterprise number; companies of which no filing that could name officers is stored are absent, unless none was filed. */
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
