// Lifecycle events of companies, as published in the official gazette.

export type EventSource = 'faillissement' | 'reorg' | 'insolvency_interim' | 'kbo_admin'
export type Severity = 'low' | 'med' | 'high'

export type LifecycleEvent = {
  source: EventSource
  severity: Severity
  /** Gazette publication number. */
  numac: string
  /** Publication date, `YYYY-MM-DD`. */
  pubDate: string | null
  eventKind: string | null
  court: string | null
  /** Date of the judgment or fact, `YYYY-MM-DD`. */
  eventDate: string | null
  detail: string | null
  /** Of an event of a bankruptcy: the date of cessation of payments by this notice; the new one where it is moved. */
  cessationDate: string | null
  /** Of an event of a reorganisation: the end of the moratorium by this notice. */
  suspensionEnd: string | null
}

/** Sort order of a timeline: newest publication first, undated last, then the higher numac first. */
export function compareEvents(
  a: Pick<LifecycleEvent, 'pubDate' | 'numac'>,
  b: Pick<LifecycleEvent, 'pubDate' | 'numac'>,
): number {
  return descending(a.pubDate ?? '', b.pubDate ?? '') || descending(a.numac, b.numac)
}

function descending(a: string, b: string): number {
  return a < b ? 1 : a > b ? -1 : 0
}

// Summary of a company's insolvency events. The view `gazette.rollup` implements the same rules in SQL.

export type Rollup = {
  totalEvents: number
  interimSignals: number
  reorgEvents: number
  faillissementEvents: number
  /** Oldest publication, `YYYY-MM-DD`; the event date for an undated publication. */
  firstSignalDate: string | null
  lastSignalDate: string | null
  /** By the gazette: see `timeline/open-bankruptcy.ts`. */
  hasOpenFaillissement: boolean
}

/** Event fields used by a rollup. */
export type RolledEvent = Pick<LifecycleEvent, 'source' | 'pubDate' | 'eventDate'>

export type EventSummary = {
  /** Null without insolvency events. */
  rollup: Rollup | null
  /** Events of bankruptcy, reorganisation and interim measures. */
  insolvencyEventCount: number
  /** Ex officio strike-offs and their reversals. */
  adminEventCount: number
}

/** The summary of a company without events. */
export const NO_EVENTS: EventSummary = Object.freeze({
  rollup: null,
  insolvencyEventCount: 0,
  adminEventCount: 0,
})

/** Counts and aggregate of all events of one company, in any order, and whether a bankruptcy is open. */
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
