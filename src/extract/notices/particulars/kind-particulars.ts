// Extracts fields specific to some event kinds: the moved cessation date, the new judge, the duration of a
// ban. Read from the body of the notice.

import type { Duration, EventFact, EventKind } from '../../../domain/publications/gazette-fact.ts'
import { readNewJudges } from '../people/new-judges.ts'
import { readBanDuration } from './ban-duration.ts'
import { readMovedCessation } from './moved-cessation.ts'

type CommonParticulars = Pick<EventFact, 'keyDates' | 'judges'>

/** `common` fields of a notice plus those its `body` (on one line) states for `kind`. */
export function particularsOf(
  kind: EventKind,
  body: string,
  common: CommonParticulars,
): CommonParticulars & { duration?: Duration } {
  if (kind === 'cessation_date_moved')
    return { ...common, keyDates: withMovedCessation(body, common.keyDates) }
  if (kind === 'judge_replaced') {
    const judges = readNewJudges(body)
    return judges.length > 0 ? { ...common, judges } : common
  }
  if (kind !== 'professional_ban') return common
  const duration = readBanDuration(body)
  return duration ? { ...common, duration } : common
}

function withMovedCessation(body: string, keyDates: EventFact['keyDates']): EventFact['keyDates'] {
  const moved = readMovedCessation(body)
  return moved === null ? keyDates : { ...keyDates, cessationOfPayments: moved }
}
