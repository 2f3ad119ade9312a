// What the gazette published about single companies, publication by publication, with the facts taken from each.

import type { EnterpriseNumber } from '../../domain/enterprise-number.ts'
import type { GazetteFact } from '../../domain/gazette-fact.ts'
import type { PublicationKind } from '../../domain/publication.ts'
import type { Pool } from '../db.ts'

/** A publication about a company; its text is not part of it. */
export type Act = {
  numac: string
  /** Day of publication, `YYYY-MM-DD`. */
  publishedOn: string | null
  kind: PublicationKind
  /** Rubrics of the annex, as listed. */
  rubrics: string[]
  /** Facts about this company alone; null until facts have been taken from the text. */
  facts: GazetteFact[] | null
}

export type ActList = { acts: Act[]; total: number }

// Acts are a company's by their listing, notices and register lists by the facts found in them. The facts are read for
// those that are listed only. `<> 0` is what the partial index of publications asks for.
const LIST_ACTS = {
  name: 'list-acts',
  text: `
    WITH mine AS (
      SELECT numac FROM gazette.publication WHERE enterprise_number = $1 AND enterprise_number <> 0
      UNION
      SELECT numac FROM gazette.fact WHERE enterprise_number = $1
    ), listed AS (
      SELECT numac, published_on, kind, rubrics, extractor_version, count(*) OVER ()::int AS total
      FROM mine JOIN gazette.publication USING (numac)
      ORDER BY published_on DESC NULLS LAST, numac DESC
      LIMIT $2
    )
    SELECT numac, published_on AS "publishedOn", kind, rubrics, total,
           CASE WHEN extractor_version IS NULL AND held.facts IS NULL THEN NULL
                ELSE coalesce(held.facts, '[]') END AS facts
    FROM listed CROSS JOIN LATERAL (
      SELECT json_agg(body ORDER BY ordinal) AS facts FROM gazette.fact f
      WHERE f.enterprise_number = $1 AND f.numac = listed.numac) held
    ORDER BY published_on DESC NULLS LAST, numac DESC`,
}

/** The `limit` newest publications about a company, newest first and undated last, and how many there are. */
export async function listActs(pool: Pool, number: EnterpriseNumber, limit: number): Promise<ActList> {
  const { rows } = await pool.query<Act & { total: number }>({
    ...LIST_ACTS,
    values: [Number(number), limit],
  })
  return { acts: rows.map(({ total: _, ...act }) => act), total: rows[0]?.total ?? 0 }
}
