// What a dossier says of the gazette: the events of single companies in numbers, and the mandates.

import type { OfficeMandate } from '../../domain/officers/mandate.ts'
import type { EventSummary } from '../../domain/timeline/rollup.ts'
import { type BatchLoader, createBatchLoader } from '../db/batch-loader.ts'
import type { Source } from '../db/source.ts'
import { ROLLUP_COLUMNS, type RollupRow, toSummary } from './rollup.ts'
import { UNREAD_COUNTS } from './unread-publications.ts'

/** `summary` is undefined when no event is on record; `waiting` counts texts about the company that are not read yet. */
export type Timeline = { summary: EventSummary | undefined; mandates: OfficeMandate[]; waiting: number }

/** A timeline as read: with each mandate who stands behind its holder. */
export type FiledTimeline = Timeline & { mandates: FiledMandate[] }

export type FiledMandate = OfficeMandate & {
  /** Of a company that holds the mandate, where it is known; as stored. */
  holderNumber: number | null
  /** Person who acts for a company that holds the mandate. */
  representative: string | null
}

// One statement, so that counts and mandates are of one moment. Most companies have neither: only rows that
// exist travel, mandates as one JSON value. A mandate turns stale by the calendar, with nothing written.
const FIND_TIMELINES = {
  name: 'find-timelines',
  text: `
    SELECT enterprise_number, ${ROLLUP_COLUMNS}, NULL::json AS mandate, 0 AS waiting
    FROM gazette.rollup
    WHERE enterprise_number = ANY ($1::integer[])
    UNION ALL
    SELECT enterprise_number, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, json_build_object(
      'role', role, 'roleKind', role_kind, 'name', name, 'address', address, 'from', starts_on, 'to', ends_on,
      'currency', CASE WHEN currency = 'current' AND stale_from <= current_date THEN 'stale' ELSE currency END,
      'source', source, 'sourceNumac', source_numac, 'office', office, 'holderNumber', holder_number,
      'representative', representative, 'doubts', nullif(doubts, '[]')), 0
    FROM gazette.mandate
    WHERE enterprise_number = ANY ($1::integer[])
    UNION ALL
    SELECT n, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, waiting FROM ${UNREAD_COUNTS}`,
}

type Row = RollupRow & { mandate: FiledMandate | null; waiting: number }

/** Counts and mandates by enterprise number, mandates unordered; companies with neither are not found, unless texts wait. */
export function createTimelineReader(gazette: Source): BatchLoader<FiledTimeline> {
  return createBatchLoader('timelines', numbers =>
    gazette.run(async pool => {
      const { rows } = await pool.query<Row>({ ...FIND_TIMELINES, values: [numbers] })
      return groupByCompany(rows)
    }),
  )
}

function groupByCompany(rows: Row[]): Map<number, FiledTimeline> {
  const timelines = new Map<number, FiledTimeline>()
  for (const row of rows) {
    const timeline = timelines.get(row.enterprise_number) ?? { summary: undefined, mandates: [], waiting: 0 }
    timelines.set(row.enterprise_number, timeline)
    if (row.waiting > 0) timeline.waiting = row.waiting
    else if (row.mandate) timeline.mandates.push(row.mandate)
    else timeline.summary = toSummary(row)
  }
  return timelines
}
