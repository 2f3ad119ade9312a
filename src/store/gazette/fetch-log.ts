// Which days of the gazette were fetched whole, and what lets their pages be asked for conditionally.

import type { Pool } from '../db.ts'

/** Whether a part of a day (`YYYY-MM-DD`) was fetched whole. */
export async function isFetched(pool: Pool, day: string, part: string): Promise<boolean> {
  const { rowCount } = await pool.query('SELECT FROM intake.gazette_fetch WHERE day = $1 AND part = $2', [
    day,
    part,
  ])
  return rowCount === 1
}

/** Notes that it was, with what was found. */
export async function markFetched(
  pool: Pool,
  day: string,
  part: string,
  counts: Record<string, number>,
): Promise<void> {
  await pool.query(
    `INSERT INTO intake.gazette_fetch (day, part, counts) VALUES ($1, $2, $3)
     ON CONFLICT (day, part) DO UPDATE SET counts = excluded.counts, done_at = now()`,
    [day, part, JSON.stringify(counts)],
  )
}

/** The newest day of which `part` was fetched whole; null before the first. */
export async function findNewestFetchedDay(pool: Pool, part: string): Promise<string | null> {
  const { rows } = await pool.query<{ day: string | null }>(
    'SELECT max(day) AS day FROM intake.gazette_fetch WHERE part = $1',
    [part],
  )
  return rows[0]?.day ?? null
}

/** What was kept for an address, or null. */
export async function findValidator<T>(pool: Pool, url: string): Promise<T | null> {
  const { rows } = await pool.query<{ validator: T }>(
    'SELECT validator FROM intake.gazette_validator WHERE url = $1',
    [url],
  )
  return rows[0]?.validator ?? null
}

/** Keeps validators, each in the place of an earlier one of its address. */
export async function keepValidators(pool: Pool, validators: readonly { url: string }[]): Promise<void> {
  if (validators.length === 0) return
  await pool.query(
    `INSERT INTO intake.gazette_validator (url, validator)
     SELECT DISTINCT ON (v->>'url') v->>'url', v FROM jsonb_array_elements($1::jsonb) AS v
     ON CONFLICT (url) DO UPDATE SET validator = excluded.validator, seen_at = now()`,
    [JSON.stringify(validators)],
  )
}
