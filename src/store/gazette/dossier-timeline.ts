// The gazette's part of a dossier: event counts (view gazette.rollup) and mandates.

import type { OfficeMandate } from '../../domain/officers/mandate.ts'
import type { EventSummary } from '../../domain/timeline/lifecycle-event.ts'
import { type BatchLoader, createBatchLoader } from '../db/batch-loader.ts'
import type { Source } from '../db/source.ts'
import { type Recorded, UNREAD_COUNTS } from './unread-publications.ts'

// Event counts of single companies, from the view `gazette.rollup`.

/** Columns of a summary. */
const ROLLUP_COLUMNS = `total_events, interim_signals, reorg_events, faillissement_events,
      admin_event_count, first_signal_date, last_signal_date, has_open_faillissement`

type RollupRow = {
  enterprise_number: number
  total_events: number
  interim_signals: number
  reorg_events: number
  faillissement_events: number
  admin_event_count: number
  first_signal_date: string | null
  last_signal_date: string | null
  has_open_faillissement: boolean
}

const FIND_ROLLUPS = {
  name: 'find-rollups',
  text: `
    SELECT enterprise_number, ${ROLLUP_COLUMNS}, 0 AS waiting
    FROM gazette.rollup
    WHERE enterprise_number = ANY ($1::integer[])
    UNION ALL
    SELECT n, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, waiting FROM ${UNREAD_COUNTS}`,
}

/** Summaries by enterprise number; companies without events and without waiting publications are absent. */
export function createRollupReader(gazette: Source): BatchLoader<Recorded<EventSummary>> {
  return createBatchLoader('rollups', numbers =>
    gazette.run(async pool => {
      const { rows } = await pool.query<RollupResult>({ ...FIND_ROLLUPS, values: [numbers] })
      return groupRollups(rows)
    }),
  )
}

type RollupResult = RollupRow & { waiting: number }

function groupRollups(rows: RollupResult[]): Map<number, Recorded<EventSummary>> {
  const found = new Map<number, Recorded<EventSummary>>()
  for (const row of rows) {
    const recorded = found.get(row.enterprise_number) ?? { value: undefined, waiting: 0 }
    found.set(row.enterprise_number, recorded)
    if (row.waiting > 0) recorded.waiting = row.waiting
    else recorded.value = toSummary(row)
  }
  return found
}

/** Maps a row of the view; `rollup` is null when there are only strike-offs. */
function toSummary(row: RollupRow): EventSummary {
  return {
    rollup:
      row.total_events === 0
        ? null
        : {
            totalEvents: row.total_events,
            interimSignals: row.interim_signals,
            reorgEvents: row.reorg_events,
            faillissementEvents: row.faillissement_events,
            firstSignalDate: row.first_signal_date,
            lastSignalDate: row.last_signal_date,
            hasOpenFaillissement: row.has_open_faillissement,
          },
    insolvencyEventCount: row.total_events,
    adminEventCount: row.admin_event_count,
  }
}

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
      'source', source, 'sourceNumac', source_numac, 'office', office, 'termEndsOn', term_ends_on,
      'holderNumber', holder_number, 'representative', representative, 'doubts', nullif(doubts, '[]')), 0
    FROM gazette.mandate
    WHERE enterprise_number = ANY ($1::integer[])
    UNION ALL
    SELECT n, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, waiting FROM ${UNREAD_COUNTS}`,
}

type TimelineRow = RollupRow & { mandate: FiledMandate | null; waiting: number }

/**
 * By enterprise number, mandates unordered; companies without events, mandates and waiting publications are absent.
 */
export function createTimelineReader(gazette: Source): BatchLoader<FiledTimeline> {
  return createBatchLoader('timelines', numbers =>
    gazette.run(async pool => {
      const { rows } = await pool.query<TimelineRow>({ ...FIND_TIMELINES, values: [numbers] })
      return groupTimelines(rows)
    }),
  )
}

function groupTimelines(rows: TimelineRow[]): Map<number, FiledTimeline> {
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
