// The people among the officers of a company.

import type { Pool } from '../db/pool.ts'

export type CompanyPerson = {
  personId: string
  /** Spellings in this company's mandates. */
  writings: string[]
  /** Spellings in all its companies. */
  names: string[]
}

/** Empty also while people are not derived. */
export async function readCompanyPeople(pool: Pool, enterpriseNumber: number): Promise<CompanyPerson[]> {
  const { rows } = await pool.query<CompanyPerson>({
    name: 'find-people-of-company',
    text: `
      SELECT own.person_id AS "personId", own.names AS writings, (
          SELECT array_agg(DISTINCT spelling) FROM people.appearance a, unnest(a.names) AS spelling
          WHERE a.person_id = own.person_id
        ) AS names
      FROM people.appearance own WHERE own.enterprise_number = $1`,
    values: [enterpriseNumber],
  })
  return rows
}
