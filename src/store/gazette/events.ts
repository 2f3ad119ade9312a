// Insolvency events of single companies.

import { compareEvents, type LifecycleEvent } from '../../domain/timeline/lifecycle-event.ts'
import { type BatchLoader, createBatchLoader } from '../db/batch-loader.ts'
import type { Source } from '../db/source.ts'
import { type Recorded, UNREAD_COUNTS } from './unread-publications.ts'

// The order of events within one act: deterministic, newest first.
const FIND_EVENTS = {
  name: 'find-events',
  text: `
    SELECT enterprise_number, source, severity, numac, pub_date AS "pubDate", event_kind AS "eventKind", court,
           event_date AS "eventDate", detail, 0 AS waiting
    FROM gazette.lifecycle_event
    WHERE enterprise_number = ANY ($1::integer[])
    UNION ALL
    SELECT n, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, waiting FROM ${UNREAD_COUNTS}
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
