// Syncs days of extracts, resumably: a day is marked done only when both zips were complete and imported.

import { addDays, listDays } from '../../../../platform/calendar-days.ts'
import { type Clock, dayInBelgium, systemClock } from '../../../../platform/clock.ts'
import type { Logger } from '../../../../platform/log.ts'
import type { Database } from '../../../../store/db/pool.ts'
import { forgetFetched, isFetched, markAbsent } from '../../../../store/intake/accounts-fetch-log.ts'
import type { AccountsClient } from '../../client/accounts-client.ts'
import type { StopReason } from '../../client/errors.ts'
import { type ImportFromPath, withExclusiveSync } from './exclusive-sync.ts'
import { type DayCounts, type DayFault, type DayRun, type DayStage, syncExtractDay } from './sync-day.ts'

export type SyncExtractDaysOptions = {
  /** First and last day, `YYYY-MM-DD`. */
  from: string
  to: string
  /** Download folder; complete zips of earlier runs are reused. */
  folder: string
  importPath: ImportFromPath
  /** Fetch completed days again. */
  again?: boolean
  onProgress?: (progress: AccountsSyncProgress) => void
  signal?: AbortSignal
  clock?: Clock
  logger?: Logger
}

/** `filings`: number of the day's filings during import. `done`: share of completed days. */
export type AccountsSyncProgress = {
  day: string
  stage: DayStage
  filings?: { read: number; of: number }
  done: number
}

export type DayReport = {
  day: string
  /**
   * `before`: done in an earlier run. `open`: not over, or so recent that its extract may still appear.
   * `absent`: the Bank has no extract (deleted or never made), so deposits are unknown.
   */
  state: 'done' | 'before' | 'open' | 'absent' | 'undone' | 'not_tried'
  /** Import counts; null where nothing was imported. */
  counts: DayCounts | null
}

export type AccountsSyncReport = {
  days: DayReport[]
  faults: (DayFault & { day: string })[]
  /** Why the run ended early, or null. `failing`: several days failed in a row. */
  stopped: StopReason | 'failing' | null
}

// Consecutive failed days before the run ends: the service is down.
const MAX_CONSECUTIVE_FAILURES = 3
// Days after which a missing extract is considered final.
const EXTRACT_DELAY_DAYS = 7

/**
 * Fetches the days from `from` to `to`, oldest first. A service error leaves its day undone and goes into the
 * report; a refused key or a block ends the run. Today stays open, because its extract is incomplete. Rejects
 * with `AccountsSyncRunningError`, the reason of an aborted signal, and database and file-system errors.
 */
export async function syncExtractDays(
  service: AccountsClient,
  { pool }: Database,
  options: SyncExtractDaysOptions,
): Promise<AccountsSyncReport> {
  return withExclusiveSync(pool, options.folder, async () => {
    if (options.again) await forgetFetched(pool, options.from, options.to)
    const report: AccountsSyncReport = { days: [], faults: [], stopped: null }
    const today = dayInBelgium(options.clock ?? systemClock)
    const days = listDays(options.from, options.to)
    let failedInRow = 0
    for (const [at, day] of days.entries()) {
      options.signal?.throwIfAborted()
      const entry: DayReport = { day, state: 'not_tried', counts: null }
      report.days.push(entry)
      if (report.stopped !== null) continue
      const onStage: DayRun['onStage'] = (stage, filings) =>
        options.onProgress?.({ day, stage, filings, done: at / days.length })
      await syncOneDay({ service, pool, day, onStage, ...options }, today, entry, report)
      failedInRow = entry.state === 'undone' ? failedInRow + 1 : 0
      if (report.stopped === null && failedInRow >= MAX_CONSECUTIVE_FAILURES) report.stopped = 'failing'
      options.logger?.info({ day, state: entry.state }, 'accounts: day fetched')
    }
    return report
  })
}

async function syncOneDay(
  run: DayRun,
  today: string,
  entry: DayReport,
  report: AccountsSyncReport,
): Promise<void> {
  const { day, pool } = run
  if (day >= today || (await isFetched(pool, day))) {
    entry.state = day >= today ? 'open' : 'before'
    return
  }
  const { counts, fault, stops } = await syncExtractDay(run)
  entry.counts = counts
  entry.state = fault === null ? 'done' : stateOf(fault.reason, day, today)
  if (entry.state === 'absent') await markAbsent(pool, day)
  if (fault !== null && entry.state === 'undone') report.faults.push({ day, ...fault })
  report.stopped = stops
}

function stateOf(reason: string, day: string, today: string): DayReport['state'] {
  if (reason !== 'absent') return 'undone'
  return day >= addDays(today, -EXTRACT_DELAY_DAYS) ? 'open' : 'absent'
}
