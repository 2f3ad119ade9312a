// Period covered by the data: filings by year, and the newest bankruptcy opening.

import type { Pool, PoolClient } from '../db/pool.ts'

/** Publication date of the newest bankruptcy opening, `YYYY-MM-DD`; null without any. */
export async function findNewestOpening(db: Pool | PoolClient): Promise<string | null> {
  const { rows } = await db.query<{ newest: string | null }>(
    "SELECT max(pub_date) AS newest FROM gazette.lifecycle_event WHERE event_kind = 'bankruptcy_opening'",
  )
  return rows[0]?.newest ?? null
}

/** Filings with figures by the year in which they became known. */
export async function countFilingsByYear(
  db: Pool | PoolClient,
): Promise<{ year: number; filings: number }[]> {
  const { rows } = await db.query<{ year: number; filings: number }>(`
    SELECT extract(year FROM known_from)::integer AS year, count(*)::integer AS filings
    FROM accounts.key_figures GROUP BY 1 ORDER BY 1`)
  return rows
}
