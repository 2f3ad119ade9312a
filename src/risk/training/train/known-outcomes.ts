// Determines the days with complete filings and known outcomes: an incompletely loaded gazette would give
// false negatives.

import type { Pool, PoolClient } from '../../../store/db/pool.ts'
import { countFilingsByYear, findNewestOpening } from '../../../store/risk/outcomes.ts'
import { twelveMonthsAfter } from './split-time.ts'

/** The gazette does not cover the twelve months after the day. */
export class OutcomesUnknownError extends Error {
  override name = 'OutcomesUnknownError'
}

/**
 * Throws `OutcomesUnknownError` when the newest bankruptcy is older than the end of the twelve months after
 * `asOf`.
 */
export async function checkOutcomesKnown(db: Pool | PoolClient, asOf: string): Promise<void> {
  const newest = await findNewestOpening(db)
  if (newest === null) {
    throw new OutcomesUnknownError(
      'No bankruptcy is on file: import the gazette first (griffie import gazette --help).',
    )
  }
  const needed = twelveMonthsAfter(asOf)
  if (isWithinSlack(newest, needed)) return
  throw new OutcomesUnknownError(
    `The newest bankruptcy on file is of ${newest}; what became of companies after ${asOf} is known only when the gazette ` +
      `is on file up to ${needed}. Choose earlier years, or fetch the gazette.`,
  )
}

/**
 * The latest 1 January whose twelve months are complete. Throws `OutcomesUnknownError` without any
 * bankruptcy.
 */
export async function findLatestDay(db: Pool | PoolClient): Promise<string> {
  const newest = await findNewestOpening(db)
  if (newest === null) {
    throw new OutcomesUnknownError(
      'No bankruptcy is on file: import the gazette first (griffie import gazette --help).',
    )
  }
  const year = Number(newest.slice(0, 4))
  return isWithinSlack(newest, `${year + 1}-01-01`) ? `${year}-01-01` : `${year - 1}-01-01`
}

// Courts may open none around year end, and in small data they are rare.
const SLACK_DAYS = 31

function isWithinSlack(newest: string, needed: string): boolean {
  return Date.parse(newest) >= Date.parse(needed) - SLACK_DAYS * 86_400_000
}

// A year with less than half the filings of the largest one is partially loaded.
const MIN_FULL_YEAR_SHARE = 0.5

/** First day preceded by a full year of filings; null without filings. */
export async function findFirstCoveredDay(db: Pool | PoolClient): Promise<string | null> {
  const years = await countFilingsByYear(db)
  const most = Math.max(...years.map(({ filings }) => filings))
  const first = years.find(({ filings }) => filings >= MIN_FULL_YEAR_SHARE * most)
  return first ? `${first.year + 1}-01-01` : null
}
