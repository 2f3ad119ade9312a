// What the gazette says about single companies: as much of the events as their summary needs, and the mandates.

import type { EventSource } from '../domain/lifecycle-event.ts'
import type { Mandate } from '../domain/mandate.ts'
import type { RolledEvent } from '../domain/rollup.ts'
import { createPointReader, type PointReader } from './point-reader.ts'
import type { Source } from './source.ts'

export type Timeline = { events: RolledEvent[]; mandates: Mandate[] }

// One statement, so that events and mandates are of one moment. Most companies have neither: only rows that
// exist travel, events first four columns, mandates as one JSON value.
const FIND_TIMELINES = {
  name: 'find-timelines',
  text: `
    SELECT enterprise_number, source, event_kind, pub_date, event_date, NULL::json AS mandate
    FROM gazette.lifecycle_event
    WHERE enterprise_number = ANY ($1::integer[])
    UNION ALL
    SELECT enterprise_number, NULL, NULL, NULL, NULL, json_build_object(
      'role', role, 'roleKind', role_kind, 'currency', currency, 'name', name, 'address', address,
      'from', starts_on, 'to', ends_on, 'source', source, 'sourceNumac', source_numac)
    FROM gazette.mandate
    WHERE enterprise_number = ANY ($1::integer[])`,
}

type Row = {
  enterprise_number: number
  source: EventSource
  event_kind: string | null
  pub_date: string | null
  event_date: string | null
  mandate: Mandate | null
}

/** Events and mandates by enterprise number, unordered; companies with neither are not found. */
export function createTimelineReader(gazette: Source): PointReader<Timeline> {
  return createPointReader(numbers =>
    gazette.run(async pool => {
      const { rows } = await pool.query<Row>({ ...FIND_TIMELINES, values: [numbers] })
      return groupByCompany(rows)
    }),
  )
}

function groupByCompany(rows: Row[]): Map<number, Timeline> {
  const timelines = new Map<number, Timeline>()
  for (const row of rows) {
    const timeline = timelines.get(row.enterprise_number) ?? { events: [], mandates: [] }
    timelines.set(row.enterprise_number, timeline)
    if (row.mandate) timeline.mandates.push(row.mandate)
    else timeline.events.push(toEvent(row))
  }
  return timelines
}

function toEvent(row: Row): RolledEvent {
  return { source: row.source, eventKind: row.event_kind, pubDate: row.pub_date, eventDate: row.event_date }
}
