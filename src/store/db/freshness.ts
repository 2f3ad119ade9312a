// How fresh the data are, told by the ends of indexes and by tables of a few rows: cheap however large the rest is.

import type { Pool } from './pool.ts'

export type GazetteFreshness = {
  /** Newest day of publication, `YYYY-MM-DD`. */
  newestOn: string | null
  /** Publications from which no facts were taken yet; not counted beyond `COUNTED_AT_MOST`. */
  waiting: number
}

/** Counting further would read as many rows as a large import has. */
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
  /** Newest day of deposit, `YYYY-MM-DD`. */
  newestOn: string | null
  /** When a deposit was last received. */
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

// One row of the view, by the index of the events: that it can be read.
const READ_VIEW = { name: 'probe-rollup-view', text: 'SELECT enterprise_number FROM gazette.rollup LIMIT 1' }

/** Fails when the view cannot be read. */
export async function probeRollupView(pool: Pool): Promise<void> {
  await pool.query(READ_VIEW)
}

/** Fails when the database does not answer. */
export async function probeDatabase(pool: Pool): Promise<void> {
  await pool.query('SELECT 1')
}
