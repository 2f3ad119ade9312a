// Officers named by the newest filing that names any.

import type { FiledOfficer } from '../../domain/accounts/deposit.ts'
import { type BatchLoader, createBatchLoader } from '../db/batch-loader.ts'
import type { Source } from '../db/source.ts'

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
