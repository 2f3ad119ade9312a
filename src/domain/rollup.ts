// The insolvency events of a company in a few numbers. The view `gazette.rollup` follows the same rules in SQL.

import { BANKRUPTCY_ENDS, BANKRUPTCY_OPENINGS, type LifecycleEvent } from './lifecycle-event.ts'

export type Rollup = {
  totalEvents: number
  interimSignals: number
  reorgEvents: number
  faillissementEvents: number
  /** Oldest publication, `YYYY-MM-DD`; the event's own date where the publication is undated. */
  firstSignalDate: string | null
  lastSignalDate: string | null
  hasOpenFaillissement: boolean
}

/** What a rollup needs of an event. */
export type RolledEvent = Pick<LifecycleEvent, 'source' | 'eventKind' | 'pubDate' | 'eventDate'>

export type EventSummary = {
  /** Null when no insolvency event is on record. */
  rollup: Rollup | null
  /** Events of bankruptcy, reorganisation and interim measures. */
  insolvencyEventCount: number
  /** Ex officio strike-offs and their withdrawal. */
  adminEventCount: number
}

/** The summary of a company that no event is on record of. */
export const NO_EVENTS: EventSummary = Object.freeze({
  rollup: null,
  insolvencyEventCount: 0,
  adminEventCount: 0,
})

/** Counts and aggregate of all events of one company, in any order. */
export function summariseEvents(events: readonly RolledEvent[]): EventSummary {
  const insolvency = events.filter(event => event.source !== 'kbo_admin')
  return {
    rollup: insolvency.length === 0 ? null : rollUp(insolvency),
    insolvencyEventCount: insolvency.length,
    adminEventCount: events.length - insolvency.length,
  }
}

function rollUp(events: readonly RolledEvent[]): Rollup {
  const count = (source: LifecycleEvent['source']) => events.filter(event => event.source === source).length
  const dates = events
    .map(event => event.pubDate ?? event.eventDate)
    .filter(date => date !== null)
    .sort()
  return {
    totalEvents: events.length,
    interimSignals: count('insolvency_interim'),
    reorgEvents: count('reorg'),
    faillissementEvents: count('faillissement'),
    firstSignalDate: dates[0] ?? null,
    lastSignalDate: dates.at(-1) ?? null,
    hasOpenFaillissement: hasOpenBankruptcy(events),
  }
}

// Judgments are compared by their own date: publication can lag by years. An end of the same day counts, since
// a bankruptcy can be opened and closed by one judgment; an undated end ends, an undated opening yields.
function hasOpenBankruptcy(events: readonly RolledEvent[]): boolean {
  const latest = (kinds: ReadonlySet<string | null>, undated: string) =>
    events
      .filter(event => kinds.has(event.eventKind))
      .map(event => event.eventDate ?? event.pubDate ?? undated)
      .sort()
      .at(-1)
  const opening = latest(BANKRUPTCY_OPENINGS, '')
  const end = latest(BANKRUPTCY_ENDS, '9999-12-31')
  return opening !== undefined && (end === undefined || opening > end)
}
