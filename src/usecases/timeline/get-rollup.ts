// The insolvency events of one company in a few numbers.

import type { EnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import type { EventSummary, Rollup } from '../../domain/timeline/rollup.ts'
import type { BatchLoader } from '../../store/db/batch-loader.ts'
import type { Recorded } from '../../store/gazette/unread-publications.ts'
import { createReadTimeline, type ReadTimeline, type TimelineAnswerDeps } from './cached-timeline.ts'

/** The rollup; undefined when no insolvency event is on record. Not given while texts wait. See `AnswerFromTimeline`. */
export type GetRollup = ReadTimeline<Rollup>

export type GetRollupDeps = Omit<TimelineAnswerDeps<Rollup>, 'bytesOf' | 'show' | 'timeline'> & {
  summaries: BatchLoader<Recorded<EventSummary>>
}

export function createGetRollup({ summaries, ...deps }: GetRollupDeps): GetRollup {
  const timeline = {
    async read(number: EnterpriseNumber): Promise<Recorded<Rollup> | undefined> {
      const { value, waiting } = (await summaries.read(number)) ?? NOTHING
      // Counts that leave a text out would be wrong; events that are known stay true.
      return { value: waiting > 0 ? undefined : (value?.rollup ?? undefined), waiting }
    },
  }
  return createReadTimeline({
    ...deps,
    timeline,
    show: rollup => rollup, // it names nobody
    bytesOf: () => ROLLUP_BYTES,
  })
}

const NOTHING: Recorded<EventSummary> = { value: undefined, waiting: 0 }

// Measured as the events of `list-events.ts`, its place in the cache included.
const ROLLUP_BYTES = 352
