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
