// What the gazette's data cover: the period, and the register's bankruptcies they lack.

import { isWorkingDay } from '../../domain/calendar/working-day.ts'
import type { Pool } from '../db/pool.ts'

// Completeness of the gazette against the register, by bankruptcies known to one and not the other.

export type Completeness = {
  /** Companies the register records as bankrupt: situations 048, 049, 050. */
  bankruptInRegister: number
  /** Those without a bankruptcy opening in the gazette. */
  withoutOpening: number
  /** By legal situation code. */
  bySituation: { situation: string; companies: number; withoutOpening: number }[]
  /** Companies with an open bankruptcy in the gazette. */
  openInGazette: number
  /** Those not bankrupt in the register, and those not in it. */
  notBankruptInRegister: number
  notInRegister: number
  /** Events whose debtor was not identified. */
  unidentifiedEvents: number
  /** Events whose company was matched by name and address. */
  matchedEvents: number
}

const BANKRUPT = `('048', '049', '050')`

/** Counts over all companies; takes seconds on a full register. */
export async function measureCompleteness(pool: Pool): Promise<Completeness> {
  const [situations, open, facts] = await Promise.all([
    pool.query<{ situation: string; companies: number; without: number }>(`
      SELECT situation, count(*)::int AS companies, count(*) FILTER (WHERE NOT EXISTS (
        SELECT FROM gazette.lifecycle_event e
        WHERE e.enterprise_number = c.enterprise_number AND e.event_kind = 'bankruptcy_opening'))::int AS without
      FROM register.company c WHERE in_register AND situation IN ${BANKRUPT}
      GROUP BY situation ORDER BY situation`),
    pool.query<{ open: number; not_bankrupt: number; not_in_register: number }>(`
      SELECT count(*)::int AS open,
             count(*) FILTER (WHERE c.in_register AND c.situation NOT IN ${BANKRUPT})::int AS not_bankrupt,
             count(*) FILTER (WHERE c.in_register IS NOT TRUE)::int AS not_in_register
      FROM gazette.open_bankruptcy LEFT JOIN register.company c USING (enterprise_number)`),
    pool.query<{ unidentified: number; matched: number }>(`
      SELECT count(*) FILTER (WHERE enterprise_number = 0)::int AS unidentified,
             count(*) FILTER (WHERE body->>'identifiedBy' = 'matched')::int AS matched
      FROM gazette.fact WHERE kind = 'event'`),
  ])
  const sum = (key: 'companies' | 'without') => situations.rows.reduce((total, row) => total + row[key], 0)
  return {
    bankruptInRegister: sum('companies'),
    withoutOpening: sum('without'),
    bySituation: situations.rows.map(({ without, ...row }) => ({ ...row, withoutOpening: without })),
    openInGazette: open.rows[0]?.open ?? 0,
    notBankruptInRegister: open.rows[0]?.not_bankrupt ?? 0,
    notInRegister: open.rows[0]?.not_in_register ?? 0,
    unidentifiedEvents: facts.rows[0]?.unidentified ?? 0,
    matchedEvents: facts.rows[0]?.matched ?? 0,
  }
}

/** Up to `limit` companies, by number, that are bankrupt in the register without an opening in the gazette. */
export async function listWithoutOpening(pool: Pool, limit: number): Promise<string[]> {
  const { rows } = await pool.query<{ number: string }>(
    `SELECT lpad(enterprise_number::text, 10, '0') AS number
     FROM register.company c WHERE in_register AND situation IN ${BANKRUPT} AND NOT EXISTS (
       SELECT FROM gazette.lifecycle_event e
       WHERE e.enterprise_number = c.enterprise_number AND e.event_kind = 'bankruptcy_opening')
     ORDER BY enterprise_number LIMIT $1`,
    [limit],
  )
  return rows.map(({ number }) => number)
}

/**
 * Up to `limit` companies, by number, with an open bankruptcy in the gazette that are not bankrupt in the register.
 */
export async function listNotBankrupt(pool: Pool, limit: number): Promise<string[]> {
  const { rows } = await pool.query<{ number: string }>(
    `SELECT lpad(enterprise_number::text, 10, '0') AS number
     FROM gazette.open_bankruptcy LEFT JOIN register.company c USING (enterprise_number)
     WHERE c.in_register IS NOT TRUE OR c.situation NOT IN ${BANKRUPT}
     ORDER BY enterprise_number LIMIT $1`,
    [limit],
  )
  return rows.map(({ number }) => number)
}

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
