// Event counts of single companies, from the view `gazette.rollup`.

import type { EventSummary } from '../../domain/timeline/rollup.ts'
import { type BatchLoader, createBatchLoader } from '../db/batch-loader.ts'
import type { Source } from '../db/source.ts'
import { type Recorded, UNREAD_COUNTS } from './unread-publications.ts'

/** Columns of a summary. */
export const ROLLUP_COLUMNS = `total_events, interim_signals, reorg_events, faillissement_events,
      admin_event_count, first_signal_date, last_signal_date, has_open_faillissement`

export type RollupRow = {
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
      const { rows } = await pool.query<Row>({ ...FIND_ROLLUPS, values: [numbers] })
      return groupByCompany(rows)
    }),
  )
}

type Row = RollupRow & { waiting: number }

function groupByCompany(rows: Row[]): Map<number, Recorded<EventSummary>> {
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
export function toSummary(row: RollupRow): EventSummary {
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
