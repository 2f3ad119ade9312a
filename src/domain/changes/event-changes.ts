// Changes of a company's events: those newly on record, and those no longer on record.

import type { LifecycleEvent } from '../timeline/lifecycle-event.ts'
import type { NewChange } from './change.ts'
import type { ChangeKind } from './change-kinds.ts'

/**
 * An event of another kind, date, source, severity or court is another event: the earlier one is withdrawn. `detail`
 * and the dates that it is about do not count: they are not in a change.
 */
export type RecordedEvent = Omit<LifecycleEvent, 'detail' | 'cessationDate' | 'suspensionEnd'>

/** New events in the order of `after`, then withdrawn ones in that of `before`. `effectiveOn` is the publication date. */
export function diffEvents(
  enterpriseNumber: number,
  before: readonly RecordedEvent[],
  after: readonly RecordedEvent[],
): NewChange[] {
  const change = (event: RecordedEvent, withdrawn: boolean): NewChange => {
    const value = {
      event_kind: event.eventKind,
      event_date: event.eventDate,
      source: event.source,
      severity: event.severity,
      court: event.court,
    }
    return {
      enterpriseNumber,
      kind: kindOf(event, withdrawn),
      effectiveOn: event.pubDate,
      reference: event.numac,
      before: withdrawn ? value : null,
      after: withdrawn ? null : value,
    }
  }
  return [
    ...without(after, before).map(event => change(event, false)),
    ...without(before, after).map(event => change(event, true)),
  ]
}

function kindOf({ source }: RecordedEvent, withdrawn: boolean): ChangeKind {
  const kind = source === 'kbo_admin' ? 'gazette.administrative_event' : 'gazette.insolvency_event'
  return withdrawn ? `${kind}_withdrawn` : kind
}

// One act can state equal events, for instance in two procedures: each counts.
function without(events: readonly RecordedEvent[], others: readonly RecordedEvent[]): RecordedEvent[] {
  const counts = new Map<string, number>()
  for (const other of others) counts.set(keyOf(other), (counts.get(keyOf(other)) ?? 0) + 1)
  return events.filter(event => {
    const left = counts.get(keyOf(event)) ?? 0
    if (left > 0) counts.set(keyOf(event), left - 1)
    return left === 0
  })
}

function keyOf({ numac, eventKind, eventDate, source, severity, court }: RecordedEvent): string {
  return JSON.stringify([numac, eventKind, eventDate, source, severity, court])
}
