// Coverage of the gazette: first and last day loaded and read, shown with every empty answer.

import { isWorkingDay } from '../../domain/calendar/working-day.ts'
import type { Pool } from '../db/pool.ts'

/** First and last day of which something was read, `YYYY-MM-DD`; both null when nothing was. */
export type Coverage = {
  from: string | null
  until: string | null
  /** Working days between them of which nothing was read and that were not fetched whole either. */
  missing: number
}

/** Court notices tell of insolvency, acts of mandates: each may be loaded without the other. */
export type GazetteCoverage = { notices: Coverage; acts: Coverage }

// One index probe a day, however many texts a day has.
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

/** Takes some milliseconds per decade of texts: memoize it. */
export async function readGazetteCoverage(pool: Pool): Promise<GazetteCoverage> {
  const { rows } = await pool.query<Row>(READ_DAYS)
  const [notices, acts] = rows as [Row, Row]
  return { notices: toCoverage(notices), acts: toCoverage(acts) }
}

/** `empty`: weekdays between the two of which nothing was read. */
type Row = Pick<Coverage, 'from' | 'until'> & { empty: string[] }

function toCoverage({ from, until, empty }: Row): Coverage {
  return { from, until, missing: empty.filter(isWorkingDay).length }
}
