// Days of the gazette that were fetched completely, validators for conditional requests, and the lock that allows
// one fetch at a time.

import { tryAdvisoryLock } from '../db/advisory-lock.ts'
import type { Pool } from '../db/pool.ts'

const LOCK = 20_261_124

/** Key in the counts of an act that was skipped because OCR is off. */
const LEFT_SCANNED = 'left_scanned'

/** `withScans`: days with acts skipped because they are scans count as not fetched. */
type FetchedOptions = { withScans: boolean }

/** Whether a part of a day (`YYYY-MM-DD`) was fetched completely. */
export async function isFetched(
  pool: Pool,
  day: string,
  part: string,
  { withScans }: FetchedOptions,
): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'is-fetched',
    text: `SELECT FROM intake.gazette_fetch WHERE day = $1 AND part = $2
           AND NOT ($3 AND EXISTS (SELECT FROM intake.gazette_fetch a
                                   WHERE a.day = $1 AND a.counts ? '${LEFT_SCANNED}' AND (a.part = $2 OR $2 = 'annex')))`,
    values: [day, part, withScans],
  })
  return rowCount === 1
}

/** Records a completely fetched part, with counts; `leftScanned` for an act skipped because it is a scan. */
export async function markFetched(
  pool: Pool,
  day: string,
  part: string,
  counts: Record<string, number>,
  leftScanned = false,
): Promise<void> {
  await pool.query({
    name: 'mark-fetched',
    text: `INSERT INTO intake.gazette_fetch (day, part, counts) VALUES ($1, $2, $3)
           ON CONFLICT (day, part) DO UPDATE SET counts = excluded.counts, done_at = now()`,
    values: [day, part, JSON.stringify(leftScanned ? { ...counts, [LEFT_SCANNED]: 1 } : counts)],
  })
}

/** Deletes the fetch records of a range of days, both ends included; their publications stay. */
export async function forgetFetched(pool: Pool, from: string, to: string): Promise<void> {
  await pool.query('DELETE FROM intake.gazette_fetch WHERE day BETWEEN $1 AND $2', [from, to])
}

export type FetchPart = 'gazette' | 'annex'

const ITEMS = { gazette: ['article:%', 'issue:%'], annex: ['act:%'] }

/**
 * The day to resume from: the first one without a complete `part`, at most 30 days before the newest complete one
 * and not before the first that was started. Null when none was started.
 */
export async function findResumeDay(pool: Pool, part: FetchPart): Promise<string | null> {
  const { rows } = await pool.query<{ day: string | null }>(
    `WITH whole AS (SELECT max(day) AS newest FROM intake.gazette_fetch WHERE part = $1),
          begun AS (SELECT min(f.day) AS first, max(f.day) AS last FROM intake.gazette_fetch f, whole
                    WHERE (f.part = $1 OR f.part LIKE ANY ($2)) AND (newest IS NULL OR f.day >= newest - 30))
     SELECT min(d)::date AS day FROM begun, generate_series(first, last + 1, '1 day') AS d
     WHERE NOT EXISTS (SELECT FROM intake.gazette_fetch w WHERE w.day = d::date AND w.part = $1)`,
    [part, ITEMS[part]],
  )
  return rows[0]?.day ?? null
}

/**
 * Acquires the fetch lock until the returned function is called or the process ends; null when another process
 * holds it. Two fetches at once would exceed the client limits.
 */
export function acquireFetchLock(pool: Pool): Promise<(() => Promise<void>) | null> {
  return tryAdvisoryLock(pool, LOCK)
}

/** Stored validator of a URL, or null. */
export async function findValidator<T>(pool: Pool, url: string): Promise<T | null> {
  const { rows } = await pool.query<{ validator: T }>(
    'SELECT validator FROM intake.gazette_validator WHERE url = $1',
    [url],
  )
  return rows[0]?.validator ?? null
}

/** Upserts validators by URL. */
export async function storeValidators(pool: Pool, validators: readonly { url: string }[]): Promise<void> {
  if (validators.length === 0) return
  await pool.query(
    `INSERT INTO intake.gazette_validator (url, validator)
     SELECT DISTINCT ON (v->>'url') v->>'url', v FROM jsonb_array_elements($1::jsonb) AS v
     ON CONFLICT (url) DO UPDATE SET validator = excluded.validator, seen_at = now()`,
    [JSON.stringify(validators)],
  )
}
