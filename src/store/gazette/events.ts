// Insolvency events: of single companies, the newest of all, and open bankruptcies.

import type { EventKind } from '../../domain/publications/gazette-fact.ts'
import { compareEvents, type LifecycleEvent } from '../../domain/timeline/lifecycle-event.ts'
import { type BatchLoader, createBatchLoader } from '../db/batch-loader.ts'
import type { Pool } from '../db/pool.ts'
import type { Source } from '../db/source.ts'
import { type Recorded, UNREAD_COUNTS } from './unread-publications.ts'

// The newest insolvency events of all companies.

export type NewestEvent = Pick<
  LifecycleEvent,
  'source' | 'numac' | 'court' | 'eventDate' | 'cessationDate' | 'suspensionEnd'
> & {
  enterpriseNumber: number
  eventKind: EventKind | null
  pubDate: string
  /** When its publication was stored, ISO 8601; null without a stored publication. */
  receivedAt: string | null
}

// The conditions match the partial index. Publications are joined to the rows that are left.
const insolvencyEvents = (condition: string, order: string, limit: string) => `
    SELECT enterprise_number AS "enterpriseNumber", source, numac, pub_date AS "pubDate",
           event_kind AS "eventKind", court, event_date AS "eventDate", cessation_date AS "cessationDate",
           suspension_end AS "suspensionEnd", received_at AS "receivedAt"
    FROM (SELECT * FROM gazette.lifecycle_event
          WHERE source <> 'kbo_admin' AND ${condition}
          ORDER BY ${order} LIMIT ${limit}) event
    LEFT JOIN (SELECT numac, received_at FROM gazette.publication) publication USING (numac)
    ORDER BY ${order}`

const LIST_NEWEST_EVENTS = {
  name: 'list-newest-insolvency-events',
  text: insolvencyEvents(
    'pub_date IS NOT NULL',
    'pub_date DESC, numac DESC, enterprise_number, event_kind',
    '$1',
  ),
}

type NewestRow = Omit<NewestEvent, 'receivedAt'> & { receivedAt: Date | null }

/** At most `limit` events with a publication date, newest first, without strike-offs by the register. */
export async function listNewestInsolvencyEvents(pool: Pool, limit: number): Promise<NewestEvent[]> {
  const { rows } = await pool.query<NewestRow>({ ...LIST_NEWEST_EVENTS, values: [limit] })
  return rows.map(toNewestEvent)
}

// Days reach some 800 notices.
const MAX_OF_DAY = 5_000

const LIST_EVENTS_OF_DAY = {
  name: 'list-insolvency-events-of-day',
  text: insolvencyEvents('pub_date = $1', 'numac DESC, enterprise_number, event_kind', `${MAX_OF_DAY}`),
}
const FIND_DAY_BEFORE = {
  name: 'find-insolvency-day-before',
  text: `SELECT max(pub_date) AS day FROM gazette.lifecycle_event
         WHERE source <> 'kbo_admin' AND pub_date IS NOT NULL AND pub_date < $1`,
}

/** All insolvency events that were published on a day (`YYYY-MM-DD`), and the last day before it that has any. */
export async function listInsolvencyEventsOf(
  pool: Pool,
  day: string,
): Promise<{ events: NewestEvent[]; dayBefore: string | null }> {
  const { rows } = await pool.query<NewestRow>({ ...LIST_EVENTS_OF_DAY, values: [day] })
  const before = await pool.query<{ day: string | null }>({ ...FIND_DAY_BEFORE, values: [day] })
  return { events: rows.map(toNewestEvent), dayBefore: before.rows[0]?.day ?? null }
}

function toNewestEvent(row: NewestRow): NewestEvent {
  return { ...row, receivedAt: row.receivedAt?.toISOString() ?? null }
}

// Finds companies in open bankruptcy.

const FIND_OPEN = {
  name: 'find-open-bankruptcies',
  text: 'SELECT enterprise_number FROM gazette.open_bankruptcy WHERE enterprise_number = ANY ($1::integer[])',
}

export async function findOpenBankruptcies(
  pool: Pool,
  numbers: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await pool.query<{ enterprise_number: number }>({ ...FIND_OPEN, values: [numbers] })
  return new Set(rows.map(row => row.enterprise_number))
}

// The order of events within one act: deterministic, newest first.
const FIND_EVENTS = {
  name: 'find-events',
  text: `
    SELECT enterprise_number, source, severity, numac, pub_date AS "pubDate", event_kind AS "eventKind", court,
           event_date AS "eventDate", detail, cessation_date AS "cessationDate",
           suspension_end AS "suspensionEnd", 0 AS waiting
    FROM gazette.lifecycle_event
    WHERE enterprise_number = ANY ($1::integer[])
    UNION ALL
    SELECT n, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, waiting FROM ${UNREAD_COUNTS}
    ORDER BY "eventDate" DESC NULLS LAST, source, "eventKind", court, detail`,
}

type Row = LifecycleEvent & { enterprise_number: number; waiting: number }

/**
 * Events by enterprise number in timeline order; companies without events and without waiting publications are
 * absent.
 */
export function createEventReader(gazette: Source): BatchLoader<Recorded<LifecycleEvent[]>> {
  return createBatchLoader('events', numbers =>
    gazette.run(async pool => {
      const { rows } = await pool.query<Row>({ ...FIND_EVENTS, values: [numbers] })
      return groupByCompany(rows)
    }),
  )
}

function groupByCompany(rows: Row[]): Map<number, Recorded<LifecycleEvent[]>> {
  const timelines = new Map<number, Recorded<LifecycleEvent[]>>()
  for (const { enterprise_number, waiting, ...event } of rows) {
    const timeline = timelines.get(enterprise_number) ?? { value: undefined, waiting: 0 }
    timelines.set(enterprise_number, timeline)
    if (waiting > 0) timeline.waiting = waiting
    else if (timeline.value) timeline.value.push(event)
    else timeline.value = [event]
  }
  for (const { value } of timelines.values()) value?.sort(compareEvents)
  return timelines
}
