// First days of the gazette that are covered: of earlier days nothing is known, which is not the same as nothing on record.

import type { Moment } from '../../domain/changes/moment.ts'
import type { Pool } from '../db/pool.ts'

export type CoverageStart = {
  /** First day of court notices, fetched or published, `YYYY-MM-DD`; null when none is read. */
  notices: string | null
  /** The same of acts. */
  acts: string | null
  /** Whether anything had been received by `knownAt`; true without one. */
  isReceived: boolean
}

const firstDay = (kind: string, part: string) => `
  least((SELECT min(published_on) FROM gazette.publication WHERE kind = '${kind}' AND extractor_version IS NOT NULL),
        (SELECT min(day) FROM intake.gazette_fetch WHERE part = '${part}'))`

const READ = {
  name: 'read-gazette-since',
  text: `
    SELECT ${firstDay('court_notice', 'gazette')} AS notices, ${firstDay('act', 'annex')} AS acts,
           $1::timestamptz IS NULL
           OR EXISTS (SELECT FROM gazette.publication WHERE received_at <= $1)
           OR EXISTS (SELECT FROM intake.gazette_fetch WHERE done_at <= $1)
           OR EXISTS (SELECT FROM gazette.superseded_publication WHERE received_at <= $1) AS "isReceived"`,
}

/** Rejects with the database's errors. */
export async function readCoverageStart(pool: Pool, { knownAt }: Moment): Promise<CoverageStart> {
  const { rows } = await pool.query<CoverageStart>({ ...READ, values: [knownAt] })
  return rows[0] as CoverageStart
}
