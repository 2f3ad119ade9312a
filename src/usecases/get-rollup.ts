// The insolvency events of one company in a few numbers.

import type { EnterpriseNumber } from '../domain/enterprise-number.ts'
import type { EventSummary, Rollup } from '../domain/rollup.ts'
import type { PointReader } from '../store/point-reader.ts'
import {
  type AnswerFromTimeline,
  createAnswerFromTimeline,
  type TimelineAnswerDeps,
} from './answer-from-timeline.ts'

/** The rollup; undefined when no insolvency event is on record. See `AnswerFromTimeline`. */
export type GetRollup = AnswerFromTimeline<Rollup>

export type GetRollupDeps = Omit<TimelineAnswerDeps<Rollup>, 'bytesOf' | 'show' | 'timeline'> & {
  summaries: PointReader<EventSummary>
}

export function createGetRollup({ summaries, ...deps }: GetRollupDeps): GetRollup {
  const timeline = {
    read: async (number: EnterpriseNumber) => (await summaries.read(number))?.rollup ?? undefined,
  }
  return createAnswerFromTimeline({
    ...deps,
    timeline,
    show: rollup => rollup, // it names nobody
    bytesOf: () => ROLLUP_BYTES,
  })
}

// Measured as the events of `list-events.ts`, its place in the cache included.
const ROLLUP_BYTES = 352
