// Events, rollup and officers of one company as of a moment in the past. Bodies and failures are those of the current
// answers; nothing is cached.

import type { Moment } from '../../domain/changes/moment.ts'
import type { EnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import { UnknownMomentError, UnreadTextsError } from '../../domain/errors.ts'
import type { LifecycleEvent, Rollup } from '../../domain/timeline/lifecycle-event.ts'
import {
  groupByRole,
  type ListedOfficers,
  requireNoUnread,
  withNamedInAccounts,
} from '../officers/list-officers.ts'
import { toResult } from '../to-result.ts'
import { coverageGap } from './coverage-gap.ts'
import type { PastReaders } from './past-readers.ts'

/**
 * All reject with `UnknownCompanyError`, with `SourceUnavailableError` when a source does not answer, with
 * `UnreadTextsError` when publications of before that day are unread and the answer could be wrong without them, and with
 * `UnknownMomentError` instead of an empty answer about days before those that are read.
 */
export type PastTimeline = {
  /** Newest first; `current` is false with unread publications. */
  listEvents(number: EnterpriseNumber, moment: Moment): Promise<{ value: LifecycleEvent[]; current: boolean }>
  /** Undefined when no insolvency event was on record. */
  getRollup(number: EnterpriseNumber, moment: Moment): Promise<Rollup | undefined>
  listOfficers(number: EnterpriseNumber, moment: Moment): Promise<ListedOfficers>
}

export function createPastTimeline(past: PastReaders): PastTimeline {
  // An empty answer rests on what was read. What is known of an earlier day, by a later publication, is told all the same.
  async function requireCoverage(kind: 'notices' | 'acts', moment: Moment): Promise<void> {
    const gap = await coverageGap(past, kind, moment)
    if (gap !== null) throw new UnknownMomentError(gap)
  }

  return {
    async listEvents(number, moment) {
      const [, { value, waiting }] = await Promise.all([
        past.company(number, moment),
        past.events(number, moment),
      ])
      if (value === undefined && waiting > 0) throw new UnreadTextsError(waiting)
      if (!value?.length) await requireCoverage('notices', moment)
      return { value: value ?? [], current: waiting === 0 }
    },
    async getRollup(number, moment) {
      const [, { value, waiting }] = await Promise.all([
        past.company(number, moment),
        past.summary(number, moment),
      ])
      if (waiting > 0) throw new UnreadTextsError(waiting)
      if (!value?.rollup) await requireCoverage('notices', moment)
      return value?.rollup ?? undefined
    },
    async listOfficers(number, moment) {
      const [company, recorded, filed] = await Promise.all([
        past.company(number, moment),
        past.officers(number, moment),
        toResult(past.filedOfficers(number, moment)),
      ])
      const part = groupByRole(requireNoUnread(recorded))
      if (Object.values(part).every(list => list.length === 0)) await requireCoverage('acts', moment)
      return withNamedInAccounts({ company, absence: null, part, unanswered: [], waiting: 0 }, filed)
    },
  }
}
