// The newest insolvency events of all companies, as the gazette published them.

import type { EventKind } from '../../domain/publications/gazette-fact.ts'
import type { LifecycleEvent } from '../../domain/timeline/lifecycle-event.ts'
import type { Pool } from '../db/pool.ts'

export type NewestEvent = Pick<LifecycleEvent, 'source' | 'numac' | 'court' | 'eventDate'> & {
  /** As the database holds it. */
  enterpriseNumber: number
  eventKind: EventKind | null
  pubDate: string
}

// The condition is that of the partial index.
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

/** At most `limit` events with a day of publication, newest first; strike-offs by the register are not among them. */
export async function listNewestInsolvencyEvents(pool: Pool, limit: number): Promise<NewestEvent[]> {
  const { rows } = await pool.query<NewestEvent>({ ...LIST_NEWEST_EVENTS, values: [limit] })
  return rows
}
