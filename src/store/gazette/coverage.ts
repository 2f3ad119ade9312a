// Period covered by extracted publications of the gazette, shown with every empty answer.

import { isWorkingDay } from '../../domain/calendar/working-day.ts'
import type { Pool } from '../db/pool.ts'

/** First and last covered day, `YYYY-MM-DD`; null when there are none. */
export type Coverage = {
  from: string | null
  until: string | null
  /** Working days in between without extracted publications that were not fetched completely either. */
  missing: number
}

/** Court notices (insolvency) and acts (mandates) are loaded independently. */
export type GazetteCoverage = { notices: Coverage; acts: Coverage }

// One index probe per day, regardless of the number of publications.
const READ_DAYS = {
  name: 'read-gazette-days',
  text: `
    SELECT first AS "from", last AS until, ARRAY(
      SELECT to_char(d, 'YYYY-MM-DD') FROM generate_series(first, last, '1 day') AS d
      WHERE extract(isodow FROM d) < 6
        AND (SELECT true FROM gazette.publication p
             WHERE p.kind = k.kind AND p.published_on = d::date AND p.extractor_version IS NOT NULL LIMIT 1) IS NULL
        AND (SELECT true FROM intake.gazette_fetch f WHERE f.day = d::date AND f.part = k.part LIMIT 1) IS NULL
    ) AS empty
    FROM (VALUES (1, 'court_notice', 'gazette'), (2, 'act', 'annex')) AS k (place, kind, part)
    CROSS JOIN LATERAL (
      SELECT min(published_on) AS first, max(published_on) AS last
      FROM gazette.publication p WHERE p.kind = k.kind AND p.extractor_version IS NOT NULL) AS ends
    ORDER BY place`,
}

/** Takes milliseconds per covered decade: memoize it. */
export async function readGazetteCoverage(pool: Pool): Promise<GazetteCoverage> {
  const { rows } = await pool.query<Row>(READ_DAYS)
  const [notices, acts] = rows as [Row, Row]
  return { notices: toCoverage(notices), acts: toCoverage(acts) }
}

/** `empty`: weekdays in between without extracted publications. */
type Row = Pick<Coverage, 'from' | 'until'> & { empty: string[] }

function toCoverage({ from, until, empty }: Row): Coverage {
  return { from, until, missing: empty.filter(isWorkingDay).length }
}
