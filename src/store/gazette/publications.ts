// The texts of the gazette as received.

import { enterpriseNumberFrom } from '../../domain/company/enterprise-number.ts'
import type { Publication } from '../../domain/publications/publication.ts'
import type { Pool, PoolClient } from '../db/pool.ts'
import { clearUnread } from './unread-publications.ts'

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
    text: `UPDATE gazette.publication SET extractor_version = $2, extracted_at = now(), failed_version = NULL
           WHERE numac = ANY ($1)`,
    values: [numacs, version],
  })
  await clearUnread(client, numacs)
}

/**
 * Notes that this version of the extractor failed on these publications. Those from which facts were taken before keep them;
 * the others go on waiting, for another version or another text.
 */
export async function markFailed(db: Db, numacs: readonly string[], version: number): Promise<void> {
  await db.query({
    text: 'UPDATE gazette.publication SET failed_version = $2 WHERE numac = ANY ($1)',
    values: [numacs, version],
  })
}

/** Which publications: all, those from which facts are due for `version`, or those of them that were never read. */
export type PublicationFilter = 'all' | 'outdated' | 'waiting'

const FILTER_SQL: Record<PublicationFilter, (version: number) => string> = {
  all: () => 'true',
  outdated: version => `(extractor_version IS NULL OR extractor_version < ${version})`,
  // This version would fail again on the texts on which it failed.
  waiting: version => `extractor_version IS NULL AND failed_version IS DISTINCT FROM ${version}`,
}

/** Up to `limit` numacs above `after`, in order. */
export async function listNumacs(
  db: Db,
  which: PublicationFilter,
  { after, limit, version }: { after: string; limit: number; version: number },
): Promise<string[]> {
  const { rows } = await db.query<{ numac: string }>(
    `SELECT numac FROM gazette.publication WHERE numac > $1 AND ${FILTER_SQL[which](Math.trunc(version))} ORDER BY numac LIMIT $2`,
    [after, limit],
  )
  return rows.map(({ numac }) => numac)
}

export type PublicationCounts = { total: number; waiting: number; failed: number; newestOn: string | null }

/** How many texts are held, how many of them are not read yet, on how many of these the extractor failed, and the newest day. */
export async function countPublications(db: Db): Promise<PublicationCounts> {
  const { rows } = await db.query<PublicationCounts>(
    `SELECT count(*)::int AS total, count(*) FILTER (WHERE extractor_version IS NULL)::int AS waiting,
            count(*) FILTER (WHERE extractor_version IS NULL AND failed_version IS NOT NULL)::int AS failed,
            max(published_on) AS "newestOn"
     FROM gazette.publication`,
  )
  return rows[0] as PublicationCounts
}
