// Complete timeline of a company's insolvency events.

import { filterEvents } from '../../domain/suppression/filter-suppressed.ts'
import type { LifecycleEvent } from '../../domain/timeline/lifecycle-event.ts'
import { createReadTimeline, type ReadTimeline, type TimelineAnswerDeps } from './cached-timeline.ts'

/** Newest publication first; undefined when there are none. See `TimelineAnswer`. */
export type ListEvents = ReadTimeline<readonly LifecycleEvent[]>

type ListEventsDeps = Omit<TimelineAnswerDeps<readonly LifecycleEvent[]>, 'bytesOf' | 'show'>

export function createListEvents(deps: ListEventsDeps): ListEvents {
  return createReadTimeline({ ...deps, show: filterEvents, bytesOf: estimateBytes })
}

// Heap measurements (bench/notes.md). Texts beyond Latin-1 take two bytes a letter.
const TIMELINE_BYTES = 256
const EVENT_BYTES = 320

function estimateBytes(events: readonly LifecycleEvent[]): number {
  let bytes = TIMELINE_BYTES
  for (const { detail, court } of events)
    bytes += EVENT_BYTES + 2 * ((detail?.length ?? 0) + (court?.length ?? 0))
  return bytes
}
