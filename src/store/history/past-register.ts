// The register as it stood at a moment: companies, records and establishments of one company. Names of codes are not part
// of it; those of today apply.

import type { Moment } from '../../domain/changes/moment.ts'
import type { CompanyFacts } from '../../domain/company/company.ts'
import type { EnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import type { EstablishmentPage, RegisterRecord } from '../../domain/company/register-record.ts'
import type { Pool } from '../db/pool.ts'
import { type CompanyRow, FIND_COMPANIES, findSeats, toFacts } from '../register/companies.ts'
import {
  type EstablishmentQuery,
  type EstablishmentsRow,
  establishmentValues,
  LIST_ESTABLISHMENTS,
  toEstablishmentPage,
} from '../register/establishments.ts'
import { FIND_RECORD, type RecordRow, toRecord } from '../register/record.ts'
import { inThePast, pastValues } from './past-tables.ts'

const FIND_PAST_COMPANY = {
  name: 'find-past-company',
  text: inThePast(FIND_COMPANIES.text.replace('= ANY ($1::integer[])', '= $1::integer')),
}

const FIND_PAST_RECORD = { name: 'find-past-record', text: inThePast(FIND_RECORD.text) }

// The moment's parameters come before those of the page.
const LIST_PAST_ESTABLISHMENTS = {
  name: 'list-past-establishments',
  text: inThePast(
    LIST_ESTABLISHMENTS.text.replaceAll('$3::integer', '$5::integer').replaceAll('$2::bigint', '$4::bigint'),
  ),
}

/** Undefined when the register did not have the company then, or when nothing is known of that moment. */
export async function readPastCompany(
  pool: Pool,
  enterpriseNumber: number,
  moment: Moment,
): Promise<CompanyFacts | undefined> {
  const { rows } = await pool.query<CompanyRow>({
    ...FIND_PAST_COMPANY,
    values: pastValues(enterpriseNumber, moment),
  })
  return rows[0] && toFacts(rows[0])
}

/** As `readPastCompany`. */
export async function readPastRecord(
  pool: Pool,
  enterpriseNumber: number,
  moment: Moment,
): Promise<RegisterRecord | undefined> {
  const { rows } = await pool.query<RecordRow>({
    ...FIND_PAST_RECORD,
    values: pastValues(enterpriseNumber, moment),
  })
  return rows[0] && toRecord(rows[0])
}

/** One page of the establishments of that moment; see `readKnownSince` for what an empty one tells. */
export async function readPastEstablishments(
  pool: Pool,
  number: EnterpriseNumber,
  query: EstablishmentQuery,
  moment: Moment,
): Promise<EstablishmentPage> {
  const [, after, limit] = establishmentValues(number, query)
  const { rows } = await pool.query<EstablishmentsRow>({
    ...LIST_PAST_ESTABLISHMENTS,
    values: [...pastValues(Number(number), moment), after, limit],
  })
  return toEstablishmentPage(rows[0], query.limit)
}

type KnownSince = {
  /** Snapshot date of the first extract of the history, `YYYY-MM-DD`: of earlier days nothing is known. */
  firstExtractOn: string
  /** When it was loaded, ISO 8601: before that time nothing was known. */
  loadedAt: string
}

/** Null before the first load. */
export async function readKnownSince(pool: Pool): Promise<KnownSince | null> {
  const { rows } = await pool.query<{ firstExtractOn: string; loadedAt: Date }>({
    name: 'read-register-start',
    text: `SELECT snapshot_date::text AS "firstExtractOn", finished_at AS "loadedAt"
           FROM history.register_start JOIN intake.register_load USING (load_id)`,
  })
  return rows[0] ? { ...rows[0], loadedAt: rows[0].loadedAt.toISOString() } : null
}

/** Snapshot date of the first extract of the history, `YYYY-MM-DD`; null before it. */
export async function firstExtractOn(pool: Pool): Promise<string | null> {
  return (await readKnownSince(pool))?.firstExtractOn ?? null
}

/**
 * Seats of companies as of `moment`, by enterprise number, as `Street 1, 1000 Town`; natural persons and companies without a
 * known seat are left out. Of moments before the first extract they are today's.
 */
export async function readPastSeats(
  pool: Pool,
  numbers: readonly number[],
  moment: Moment,
): Promise<Map<number, string>> {
  const start = await firstExtractOn(pool)
  if (start === null || moment.asOf < start) return findSeats(pool, numbers)
  const seats = new Map<number, string>()
  for (const number of numbers) {
    const company = await readPastCompany(pool, number, moment)
    if (!company?.address?.city || company.naturalPerson) continue
    const { street, zip, city } = company.address
    seats.set(number, [street, [zip, city].filter(Boolean).join(' ')].filter(Boolean).join(', '))
  }
  return seats
}
