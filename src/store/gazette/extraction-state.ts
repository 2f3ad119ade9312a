// How far the texts about a company have been read, and how busy the queue is that reads them.

import type { EnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import type { Pool } from '../db/pool.ts'

export type ExtractionCounts = {
  /** Publications about the company. */
  onFile: number
  /** Those from which facts have been taken. */
  extracted: number
  /** Those of which at least one fact is about the company. */
  withFacts: number
  /** Those that are unread because the extractor failed on their text: another version of it tries again. */
  failed: number
  /** Days of publication, `YYYY-MM-DD`. */
  oldestOn: string | null
  newestOn: string | null
}

// `<> 0` is what the partial index of publications asks for.
const COUNT_EXTRACTION = {
  name: 'count-extraction',
  text: `
    WITH told AS (SELECT DISTINCT numac FROM gazette.fact WHERE enterprise_number = $1), mine AS (
      SELECT numac FROM gazette.publication WHERE enterprise_number = $1 AND enterprise_number <> 0
      UNION SELECT numac FROM told
      UNION SELECT numac FROM gazette.unread_text WHERE enterprise_number = $1
    )
    SELECT count(*)::int AS "onFile", count(extractor_version)::int AS extracted, count(told.numac)::int AS "withFacts",
           count(*) FILTER (WHERE extractor_version IS NULL AND failed_version IS NOT NULL)::int AS failed,
           min(published_on) AS "oldestOn", max(published_on) AS "newestOn"
    FROM mine JOIN gazette.publication p USING (numac) LEFT JOIN told USING (numac)`,
}

/** Counts over all publications about a company. */
export async function countExtraction(pool: Pool, number: EnterpriseNumber): Promise<ExtractionCounts> {
  const { rows } = await pool.query<ExtractionCounts>({ ...COUNT_EXTRACTION, values: [Number(number)] })
  return rows[0] as ExtractionCounts
}

export type QueueCounts = {
  /** Jobs that wait, each of up to some hundred publications. */
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

/** Jobs of the whole service; none before the queue was ever opened on this database. */
export async function countExtractionJobs(pool: Pool): Promise<QueueCounts> {
  const { rows } = await pool.query<{ there: boolean }>(HAS_QUEUE)
  if (!rows[0]?.there) return { queued: 0, active: 0 }
  const { rows: counted } = await pool.query<QueueCounts>(COUNT_JOBS)
  return counted[0] as QueueCounts
}
