// Freshness of the data, read from index ends and small tables: cheap for any amount of data.

import type { Pool } from './pool.ts'

export type GazetteFreshness = {
  /** Newest publication date, `YYYY-MM-DD`. */
  newestOn: string | null
  /** Publications without extracted facts, counted up to `MAX_COUNTED`. */
  waiting: number
}

/** Limits the rows read after a large import. */
export const MAX_COUNTED = 10_000

const READ_GAZETTE = {
  name: 'read-gazette-freshness',
  text: `
    SELECT (SELECT max(published_on) FROM gazette.publication) AS "newestOn",
           (SELECT count(*)::int FROM (
              SELECT FROM gazette.publication WHERE extractor_version IS NULL LIMIT $1) AS counted) AS waiting`,
}

export async function readGazetteFreshness(pool: Pool): Promise<GazetteFreshness> {
  const { rows } = await pool.query<GazetteFreshness>({ ...READ_GAZETTE, values: [MAX_COUNTED] })
  return rows[0] as GazetteFreshness
}

export type AccountsFreshness = {
  /** Newest deposit date, `YYYY-MM-DD`. */
  newestOn: string | null
  loadedAt: Date | null
}

const READ_ACCOUNTS = {
  name: 'read-accounts-freshness',
  text: `
    SELECT (SELECT max(deposited_on) FROM accounts.deposit) AS "newestOn",
           (SELECT max(received_at) FROM accounts.deposit) AS "loadedAt"`,
}

export async function readAccountsFreshness(pool: Pool): Promise<AccountsFreshness> {
  const { rows } = await pool.query<AccountsFreshness>(READ_ACCOUNTS)
  return rows[0] as AccountsFreshness
}

// Reads one row through the index.
const READ_VIEW = { name: 'probe-rollup-view', text: 'SELECT enterprise_number FROM gazette.rollup LIMIT 1' }

/** Rejects when the view cannot be read. */
export async function probeRollupView(pool: Pool): Promise<void> {
  await pool.query(READ_VIEW)
}

/** Rejects when the database does not answer. */
export async function probeDatabase(pool: Pool): Promise<void> {
  await pool.query('SELECT 1')
}
