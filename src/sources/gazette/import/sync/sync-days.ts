// Syncs days of the gazette, resumably: stored items are not fetched again, and a day is done only when
// everything is stored.

import { listDays } from '../../../../platform/calendar-days.ts'
import { type Clock, dayInBelgium, systemClock } from '../../../../platform/clock.ts'
import type { Logger } from '../../../../platform/log.ts'
import { GazetteBlockedError } from '../../client/errors.ts'
import type { GazetteClient } from '../../client/gazette-client.ts'
import type { KnownValidators } from '../../client/validator.ts'
import {
  type EntryFilter,
  type PartState,
  type ReadActPdf,
  syncAnnex,
  syncDayTexts,
} from './sync-day-parts.ts'
import type { ReadIssuePdf } from './sync-issues.ts'
import type { PartCounts, PartRun, SyncFault, SyncStore } from './sync-items.ts'

export type SyncPublicationDaysOptions = {
  /** First and last day, `YYYY-MM-DD`. */
  from: string
  to: string
  store: SyncStore
  /** Reader of act PDFs; without one the annex is skipped. */
  readActPdf?: ReadActPdf
  /** Reader of issue PDFs: a day then needs one request per edition instead of one per text. */
  readIssuePdf?: ReadIssuePdf
  /** Texts to fetch; by default those that may concern a company. */
  wanted?: EntryFilter
  /**
   * Completed days from here on are checked for changes; by default none. A failed check leaves the day done.
   */
  recheckFrom?: string
  onProgress?: (progress: GazetteSyncProgress) => void
  signal?: AbortSignal
  clock?: Clock
  logger?: Logger
}

/** Item `at` of `items` in a part; stored items are not reported. */
export type GazetteSyncProgress = {
  day: string
  part: 'issues' | 'gazette' | 'annex'
  at: number
  items: number
}

export type DayReport = {
  day: string
  /** `before`: done in an earlier run. `open`: everything is stored, but the day is not over. */
  state: 'done' | 'before' | 'unchanged' | 'open' | 'undone' | 'not_tried'
  gazette: PartCounts
  annex: PartCounts
}

export type GazetteSyncReport = {
  days: DayReport[]
  faults: SyncFault[]
  /**
   * Why the run ended early, or null. `blocked`: the site blocks us; `failing`: several days failed in a row.
   */
  stopped: 'blocked' | 'failing' | null
}

// Consecutive failed days before the run ends: the site is down.
const MAX_CONSECUTIVE_FAILURES = 3

/**
 * Fetches the days from `from` to `to`, oldest first. A site error leaves its day undone and goes into the
 * report; a block ends the run. Rejects with the reason of an aborted signal and with the store's errors.
 */
export async function syncPublicationDays(
  site: GazetteClient,
  options: SyncPublicationDaysOptions,
): Promise<GazetteSyncReport> {
  const report: GazetteSyncReport = { days: [], faults: [], stopped: null }
  const today = dayInBelgium(options.clock ?? systemClock)
  let failedInRow = 0
  for (const day of listDays(options.from, options.to)) {
    options.signal?.throwIfAborted()
    const entry: DayReport = { day, state: 'not_tried', gazette: {}, annex: {} }
    report.days.push(entry)
    if (report.stopped !== null || day > today) continue
    report.stopped = await syncOneDay(site, options, entry, report.faults, day < today)
    failedInRow = entry.state === 'undone' ? failedInRow + 1 : 0
    if (report.stopped === null && failedInRow >= MAX_CONSECUTIVE_FAILURES) report.stopped = 'failing'
    options.logger?.info({ day, state: entry.state }, 'gazette: day fetched')
  }
  return report
}

async function syncOneDay(
  site: GazetteClient,
  options: SyncPublicationDaysOptions,
  entry: DayReport,
  faults: SyncFault[],
  final: boolean,
): Promise<'blocked' | null> {
  const { readActPdf, readIssuePdf, wanted } = options
  const states: (PartState | 'before' | 'open')[] = []
  entry.state = 'undone'
  try {
    states.push(
      await syncPart(options, entry, faults, 'gazette', final, (run, known) =>
        syncDayTexts(site, run, final, known, { wanted, readIssuePdf }),
      ),
    )
    if (readActPdf) {
      states.push(
        await syncPart(options, entry, faults, 'annex', final, (run, known) =>
          syncAnnex(site, run, final, known, readActPdf),
        ),
      )
    }
    entry.state = joinStates(states)
    return null
  } catch (error) {
    if (error instanceof GazetteBlockedError) return 'blocked'
    throw error
  }
}

async function syncPart(
  options: SyncPublicationDaysOptions,
  entry: DayReport,
  faults: SyncFault[],
  part: 'gazette' | 'annex',
  final: boolean,
  work: (run: PartRun, known: KnownValidators | undefined) => Promise<PartState>,
): Promise<PartState | 'before' | 'open'> {
  const { store, signal, recheckFrom, onProgress } = options
  const { day } = entry
  const before = await store.isDone(day, part)
  if (before && (recheckFrom === undefined || day < recheckFrom)) return 'before'
  const ownFaults: SyncFault[] = []
  const onItem: PartRun['onItem'] = (at, items, kind) => onProgress?.({ day, part: kind ?? part, at, items })
  const run: PartRun = { day, store, faults: ownFaults, counts: entry[part], signal, onItem }
  try {
    const state = await work(run, before ? url => store.readValidator(url) : undefined)
    return state === 'undone' && !final && ownFaults.length === 0 ? 'open' : state
  } finally {
    faults.push(...ownFaults)
  }
}

// The state of a day is that of its least complete part.
function joinStates(states: readonly (PartState | 'before' | 'open')[]): DayReport['state'] {
  const order = ['undone', 'open', 'done', 'unchanged', 'before'] as const
  return order.find(state => states.includes(state)) ?? 'undone'
}
