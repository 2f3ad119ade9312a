// Coverage of the gazette: first and last day loaded and read, shown with every empty answer.

import type { Pool } from '../db.ts'

/** First and last day of which something was read, `YYYY-MM-DD`; both null when nothing was. */
export type ReadDays = {
  from: string | null
  until: string | null
  /** Weekdays between them of which nothing was read and that were not fetched whole either. */
  missing: number
}

/** Court notices tell of insolvency, acts of mandates: each may be loaded without the other. */
export type GazetteDays = { notices: ReadDays; acts: ReadDays }

// Looked up day by day, each by one probe of an index, however many texts a day has.
const READ_DAYS = {
  name: 'read-gazette-days',
  text: `
    SELECT first AS "from", last AS until, (
      SELECT count(*)::integer FROM generate_series(first, last, '1 day') AS d
      WHERE extract(isodow FROM d) < 6
        AND (SELECT true FROM gazette.publication p
             WHERE p.kind = k.kind AND p.published_on = d::date AND p.extractor_version IS NOT NULL LIMIT 1) IS NULL
        AND (SELECT true FROM intake.gazette_fetch f WHERE f.day = d::date AND f.part = k.part LIMIT 1) IS NULL
    ) AS missing
    FROM (VALUES (1, 'court_notice', 'gazette'), (2, 'act', 'annex')) AS k (place, kind, part)
    CROSS JOIN LATERAL (
      SELECT min(published_on) AS first, max(published_on) AS last
      FROM gazette.publication p WHERE p.kind = k.kind AND p.extractor_version IS NOT NULL) AS ends
    ORDER BY place`,
}

/** Some milliseconds a decade: to be held for a while. */
export async function readGazetteDays(pool: Pool): Promise<GazetteDays> {
  const { rows } = await pool.query<ReadDays>(READ_DAYS)
  const [notices, acts] = rows as [ReadDays, ReadDays]
  return { notices, acts }
}
