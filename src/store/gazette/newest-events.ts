// The newest insolvency events of all companies.

import type { EventKind } from '../../domain/publications/gazette-fact.ts'
import type { LifecycleEvent } from '../../domain/timeline/lifecycle-event.ts'
import type { Pool } from '../db/pool.ts'

export type NewestEvent = Pick<LifecycleEvent, 'source' | 'numac' | 'court' | 'eventDate'> & {
  enterpriseNumber: number
  eventKind: EventKind | null
  pubDate: string
}

// The condition matches the partial index.
const LIST_NEWEST_EVENTS = {
  name: 'list-newest-insolvency-events',
  text: `
    SELECT enterprise_number AS "enterpriseNumber", source, numac, pub_date AS "pubDate", event_kind AS "eventKind",
           court, event_date AS "eventDate"
    FROM gazette.lifecycle_event
    WHERE source <> 'kbo_admin' AND pub_date IS NOT NULL
    ORDER BY pub_date DESC, numac DESC, enterprise_number, event_kind
    LIMIT $1`,
}

/** At most `limit` events with a publication date, newest first, without strike-offs by the register. */
export async function listNewestInsolvencyEvents(pool: Pool, limit: number): Promise<NewestEvent[]> {
  const { rows } = await pool.query<NewestEvent>({ ...LIST_NEWEST_EVENTS, values: [limit] })
  return rows
}
