// Establishments of a company, page by page in the order of their numbers: a page is an index range.

import type { EnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import type {
  EstablishmentPage,
  RecordActivity,
  RecordAddress,
  RecordName,
} from '../../domain/company/register-record.ts'
import type { Pool } from '../db/pool.ts'
import { activitiesOf, addressOf, namesOf, toTenDigits } from './record-columns.ts'

/** Longest lists of one establishment. */
const ESTABLISHMENT_LIMITS = { names: 20, activities: 100 } as const

export type EstablishmentQuery = {
  /** Establishments with a higher number; null from the first one on. */
  after: string | null
  limit: number
}

// More than the largest company has.
const MAX_COUNTED = 100_000

/** `$1` to `$3`: see `establishmentValues`. */
export const LIST_ESTABLISHMENTS = {
  name: 'list-establishments',
  text: `
    SELECT (SELECT count(*)::int FROM (SELECT FROM register.establishment WHERE enterprise_number = $1::integer
            LIMIT ${MAX_COUNTED}) counted) AS total,
           (SELECT json_agg(json_build_object('number', s.establishment_number, 'startDate', s.start_date,
                     'names', n.names, 'address', a.address, 'activities', v.activities,
                     'activityCount', v.activity_count) ORDER BY s.establishment_number)
            FROM (SELECT establishment_number, start_date FROM register.establishment
                  WHERE enterprise_number = $1::integer AND establishment_number > $2::bigint
                  ORDER BY establishment_number LIMIT $3::integer) s
            CROSS JOIN LATERAL (${namesOf('$1::integer', 's.establishment_number', ESTABLISHMENT_LIMITS.names)}) n
            LEFT JOIN LATERAL (${addressOf('$1::integer', 's.establishment_number')}) a ON true
            CROSS JOIN LATERAL (${activitiesOf('$1::integer', 's.establishment_number', ESTABLISHMENT_LIMITS.activities)}) v
           ) AS establishments`,
}

type EstablishmentRow = {
  number: number
  startDate: string | null
  names: RecordName[]
  address: RecordAddress | null
  activities: RecordActivity[]
  activityCount: number
}

export type EstablishmentsRow = { total: number; establishments: EstablishmentRow[] | null }

/** One page; empty for a company without establishments. */
export async function listEstablishments(
  pool: Pool,
  number: EnterpriseNumber,
  query: EstablishmentQuery,
): Promise<EstablishmentPage> {
  const { rows } = await pool.query<EstablishmentsRow>({
    ...LIST_ESTABLISHMENTS,
    values: establishmentValues(number, query),
  })
  return toEstablishmentPage(rows[0], query.limit)
}

/** Enterprise number, number after which the page begins, and rows: one more tells whether there is a next page. */
export function establishmentValues(
  number: EnterpriseNumber,
  { after, limit }: EstablishmentQuery,
): [number, string, number] {
  return [Number(number), after ?? '0', limit + 1]
}

/** The page of at most `limit` establishments. */
export function toEstablishmentPage(row: EstablishmentsRow | undefined, limit: number): EstablishmentPage {
  const found = row?.establishments ?? []
  const establishments = found
    .slice(0, limit)
    .map(({ number: filed, ...establishment }) => ({ number: toTenDigits(filed), ...establishment }))
  return {
    total: row?.total ?? 0,
    establishments,
    next: found.length > limit ? (establishments.at(-1)?.number ?? null) : null,
  }
}
