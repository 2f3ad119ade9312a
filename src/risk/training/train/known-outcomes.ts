// From when filings are on file, and up to when it is known who failed: a year that the gazette has not told to its end would
// teach that nobody does.

import type { Pool, PoolClient } from '../../../store/db/pool.ts'
import { countFilingsByYear, findNewestOpening } from '../../../store/risk/outcomes.ts'
import { twelveMonthsAfter } from './split-time.ts'

/** Thrown for a day whose twelve months the gazette on file does not reach to the end of. */
export class OutcomesUnknownError extends Error {
  override name = 'OutcomesUnknownError'
}

/** Throws `OutcomesUnknownError` when the newest bankruptcy on file is older than the twelve months after `asOf`. */
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

/** The latest 1 January whose twelve months are told and over. Throws `OutcomesUnknownError` without any bankruptcy on file. */
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

// Courts open none between Christmas and New Year in some years, and in small data rarely.
const SLACK_DAYS = 31

function isWithinSlack(newest: string, needed: string): boolean {
  return Date.parse(newest) >= Date.parse(needed) - SLACK_DAYS * 86_400_000
}

// A year with less than half the filings of the fullest one was loaded in part.
const MIN_FULL_YEAR_SHARE = 0.5

/** First day that a year of filings lies before; null when no filing with figures is on file. */
export async function findFirstCoveredDay(db: Pool | PoolClient): Promise<string | null> {
  const years = await countFilingsByYear(db)
  const most = Math.max(...years.map(({ filings }) => filings))
  const first = years.find(({ filings }) => filings >= MIN_FULL_YEAR_SHARE * most)
  return first ? `${first.year + 1}-01-01` : null
}
