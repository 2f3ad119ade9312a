// The legal-lifecycle events of single companies, whole.

import { compareEvents, type LifecycleEvent } from '../domain/lifecycle-event.ts'
import { createPointReader, type PointReader } from './point-reader.ts'
import type { Source } from './source.ts'

// The order is that of events of one act among themselves: newest first, and always the same.
const FIND_EVENTS = {
  name: 'find-events',
  text: `
    SELECT enterprise_number, source, severity, numac, pub_date AS "pubDate", event_kind AS "eventKind", court,
           event_date AS "eventDate", detail
    FROM gazette.lifecycle_event
    WHERE enterprise_number = ANY ($1::integer[])
    ORDER BY event_date DESC NULLS LAST, source, event_kind, court, detail`,
}

type Row = LifecycleEvent & { enterprise_number: number }

/** All events by enterprise number, in the order of a timeline; companies without any are not found. */
export function createEventReader(gazette: Source): PointReader<LifecycleEvent[]> {
  return createPointReader('events', numbers =>
    gazette.run(async pool => {
      const { rows } = await pool.query<Row>({ ...FIND_EVENTS, values: [numbers] })
      return groupByCompany(rows)
    }),
  )
}

function groupByCompany(rows: Row[]): Map<number, LifecycleEvent[]> {
  const timelines = new Map<number, LifecycleEvent[]>()
  for (const { enterprise_number, ...event } of rows) {
    const timeline = timelines.get(enterprise_number)
    if (timeline) timeline.push(event)
    else timelines.set(enterprise_number, [event])
  }
  for (const timeline of timelines.values()) timeline.sort(compareEvents)
  return timelines
}
