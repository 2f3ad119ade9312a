// Data from the gazette and the scores for counts by activity and town. These may be in other databases than the
// register, so enterprise numbers are transferred.

import type { CountRun, SourceReadState } from '../../domain/company/company-counts.ts'
import { BANDS } from '../../domain/risk.ts'
import type { Pool } from '../db/pool.ts'

/** A publication about a company. */
export type RecentEvent = { number: number; published: string; kind: string | null; numac: string }

export type RecentEvents = {
  state: SourceReadState
  /** First and last publication date considered. */
  since: CountRun['openingsSince']
  until: CountRun['openingsUntil']
  events: RecentEvent[]
}

// The conditions match the partial index on the newest events.
const RECENT_EVENTS = {
  name: 'list-recent-events',
  text: `
    SELECT enterprise_number AS number, pub_date AS published, event_kind AS kind, numac
    FROM gazette.lifecycle_event
    WHERE source <> 'kbo_admin' AND pub_date IS NOT NULL AND pub_date BETWEEN $1 AND $2`,
}

const LOADED_DAYS = {
  name: 'find-days-of-gazette',
  text: `
    SELECT (SELECT min(published_on) FROM gazette.publication) AS first,
           coalesce((SELECT max(pub_date) FROM gazette.lifecycle_event
                     WHERE source <> 'kbo_admin' AND pub_date IS NOT NULL),
                    (SELECT max(published_on) FROM gazette.publication)) AS last`,
}

/**
 * Insolvency events of the year before the newest stored publication, none after `today` (`YYYY-MM-DD`); so an
 * outdated gazette still yields a full year. `not_loaded` without publications.
 */
export async function readRecentEvents(gazette: Pool, today: string): Promise<RecentEvents> {
  const { rows: days } = await gazette.query<{ first: string | null; last: string | null }>(LOADED_DAYS)
  const { first = null, last = null } = days[0] ?? {}
  if (last === null) return { state: 'not_loaded', since: null, until: null, events: [] }
  const until = last < today ? last : today
  const yearBefore = oneYearBefore(until)
  const since = first !== null && first > yearBefore ? first : yearBefore
  const { rows } = await gazette.query<RecentEvent>({ ...RECENT_EVENTS, values: [yearBefore, until] })
  return { state: 'read', since, until, events: rows }
}

function oneYearBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCFullYear(date.getUTCFullYear() - 1)
  return date.toISOString().slice(0, 10)
}

export type ScoredCompanies = {
  state: SourceReadState
  /** Enterprise numbers per band, safest first. */
  byBand: number[][]
}

// Companies bankrupt in the register get their band when they are counted.
const BANDS_OF_COMPANIES = {
  name: 'list-bands',
  text: `
    SELECT width_bucket(probability, $1::double precision[]) AS band, array_agg(enterprise_number) AS numbers
    FROM (
      SELECT DISTINCT ON (enterprise_number) enterprise_number, probability, valid_until
      FROM risk.score ORDER BY enterprise_number, evaluated_at DESC
    ) latest
    WHERE probability IS NOT NULL AND (valid_until IS NULL OR valid_until >= $2)
    GROUP BY 1`,
}

const ANY_SCORE = 'SELECT EXISTS (SELECT FROM risk.run) OR EXISTS (SELECT FROM risk.score) AS found'

/** Bands of all companies with a score valid on `today`; `not_loaded` before the first score. */
export async function readBands(risk: Pool, today: string): Promise<ScoredCompanies> {
  const { rows: any } = await risk.query<{ found: boolean }>(ANY_SCORE)
  if (!any[0]?.found) return { state: 'not_loaded', byBand: [] }
  const limits = BANDS.map(([limit]) => limit)
  const { rows } = await risk.query<{ band: number; numbers: number[] }>({
    ...BANDS_OF_COMPANIES,
    values: [limits, today],
  })
  const byBand = Array.from({ length: limits.length + 1 }, () => [] as number[])
  for (const { band, numbers } of rows) byBand[band] = numbers
  return { state: 'read', byBand }
}
