// What the gazette published about single companies, publication by publication, with the facts taken from each.

import type { GazetteFact } from '../../domain/gazette-fact.ts'
import type { PublicationKind } from '../../domain/publication.ts'
import { createPointReader, type PointReader } from '../point-reader.ts'
import type { Source } from '../source.ts'

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

export type ActList = {
  acts: Act[]
  total: number
  /** Publications of `total` that are not read yet. */
  waiting: number
}

// Acts are a company's by their listing, notices and register lists by the facts found in them, or by the numbers that they
// print as long as they are not read. The facts are read for those that are listed only. `<> 0` is what the partial index of publications asks for.
const LIST_ACTS = {
  name: 'list-acts',
  text: `
    SELECT n AS enterprise_number, listed.*,
           CASE WHEN extractor_version IS NULL AND held.facts IS NULL THEN NULL
                ELSE coalesce(held.facts, '[]') END AS facts
    FROM unnest($1::integer[]) AS n
    CROSS JOIN LATERAL (
      SELECT numac, published_on AS "publishedOn", kind, rubrics, extractor_version, count(*) OVER ()::int AS total,
             count(*) FILTER (WHERE extractor_version IS NULL) OVER ()::int AS waiting
      FROM (SELECT numac FROM gazette.publication WHERE enterprise_number = n AND enterprise_number <> 0
            UNION
            SELECT numac FROM gazette.fact WHERE enterprise_number = n
            UNION
            SELECT numac FROM gazette.unread_text WHERE enterprise_number = n) AS mine
      JOIN gazette.publication USING (numac)
      ORDER BY published_on DESC NULLS LAST, numac DESC
      LIMIT $2) AS listed
    CROSS JOIN LATERAL (
      SELECT json_agg(body ORDER BY ordinal) AS facts FROM gazette.fact f
      WHERE f.enterprise_number = n AND f.numac = listed.numac) AS held
    ORDER BY n, "publishedOn" DESC NULLS LAST, numac DESC`,
}

type Row = Act & {
  enterprise_number: number
  extractor_version: number | null
  total: number
  waiting: number
}

/**
 * The `limit` newest publications by company, newest first and undated last, and how many there are. Companies without
 * any are not found.
 */
export function createActReader(gazette: Source, limit: number): PointReader<ActList> {
  return createPointReader('acts', numbers =>
    gazette.run(async pool => {
      const { rows } = await pool.query<Row>({ ...LIST_ACTS, values: [numbers, limit] })
      const found = new Map<number, ActList>()
      for (const { enterprise_number, extractor_version: _, total, waiting, ...act } of rows) {
        const held = found.get(enterprise_number)
        if (held) held.acts.push(act)
        else found.set(enterprise_number, { acts: [act], total, waiting })
      }
      return found
    }),
  )
}
