// Officers named in filings by a moment in the past.

import type { Moment } from '../../domain/changes/moment.ts'
import type { Confirmation } from '../../domain/officers/officer-filings.ts'
import type { Pool } from '../db/pool.ts'
import {
  CAN_NAME_OFFICERS,
  type ConfirmationRow,
  type FiledOfficers,
  SELECT_CONFIRMATIONS,
  toConfirmation,
} from './filed-officers.ts'

// A deposit of an unknown day counts from its receipt, or from where it is placed among others if that is earlier. What
// completed or corrected a deposit replaced its receipt: with `known_at` it counts from then.
const DEPOSITED_BY_THEN = `
  coalesce(deposited_on, least((received_at AT TIME ZONE 'UTC')::date,
                               accounts.placed_on(deposited_on, period_end, reference))) <= $2::date
  AND ($3::timestamptz IS NULL OR received_at <= $3::timestamptz)`

const FIND_CONFIRMATIONS = {
  name: 'find-past-confirmations',
  text: `${SELECT_CONFIRMATIONS} AND enterprise_number = $1 AND ${DEPOSITED_BY_THEN}`,
}

export async function readPastConfirmations(
  pool: Pool,
  number: number,
  { asOf, knownAt }: Moment,
): Promise<Confirmation[]> {
  const { rows } = await pool.query<ConfirmationRow>({
    ...FIND_CONFIRMATIONS,
    values: [number, asOf, knownAt],
  })
  return rows.map(toConfirmation)
}

const FIND_FILED = {
  name: 'find-past-filed-officers',
  text: `
    WITH filed AS (SELECT * FROM accounts.deposit WHERE enterprise_number = $1 AND ${DEPOSITED_BY_THEN})
    SELECT named.reference, named."periodEnd", named.officers
    FROM (VALUES (1)) AS one
    LEFT JOIN LATERAL (
      SELECT reference, period_end AS "periodEnd", officers
      FROM filed WHERE officers <> '[]' AND period_end IS NOT NULL
      ORDER BY period_end DESC, accounts.placed_on(deposited_on, period_end, reference) DESC NULLS LAST, reference DESC
      LIMIT 1) AS named ON true
    WHERE named.reference IS NOT NULL OR EXISTS (SELECT FROM filed WHERE ${CAN_NAME_OFFICERS})
       OR EXISTS (SELECT FROM accounts.company_lookup
                  WHERE enterprise_number = $1 AND deposits = 0 AND ($3::timestamptz IS NULL OR looked_on <= $3::date))`,
}

/** Officers of the newest filing by then that names any; undefined when it is not known whether one does. */
export async function readPastFiledOfficers(
  pool: Pool,
  number: number,
  { asOf, knownAt }: Moment,
): Promise<FiledOfficers | undefined> {
  const { rows } = await pool.query<FiledOfficers>({ ...FIND_FILED, values: [number, asOf, knownAt] })
  return rows[0]
}
