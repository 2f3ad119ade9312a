// Publications of the gazette about single companies, with the facts extracted from each.

import type { GazetteFact } from '../../domain/publications/gazette-fact.ts'
import type { PublicationKind } from '../../domain/publications/publication.ts'
import type { Supersession } from '../../domain/timeline/superseded-publications.ts'
import { type BatchLoader, createBatchLoader } from '../db/batch-loader.ts'
import type { Source } from '../db/source.ts'
import { IS_SERVABLE } from './facts.ts'
import { type ListedFact, markSuperseded } from './superseded-acts.ts'

/** A publication about a company, without its text. */
export type Act = {
  numac: string
  /** Publication date, `YYYY-MM-DD`. */
  publishedOn: string | null
  kind: PublicationKind
  /** Rubrics of the annex as filed. */
  rubrics: string[]
  /** Facts about this company; null before extraction. */
  facts: ListedFact[] | null
  /** Absent for a publication that stands. */
  supersededBy?: Supersession
}

export type ActList = {
  acts: Act[]
  total: number
  /** Publications of `total` without extraction. */
  waiting: number
}

/** Filter of publications. */
export type ActQuery = {
  limit: number
  /** Publication dates from and until, `YYYY-MM-DD`. Undated publications never match. */
  from?: string | undefined
  until?: string | undefined
  /** Publications with a fact of this type, listing only such facts; also unextracted publications. */
  type?: GazetteFact['fact'] | undefined
  /** Cursor: start after this publication, or at it if `inclusive`. */
  start?: { publishedOn: string | null; numac: string; inclusive: boolean } | undefined
}

// Acts belong to a company by their listing; notices and register lists by their facts or, before extraction, by
// the numbers in their text. Facts are joined after LIMIT. `<> 0` matches the partial index on publications.
const LIST_ACTS = {
  name: 'list-acts',
  text: `
    SELECT n AS enterprise_number, listed.*,
           CASE WHEN extractor_version IS NULL AND aggregated.facts IS NULL THEN NULL
                ELSE coalesce(aggregated.facts, '[]') END AS facts
    FROM unnest($1::integer[]) AS n
    CROSS JOIN LATERAL (SELECT * FROM (
      SELECT numac, published_on AS "publishedOn", kind, rubrics, extractor_version, count(*) OVER ()::int AS total,
             count(*) FILTER (WHERE extractor_version IS NULL) OVER ()::int AS waiting
      FROM (SELECT numac FROM gazette.publication WHERE enterprise_number = n AND enterprise_number <> 0
            UNION
            SELECT numac FROM gazette.fact WHERE enterprise_number = n
            UNION
            SELECT numac FROM gazette.unread_text WHERE enterprise_number = n) AS mine
      JOIN gazette.publication USING (numac)
      WHERE ($3::date IS NULL OR published_on >= $3) AND ($4::date IS NULL OR published_on <= $4)
        AND ($5::text IS NULL OR extractor_version IS NULL
             OR EXISTS (SELECT FROM gazette.fact f WHERE f.numac = mine.numac AND f.enterprise_number = n AND f.kind = $5
                       AND ${IS_SERVABLE}))
    ) AS chosen
    WHERE $6::text IS NULL OR (coalesce("publishedOn", '-infinity'), numac) < (coalesce($7::date, '-infinity'), $6)
          OR ($8::boolean AND numac = $6)
    ORDER BY "publishedOn" DESC NULLS LAST, numac DESC
    LIMIT $2) AS listed
    CROSS JOIN LATERAL (
      SELECT json_agg(body ORDER BY ordinal) AS facts FROM gazette.fact f
      WHERE f.enterprise_number = n AND f.numac = listed.numac AND ($5::text IS NULL OR f.kind = $5)
            AND ${IS_SERVABLE}) AS aggregated
    ORDER BY n, "publishedOn" DESC NULLS LAST, numac DESC`,
}

type Row = Act & {
  enterprise_number: number
  extractor_version: number | null
  total: number
  waiting: number
}

/**
 * The `limit` newest matching publications per company, newest first and undated last, with the total. Companies
 * without publications are absent.
 */
export function createActReader(gazette: Source, query: ActQuery): BatchLoader<ActList> {
  const chosen = toParameters(query)
  return createBatchLoader('acts', numbers =>
    gazette.run(async pool => {
      const { rows } = await pool.query<Row>({ ...LIST_ACTS, values: [numbers, ...chosen] })
      const found = new Map<number, ActList>()
      for (const { enterprise_number, extractor_version: _, total, waiting, ...act } of rows) {
        const existing = found.get(enterprise_number)
        if (existing) existing.acts.push(act)
        else found.set(enterprise_number, { acts: [act], total, waiting })
      }
      await markSuperseded(pool, found)
      return found
    }),
  )
}

function toParameters({ limit, from, until, type, start }: ActQuery): unknown[] {
  return [
    limit,
    from ?? null,
    until ?? null,
    type ?? null,
    start?.numac ?? null,
    start?.publishedOn ?? null,
    start?.inclusive ?? false,
  ]
}
