// Mandates from which people are derived, by company, with what else connects companies.

import type { CompanyContext, StoredMandate } from '../../domain/people/collect-appearances.ts'
import type { PoolClient } from '../db/pool.ts'
import { readCursor } from '../db/read-cursor.ts'

export type CompanyMandates = CompanyContext & { mandates: StoredMandate[] }

// Mandates that rest on doubtful statements alone would make wrong people. Court-appointed roles have no holder key.
const READ = (condition: string) => `
  SELECT m.enterprise_number AS company, c.zip, CASE WHEN NOT c.natural_person THEN c.street END AS street,
    c.primary_nace AS activity,
    coalesce(o.related, '{}') AS related, m.mandates
  FROM (
    SELECT enterprise_number, json_agg(json_build_object(
             'name', name, 'holderIsCompany', role_kind = 'director_company', 'holderKey', holder_key,
             'holderNumber', holder_number, 'representative', representative, 'numacs', numacs)
             ORDER BY name, source_numac, office) AS mandates
    FROM gazette.mandate
    WHERE holder_key IS NOT NULL AND NOT doubts @> '[{"reason": "doubtful_statement"}]' AND ${condition}
    GROUP BY enterprise_number
  ) m
  LEFT JOIN register.company c USING (enterprise_number)
  LEFT JOIN LATERAL (
    SELECT array_agg(DISTINCT number) AS related FROM (
      SELECT party_number AS number FROM accounts.ownership
      WHERE enterprise_number = m.enterprise_number AND newest AND party_number IS NOT NULL
      UNION ALL
      SELECT enterprise_number FROM accounts.ownership
      WHERE party_number = m.enterprise_number AND newest
    ) linked
  ) o ON true
  ORDER BY m.enterprise_number`

/** Of the companies `numbers`; those without mandates are absent. */
export async function readCompanyMandates(
  client: PoolClient,
  numbers: readonly number[],
): Promise<CompanyMandates[]> {
  const { rows } = await client.query<CompanyMandates>({
    text: READ('enterprise_number = ANY ($1::integer[])'),
    values: [numbers],
  })
  return rows
}

const BATCH = 5_000

/** Of all companies, in batches by ascending number; within the caller's transaction. */
export function readAllCompanyMandates(client: PoolClient): AsyncGenerator<CompanyMandates[]> {
  return readCursor(client, 'company_mandates', READ('true'), BATCH)
}
