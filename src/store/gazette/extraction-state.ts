// Extraction progress of a company's publications, and the state of the extraction queue.

import type { EnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import type { Pool } from '../db/pool.ts'

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
