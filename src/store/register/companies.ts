// Register facts of companies, by number and by name.

import type { Absence, CompanyFacts } from '../../domain/company/company.ts'
import { enterpriseNumberFrom } from '../../domain/company/enterprise-number.ts'
import type { Namesake } from '../../domain/company/match-namesake.ts'
import { versionOfMain } from '../../domain/nace-codes.ts'
import { type BatchLoader, createBatchLoader } from '../db/batch-loader.ts'
import type { Pool, PoolClient } from '../db/pool.ts'
import type { Source } from '../db/source.ts'

// Checks whether the register has a company, including removed ones.

export async function hasCompany(pool: Pool, enterpriseNumber: number): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'has-company',
    text: 'SELECT FROM register.company WHERE enterprise_number = $1',
    values: [enterpriseNumber],
  })
  return rowCount === 1
}

/** For a company outside the newest extract. */
export async function readAbsence(pool: Pool, enterpriseNumber: number): Promise<Absence> {
  const { rows } = await pool.query<Absence>({
    name: 'read-absence',
    text: `
      SELECT c.enterprise_number IS NOT NULL AS "wasRegistered", c.left_on::text AS "leftOn",
             (SELECT min(snapshot_date)::text FROM intake.register_load
              WHERE undone_by IS NULL AND is_sample = (SELECT is_sample FROM intake.register_load
                                                       ORDER BY load_id DESC LIMIT 1)) AS "firstExtractOn"
      FROM (SELECT $1::integer AS enterprise_number) searched
      LEFT JOIN register.company c USING (enterprise_number)`,
    values: [enterpriseNumber],
  })
  return rows[0] as Absence
}

// Registered seats as single lines.

/** By enterprise number, as `Street 1, 1000 Town`; companies without a known seat are left out. */
export async function findSeats(
  client: Pool | PoolClient,
  numbers: readonly number[],
): Promise<Map<number, string>> {
  if (numbers.length === 0) return new Map()
  const { rows } = await client.query<{ enterprise_number: number; seat: string }>({
    text: `SELECT enterprise_number, concat_ws(', ', street, nullif(concat_ws(' ', zip, city), '')) AS seat
           FROM register.company
           WHERE enterprise_number = ANY ($1) AND NOT natural_person AND city IS NOT NULL`,
    values: [numbers],
  })
  return new Map(rows.map(({ enterprise_number, seat }) => [enterprise_number, seat]))
}

// Companies by name, with the addresses that distinguish namesakes.

/** Companies, including removed ones, with a denomination of one of these keys; at most 50 per key. */
export async function findNamesakes(client: PoolClient, nameKeys: readonly number[]): Promise<Namesake[]> {
  const { rows } = await client.query<Namesake>({
    text: `
      SELECT found.enterprise_number AS "enterpriseNumber", found.name_key::float8 AS "nameKey",
             c.natural_person AS "naturalPerson", a.places
      FROM unnest($1::bigint[]) AS k(name_key)
      CROSS JOIN LATERAL (
        SELECT DISTINCT d.enterprise_number, d.name_key
        FROM register.denomination d WHERE d.name_key = k.name_key LIMIT 50
      ) found
      JOIN register.company c USING (enterprise_number)
      CROSS JOIN LATERAL (
        SELECT coalesce(json_agg(json_build_object(
          'zip', zipcode, 'streetNl', street_nl, 'streetFr', street_fr, 'houseNumber', house_number)), '[]') AS places
        FROM register.address WHERE enterprise_number = found.enterprise_number
      ) a`,
    values: [nameKeys],
  })
  return rows
}

/** By `$1`, an array of enterprise numbers. */
export const FIND_COMPANIES = {
  name: 'find-companies',
  text: `
    SELECT enterprise_number, legal_name, legal_form, primary_nace, nace_2008, street, zip, city, situation,
           natural_person, in_register
    FROM register.company
    WHERE enterprise_number = ANY ($1::integer[])`,
}

export type CompanyRow = {
  enterprise_number: number
  legal_name: string
  legal_form: string | null
  primary_nace: string | null
  nace_2008: string | null
  street: string | null
  zip: string | null
  city: string | null
  situation: string | null
  natural_person: boolean
  in_register: boolean
}

/** Companies by enterprise number, including removed ones. */
export function createCompanyReader(register: Source): BatchLoader<CompanyFacts> {
  return createBatchLoader('companies', numbers => register.run(pool => readCompanies(pool, numbers)))
}

/** The same in one statement of the caller's. */
export async function readCompanies(
  pool: Pool,
  numbers: readonly number[],
): Promise<Map<number, CompanyFacts>> {
  const { rows } = await pool.query<CompanyRow>({ ...FIND_COMPANIES, values: [numbers] })
  return new Map(rows.map(row => [row.enterprise_number, toFacts(row)]))
}

export function toFacts(row: CompanyRow): CompanyFacts {
  const { street, zip, city } = row
  return {
    enterpriseNumber: enterpriseNumberFrom(row.enterprise_number),
    legalName: row.legal_name,
    legalForm: row.legal_form,
    primaryNace: row.primary_nace,
    naceVersion: versionOfMain(row.primary_nace, row.nace_2008),
    address: street === null && zip === null && city === null ? null : { street, zip, city },
    situationCode: row.situation,
    naturalPerson: row.natural_person,
    inRegister: row.in_register,
  }
}
