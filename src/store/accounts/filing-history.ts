// Deposits of a company for its history, without figures.

import type { Pool } from '../db/pool.ts'

export type FilingHistory = {
  reference: string
  /** `YYYY-MM-DD`; null when unknown. */
  depositedOn: string | null
  periodEnd: string | null
  depositType: 'Initial' | 'Correction' | null
  model: string | null
  hasFigures: boolean
}

const READ = {
  name: 'read-filing-history',
  text: `
    SELECT reference, deposited_on::text AS "depositedOn", period_end::text AS "periodEnd",
           deposit_type AS "depositType", model, form IS NOT NULL AS "hasFigures"
    FROM accounts.deposit WHERE enterprise_number = $1::integer
    ORDER BY deposited_on DESC NULLS LAST, reference DESC LIMIT $2`,
}

/** The newest `limit` deposits. */
export async function readFilingHistory(
  pool: Pool,
  enterpriseNumber: number,
  limit: number,
): Promise<FilingHistory[]> {
  const { rows } = await pool.query<FilingHistory>({ ...READ, values: [enterpriseNumber, limit] })
  return rows
}
