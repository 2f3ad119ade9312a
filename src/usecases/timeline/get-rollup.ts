// Summary of a company's insolvency events.

import type { EnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import type { EventSummary, Rollup } from '../../domain/timeline/lifecycle-event.ts'
import type { BatchLoader } from '../../store/db/batch-loader.ts'
import type { Recorded } from '../../store/gazette/unread-publications.ts'
import { createReadTimeline, type ReadTimeline, type TimelineAnswerDeps } from './cached-timeline.ts'

/** Undefined when no insolvency event is on record. Fails with unread publications. See `TimelineAnswer`. */
export type GetRollup = ReadTimeline<Rollup>

type GetRollupDeps = Omit<TimelineAnswerDeps<Rollup>, 'bytesOf' | 'show' | 'timeline'> & {
  summaries: BatchLoader<Recorded<EventSummary>>
}

export function createGetRollup({ summaries, ...deps }: GetRollupDeps): GetRollup {
  const timeline = {
    async read(number: EnterpriseNumber): Promise<Recorded<Rollup> | undefined> {
      const { value, waiting } = (await summaries.read(number)) ?? NOTHING
      // Counts without unread publications would be wrong, while known events remain true.
      return { value: waiting > 0 ? undefined : (value?.rollup ?? undefined), waiting }
    },
  }
  return createReadTimeline({
    ...deps,
    timeline,
    show: rollup => rollup, // contains no names
    bytesOf: () => ROLLUP_BYTES,
  })
}

const NOTHING: Recorded<EventSummary> = { value: undefined, waiting: 0 }

// As in `list-events.ts`, including the cache entry.
const ROLLUP_BYTES = 352
