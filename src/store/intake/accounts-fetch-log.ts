// Days of the National Bank's extracts that were fetched and imported, and the lock that allows one fetch at a
// time.

import { tryAdvisoryLock } from '../db/advisory-lock.ts'
import type { Pool } from '../db/pool.ts'

const LOCK = 20_261_206

/** `begun` and `absent` only determine where a later run resumes; a day is complete with both other parts. */
type FetchPart = 'begun' | 'absent' | 'references' | 'accounts'

type PartCounts = Record<string, number>

/** Whether both parts of a day (`YYYY-MM-DD`) were imported. */
export async function isFetched(pool: Pool, day: string): Promise<boolean> {
  const { rows } = await pool.query<{ parts: number }>({
    name: 'are-accounts-fetched',
    text: `SELECT count(*)::integer AS parts FROM intake.accounts_fetch
           WHERE day = $1 AND part IN ('references', 'accounts')`,
    values: [day],
  })
  return rows[0]?.parts === 2
}

/** Records that fetching of a day started. */
export async function markStarted(pool: Pool, day: string): Promise<void> {
  await mark(pool, day, { begun: {} })
}

/** Records that the Bank has no extract of a day; it is only requested again explicitly. */
export async function markAbsent(pool: Pool, day: string): Promise<void> {
  await mark(pool, day, { absent: {} })
}

/** Records that both parts of a day were imported, with counts. */
export async function markFetched(
  pool: Pool,
  day: string,
  counts: { references: PartCounts; accounts: PartCounts },
): Promise<void> {
  await mark(pool, day, counts)
}

async function mark(pool: Pool, day: string, parts: Partial<Record<FetchPart, PartCounts>>): Promise<void> {
  await pool.query({
    name: 'mark-accounts-fetched',
    text: `INSERT INTO intake.accounts_fetch (day, part, counts)
           SELECT $1::date, key, value FROM jsonb_each($2::jsonb)
           ON CONFLICT (day, part) DO UPDATE SET counts = excluded.counts, done_at = now()`,
    values: [day, JSON.stringify(parts)],
  })
}

/** Deletes the fetch records of a range of days, both ends included; their deposits stay. */
export async function forgetFetched(pool: Pool, from: string, to: string): Promise<void> {
  await pool.query('DELETE FROM intake.accounts_fetch WHERE day BETWEEN $1 AND $2', [from, to])
}

/**
 * The day to resume from: the first one that is neither complete nor absent, at most 30 days before the newest
 * settled one and not before the first that was started. Null when none was started.
 */
export async function findResumeDay(pool: Pool): Promise<string | null> {
  const { rows } = await pool.query<{ day: string | null }>(
    `WITH settled AS (SELECT day FROM intake.accounts_fetch GROUP BY day
                      HAVING bool_or(part = 'absent')
                          OR count(*) FILTER (WHERE part IN ('references', 'accounts')) = 2),
          newest AS (SELECT max(day) AS day FROM settled),
          begun AS (SELECT min(f.day) AS first, max(f.day) AS last
                    FROM intake.accounts_fetch f, newest n WHERE n.day IS NULL OR f.day >= n.day - 30)
     SELECT min(d)::date AS day FROM begun, generate_series(first, last + 1, '1 day') AS d
     WHERE NOT EXISTS (SELECT FROM settled s WHERE s.day = d::date)`,
  )
  return rows[0]?.day ?? null
}

export type UnfetchedDeposit = { reference: string; model: string | null; depositedOn: string | null }

/** A company's deposits without figures, oldest first. */
export async function listWithoutFigures(pool: Pool, number: string): Promise<UnfetchedDeposit[]> {
  const { rows } = await pool.query<UnfetchedDeposit>({
    name: 'list-without-figures',
    text: `SELECT reference, model, deposited_on AS "depositedOn" FROM accounts.deposit
           WHERE enterprise_number = $1 AND form IS NULL ORDER BY reference`,
    values: [Number(number)],
  })
  return rows
}

/**
 * Acquires the fetch lock until the returned function is called or the process ends; null when another process
 * holds it. Two fetches at once would exceed the client limits.
 */
export function acquireFetchLock(pool: Pool): Promise<(() => Promise<void>) | null> {
  return tryAdvisoryLock(pool, LOCK)
}
