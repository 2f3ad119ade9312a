// The gazette's part of a dossier: event counts and mandates.

import type { OfficeMandate } from '../../domain/officers/mandate.ts'
import type { EventSummary } from '../../domain/timeline/rollup.ts'
import { type BatchLoader, createBatchLoader } from '../db/batch-loader.ts'
import type { Source } from '../db/source.ts'
import { ROLLUP_COLUMNS, type RollupRow, toSummary } from './rollup.ts'
import { UNREAD_COUNTS } from './unread-publications.ts'

/** `summary` is undefined without events; `waiting` counts unextracted publications about the company. */
export type Timeline = { summary: EventSummary | undefined; mandates: OfficeMandate[]; waiting: number }

/** A timeline with the representatives of mandate holders. */
export type FiledTimeline = Timeline & { mandates: FiledMandate[] }

type FiledMandate = OfficeMandate & {
  /** Enterprise number of a holder that is a company, where known. */
  holderNumber: number | null
  /** Permanent representative of a holder that is a company. */
  representative: string | null
}

// One statement, for a consistent snapshot of counts and mandates. Mandates are read as JSON values because most
// companies have none. Staleness depends on the current date.
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

/**
 * By enterprise number, mandates unordered; companies without events, mandates and waiting publications are absent.
 */
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
