// What the acts of a company changed, for its history: per publication, without names of officers.

import type { CompanyChange, MandateChange } from '../../domain/publications/gazette-fact.ts'
import type { Pool } from '../db/pool.ts'
import { IS_SERVABLE } from './facts.ts'

/** One change of the company, or the counts of changed mandates, as stated in a publication. */
export type ActChange = {
  numac: string
  /** `YYYY-MM-DD`. */
  publishedOn: string | null
} & ({ change: CompanyChange; before: string | null; after: string | null } | { mandates: MandateCounts })

export type MandateCounts = Partial<Record<Exclude<MandateChange, 'confirmation'>, number>>

const READ = {
  name: 'read-act-history',
  text: `
    SELECT numac, published_on::text AS "publishedOn", change, before, after, mandates
    FROM (
      SELECT numac, body->>'change' AS change, body->>'before' AS before, body->>'after' AS after,
             NULL::jsonb AS mandates
      FROM gazette.fact WHERE enterprise_number = $1::integer AND kind = 'company_change'
      UNION ALL
      SELECT numac, NULL, NULL, NULL, jsonb_object_agg(change, stated)
      FROM (SELECT numac, body->>'change' AS change, count(*) AS stated
            FROM gazette.fact
            WHERE enterprise_number = $1::integer AND kind = 'mandate' AND body->>'change' <> 'confirmation'
              AND ${IS_SERVABLE}
            GROUP BY 1, 2) counted
      GROUP BY numac
    ) stated
    JOIN gazette.publication USING (numac)
    ORDER BY published_on DESC NULLS LAST, numac DESC LIMIT $2`,
}

type Row = {
  numac: string
  publishedOn: string | null
  change: CompanyChange | null
  before: string | null
  after: string | null
  mandates: MandateCounts | null
}

/** The newest `limit` changes, newest publication first. */
export async function readActHistory(
  pool: Pool,
  enterpriseNumber: number,
  limit: number,
): Promise<ActChange[]> {
  const { rows } = await pool.query<Row>({ ...READ, values: [enterpriseNumber, limit] })
  return rows.map(({ numac, publishedOn, change, before, after, mandates }) =>
    change === null
      ? { numac, publishedOn, mandates: mandates ?? {} }
      : { numac, publishedOn, change, before, after },
  )
}
