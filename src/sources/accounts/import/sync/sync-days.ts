// Days of the Bank's extracts fetched into the database, so that a run which ends anywhere is taken up where it ended:
// a day counts as done only when both of its zips came whole and were imported.

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
  /** Where extracts lie until they are imported. What an earlier run left there whole is not asked for again. */
  folder: string
  importPath: ImportFromPath
  /** Ask for days that are whole, too. */
  again?: boolean
  onProgress?: (progress: AccountsSyncProgress) => void
  signal?: AbortSignal
  clock?: Clock
  logger?: Logger
}

/** `filings`: of the day's, while they are imported. `done`: share of the days that are behind us. */
export type AccountsSyncProgress = {
  day: string
  stage: DayStage
  filings?: { read: number; of: number }
  done: number
}

export type DayReport = {
  day: string
  /**
   * `before`: done in an earlier run. `open`: not over, or so recent that its extract may still come. `absent`: the
   * Bank has no extract of it: no longer kept, or never made; it is not known whether anything was deposited.
   */
  state: 'done' | 'before' | 'open' | 'absent' | 'undone' | 'not_tried'
  /** What was imported; null where nothing was. */
  counts: DayCounts | null
}

export type AccountsSyncReport = {
  days: DayReport[]
  faults: (DayFault & { day: string })[]
  /** Why the run ended early, or null. `failing`: several days in a row failed. */
  stopped: StopReason | 'failing' | null
}

// Days in a row that fail before the run ends: the service is down, and asking on would not mend it.
const MAX_CONSECUTIVE_FAILURES = 3
// An extract that is not there so many days later will not come any more.
const EXTRACT_DELAY_DAYS = 7

/**
 * Fetches the days from `from` to `to`, oldest first. A fault of the service leaves its day undone and is told in the
 * report; a refused key or a service that holds back ends the run. Today is left open: its extract is not whole yet.
 * Rejects with `AccountsFetchRunningError`, the reason of an aborted signal, and faults of database and disk.
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
