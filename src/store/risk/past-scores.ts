// The risk of one company as of a moment in the past. Scores are never changed, so those of the past are stored.

import type { Moment } from '../../domain/changes/moment.ts'
import type { StoredRisk } from '../../domain/risk.ts'
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

/**
 * The newest score by then, and whether a bankruptcy was open by the gazette; undefined without both. Since when the
 * bankruptcy was stored is not known.
 */
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
  const openBankruptcy = timeline.openBankruptcy !== null
  const score = rows[0] && toScore(rows[0])
  return score === undefined && !openBankruptcy ? undefined : { score, openBankruptcy }
}
