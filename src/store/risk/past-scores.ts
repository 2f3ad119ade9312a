// The risk of one company as of a moment in the past. Scores are never changed, so those of the past are stored.

import type { Moment } from '../../domain/changes/moment.ts'
import type { StoredRisk } from '../../domain/risk.ts'
import { findJudicialDissolution } from '../../domain/timeline/insolvency-state.ts'
import type { Pool } from '../db/pool.ts'
import { readPastRecord } from '../gazette/past-record.ts'
import { SCORE_COLUMNS, type ScoreRow, toScore } from './scores.ts'

const FIND_PAST_SCORE = {
  name: 'find-past-score',
  text: `
    SELECT ${SCORE_COLUMNS}
    FROM risk.score
    WHERE enterprise_number = $1 AND coalesce(as_of, (evaluated_at AT TIME ZONE 'UTC')::date) <= $2::date
      AND ($3::timestamptz IS NULL OR evaluated_at <= $3::timestamptz)
    ORDER BY evaluated_at DESC LIMIT 1`,
}

// The last time that the service began to tell of an open bankruptcy. Without a time of knowledge, the newest counts.
const FIND_SINCE = {
  name: 'find-past-bankruptcy',
  text: `
    SELECT max(since) AS since
    FROM (SELECT since FROM risk.open_bankruptcy WHERE enterprise_number = $1::integer
          UNION ALL SELECT since FROM risk.ended_bankruptcy WHERE enterprise_number = $1::integer) told
    WHERE $2::timestamptz IS NULL OR since <= $2::timestamptz`,
}

/** The newest score by then, and what the gazette said by then; undefined without both. */
export async function readPastRisk(
  pool: Pool,
  number: number,
  moment: Moment,
): Promise<StoredRisk | undefined> {
  const { rows } = await pool.query<ScoreRow>({
    ...FIND_PAST_SCORE,
    values: [number, moment.asOf, moment.knownAt],
  })
  const { timeline } = await readPastRecord(pool, number, moment, 'event')
  const score = rows[0] && toScore(rows[0])
  if (timeline.openBankruptcy === null) {
    const judiciallyDissolved = findJudicialDissolution(timeline.events) !== null
    return score || judiciallyDissolved ? { score, openBankruptcy: false, judiciallyDissolved } : undefined
  }
  const since = await pool.query<{ since: Date | null }>({
    ...FIND_SINCE,
    values: [number, moment.knownAt],
  })
  const openSince = since.rows[0]?.since?.toISOString()
  return { score, openBankruptcy: true, ...(openSince && { openSince }) }
}
