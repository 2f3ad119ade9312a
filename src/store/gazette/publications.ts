// Publications of the gazette with their texts.

import { type EnterpriseNumber, enterpriseNumberFrom } from '../../domain/company/enterprise-number.ts'
import type { Publication } from '../../domain/publications/publication.ts'
import type { Pool, PoolClient } from '../db/pool.ts'
import { clearUnread } from './unread-publications.ts'

// Extraction progress of a company's publications, and the state of the extraction queue.

export type ExtractionCounts = {
  onFile: number
  /** Publications that have been extracted. */
  extracted: number
  /** Publications with at least one fact about the company. */
  withFacts: number
  /** Publications on which the extractor failed; another version retries them. */
  failed: number
  /** Publication dates, `YYYY-MM-DD`. */
  oldestOn: string | null
  newestOn: string | null
}

// `<> 0` matches the partial index on publications.
const COUNT_EXTRACTION = {
  name: 'count-extraction',
  text: `
    WITH with_facts AS (SELECT DISTINCT numac FROM gazette.fact WHERE enterprise_number = $1), mine AS (
      SELECT numac FROM gazette.publication WHERE enterprise_number = $1 AND enterprise_number <> 0
      UNION SELECT numac FROM with_facts
      UNION SELECT numac FROM gazette.unread_text WHERE enterprise_number = $1
    )
    SELECT count(*)::int AS "onFile", count(extractor_version)::int AS extracted, count(with_facts.numac)::int AS "withFacts",
           count(*) FILTER (WHERE extractor_version IS NULL AND failed_version IS NOT NULL)::int AS failed,
           min(published_on) AS "oldestOn", max(published_on) AS "newestOn"
    FROM mine JOIN gazette.publication p USING (numac) LEFT JOIN with_facts USING (numac)`,
}

export async function countExtraction(pool: Pool, number: EnterpriseNumber): Promise<ExtractionCounts> {
  const { rows } = await pool.query<ExtractionCounts>({ ...COUNT_EXTRACTION, values: [Number(number)] })
  return rows[0] as ExtractionCounts
}

// Longer ones are issues of many notices, which no answer waits for.
const MAX_TEXT_BYTES = 300_000
const READ_TEXTS = {
  name: 'publication-texts',
  text: `SELECT numac, body FROM gazette.publication WHERE numac = ANY ($1) AND octet_length(body) <= ${MAX_TEXT_BYTES}`,
}

/** Texts as received, with private data in them, by numac. Absent: unknown, or too long. */
export async function readTexts(pool: Pool, numacs: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ numac: string; body: string }>({ ...READ_TEXTS, values: [numacs] })
  return new Map(rows.map(({ numac, body }) => [numac, body]))
}

export type QueueCounts = {
  /** Queued jobs, each of up to some hundred publications. */
  queued: number
  active: number
}

const HAS_QUEUE = { name: 'has-queue', text: `SELECT to_regclass('pgboss.job') IS NOT NULL AS there` }
const COUNT_JOBS = {
  name: 'count-extraction-jobs',
  text: `
    SELECT count(*) FILTER (WHERE state < 'active')::int AS queued, count(*) FILTER (WHERE state = 'active')::int AS active
    FROM pgboss.job WHERE name = 'gazette-extract' AND state <= 'active'`,
}

/** Extraction jobs of all companies; zero before the queue was created. */
export async function countExtractionJobs(pool: Pool): Promise<QueueCounts> {
  const { rows } = await pool.query<{ there: boolean }>(HAS_QUEUE)
  if (!rows[0]?.there) return { queued: 0, active: 0 }
  const { rows: counted } = await pool.query<QueueCounts>(COUNT_JOBS)
  return counted[0] as QueueCounts
}

type Db = Pool | PoolClient

type Row = Omit<Publication, 'publishedOn' | 'printedNumber' | 'enterpriseNumber' | 'text'> & {
  published_on: string | null
  printed_number: string | null
  enterprise_number: number
  body: string
}

/**
 * Reads publications and locks them for the caller's transaction, in numac order; `waitingOnly` leaves out
 * extracted ones.
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

/** Marks publications as extracted by this version of the extractor. */
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
 * Marks publications on which this version of the extractor failed. Earlier facts stay; publications without facts
 * wait for another version or text.
 */
export async function markFailed(db: Db, numacs: readonly string[], version: number): Promise<void> {
  await db.query({
    text: 'UPDATE gazette.publication SET failed_version = $2 WHERE numac = ANY ($1)',
    values: [numacs, version],
  })
}

/** All publications, those not extracted by `version`, or those never extracted. */
export type PublicationFilter = 'all' | 'outdated' | 'waiting'

const FILTER_SQL: Record<PublicationFilter, (version: number) => string> = {
  all: () => 'true',
  outdated: version => `(extractor_version IS NULL OR extractor_version < ${version})`,
  // Texts on which this version failed are skipped.
  waiting: version => `extractor_version IS NULL AND failed_version IS DISTINCT FROM ${version}`,
}

/** Up to `limit` numacs after `after`, in order. */
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

/** Counts publications: all, unextracted, failed, and the newest date. */
export async function countPublications(db: Db): Promise<PublicationCounts> {
  const { rows } = await db.query<PublicationCounts>(
    `SELECT count(*)::int AS total, count(*) FILTER (WHERE extractor_version IS NULL)::int AS waiting,
            count(*) FILTER (WHERE extractor_version IS NULL AND failed_version IS NOT NULL)::int AS failed,
            max(published_on) AS "newestOn"
     FROM gazette.publication`,
  )
  return rows[0] as PublicationCounts
}
