// The insolvency events of a company in a few numbers. The view `gazette.rollup` follows the same rules in SQL.

import type { LifecycleEvent } from './lifecycle-event.ts'

export type Rollup = {
  totalEvents: number
  interimSignals: number
  reorgEvents: number
  faillissementEvents: number
  /** Oldest publication, `YYYY-MM-DD`; the event's own date where the publication is undated. */
  firstSignalDate: string | null
  lastSignalDate: string | null
  /** By the gazette: see `timeline/open-bankruptcy.ts`. */
  hasOpenFaillissement: boolean
}

/** What a rollup needs of an event. */
export type RolledEvent = Pick<LifecycleEvent, 'source' | 'pubDate' | 'eventDate'>

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

/** Counts and aggregate of all events of one company, in any order, and whether a bankruptcy of it is open. */
export function summariseEvents(events: readonly RolledEvent[], openBankruptcy: boolean): EventSummary {
  const insolvency = events.filter(event => event.source !== 'kbo_admin')
  return {
    rollup: insolvency.length === 0 ? null : rollUp(insolvency, openBankruptcy),
    insolvencyEventCount: insolvency.length,
    adminEventCount: events.length - insolvency.length,
  }
}

function rollUp(events: readonly RolledEvent[], openBankruptcy: boolean): Rollup {
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
    hasOpenFaillissement: openBankruptcy,
  }
}
