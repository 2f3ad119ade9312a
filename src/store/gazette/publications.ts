// The texts of the gazette as received.

import { enterpriseNumberFrom } from '../../domain/enterprise-number.ts'
import type { Publication } from '../../domain/publication.ts'
import type { Pool, PoolClient } from '../db.ts'

type Db = Pool | PoolClient

type Row = Omit<Publication, 'publishedOn' | 'printedNumber' | 'enterpriseNumber' | 'text'> & {
  published_on: string | null
  printed_number: string | null
  enterprise_number: number
  body: string
}

/**
 * The publications with these numacs, each locked for the caller's transaction, in numac order; `waitingOnly` leaves out those
 * from which facts were taken.
 */
export async function lockPublications(
  client: PoolClient,
  numacs: readonly string[],
  waitingOnly = false,
): Promise<Publication[]> {
  const { rows } = await client.query<Row>({
    text: `SELECT numac, kind, published_on, language, body, reading, printed_number, page, edition,
                  enterprise_number, rubrics
           FROM gazette.publication WHERE numac = ANY ($1) AND (NOT $2 OR extractor_version IS NULL)
           ORDER BY numac FOR UPDATE`,
    values: [numacs, waitingOnly],
  })
  return rows.map(({ published_on, printed_number, enterprise_number, body, ...row }) => ({
    ...row,
    text: body,
    publishedOn: published_on,
    printedNumber: printed_number,
    enterpriseNumber: enterprise_number === 0 ? null : enterpriseNumberFrom(enterprise_number),
  }))
}

/** Notes that facts were taken from these publications by this version of the extractor. */
export async function markExtracted(
  client: PoolClient,
  numacs: readonly string[],
  version: number,
): Promise<void> {
  await client.query({
    text: 'UPDATE gazette.publication SET extractor_version = $2, extracted_at = now() WHERE numac = ANY ($1)',
    values: [numacs, version],
  })
}

/**
 * Up to `limit` numacs above `after`, in order: of every publication, or only of those from which no facts were
 * taken, or by an extractor older than `olderThan`.
 */
export async function listNumacs(
  db: Db,
  { after, limit, olderThan }: { after: string; limit: number; olderThan: number | 'any' | 'none' },
): Promise<string[]> {
  const condition =
    olderThan === 'any'
      ? 'true'
      : olderThan === 'none'
        ? 'extractor_version IS NULL'
        : `(extractor_version IS NULL OR extractor_version < ${Math.trunc(olderThan)})`
  const { rows } = await db.query<{ numac: string }>(
    `SELECT numac FROM gazette.publication WHERE numac > $1 AND ${condition} ORDER BY numac LIMIT $2`,
    [after, limit],
  )
  return rows.map(({ numac }) => numac)
}

export type PublicationCounts = { total: number; waiting: number; newestOn: string | null }

/** How many texts are held, from how many no facts were taken yet, and the newest day among them. */
export async function countPublications(db: Db): Promise<PublicationCounts> {
  const { rows } = await db.query<PublicationCounts>(
    `SELECT count(*)::int AS total, count(*) FILTER (WHERE extractor_version IS NULL)::int AS waiting,
            max(published_on) AS "newestOn"
     FROM gazette.publication`,
  )
  return rows[0] as PublicationCounts
}
