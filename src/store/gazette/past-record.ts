// What publications stated about a company by a moment in the past, from which its events and mandates are derived anew.
//
// Texts and the extractor are today's: a text that a better one replaced is read as it is stored now.

import type { Moment } from '../../domain/changes/moment.ts'
import type { GazetteFact } from '../../domain/publications/gazette-fact.ts'
import { type DerivedTimeline, deriveCompany } from '../../domain/timeline/derive-company.ts'
import { readPastConfirmations } from '../accounts/past-filings.ts'
import type { Pool } from '../db/pool.ts'
import { IS_SERVABLE } from './facts.ts'

/** A company without facts by then has an empty timeline. */
type PastRecord = {
  timeline: DerivedTimeline
  /** Publications about the company by then that are not extracted yet. */
  waiting: number
}

const FIRST_RECEIPT = `least(p.received_at, (SELECT min(s.received_at) FROM gazette.superseded_publication s
                                             WHERE s.numac = p.numac))`

// An undated publication counts from the day of its receipt. The receipt is only looked up where it decides.
const PUBLISHED_BY_THEN = `
  (p.published_on <= $2::date
   OR (p.published_on IS NULL AND (${FIRST_RECEIPT} AT TIME ZONE 'UTC')::date <= $2::date))
  AND ($3::timestamptz IS NULL OR ${FIRST_RECEIPT} <= $3::timestamptz)`

// The order is that of `readFacts`. One statement, so that no publication is counted neither as read nor as waiting.
const FIND_PAST_FACTS = {
  name: 'find-past-facts',
  text: `
    SELECT f.body, 0 AS waiting, numac, ordinal
    FROM (SELECT * FROM gazette.fact
          WHERE enterprise_number = $1 AND ($4::text IS NULL OR kind = $4) AND ${IS_SERVABLE}) f
    JOIN gazette.publication p USING (numac)
    WHERE ${PUBLISHED_BY_THEN}
    UNION ALL
    SELECT NULL, count(*)::integer, NULL, NULL
    FROM gazette.unread_text u JOIN gazette.publication p USING (numac)
    WHERE u.enterprise_number = $1 AND NOT set_aside AND ${PUBLISHED_BY_THEN}
    ORDER BY numac, ordinal`,
}

/** Events and mandates as of `moment`; with `kind: 'event'` events and court-appointed roles only, in one statement. */
export async function readPastRecord(
  pool: Pool,
  number: number,
  { asOf, knownAt }: Moment,
  kind: 'event' | null = null,
): Promise<PastRecord> {
  const { rows } = await pool.query<{ body: GazetteFact | null; waiting: number }>({
    ...FIND_PAST_FACTS,
    values: [number, asOf, knownAt, kind],
  })
  const facts = rows.flatMap(({ body }) => body ?? [])
  const waiting = rows.reduce((sum, row) => sum + row.waiting, 0)
  // Filings alone derive no mandate.
  const withOfficers = facts.some(({ fact }) => fact === 'mandate')
  const confirmations = withOfficers ? await readPastConfirmations(pool, number, { asOf, knownAt }) : []
  return { timeline: deriveCompany(facts, confirmations, asOf), waiting }
}
