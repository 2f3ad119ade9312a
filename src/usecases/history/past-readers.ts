// Readers of the past of one company. Each applies the suppression list of today.

import type { Moment } from '../../domain/changes/moment.ts'
import type { CompanyFacts } from '../../domain/company/company.ts'
import type { EnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import { type SourceName, UnknownCompanyError } from '../../domain/errors.ts'
import type { StoredRisk } from '../../domain/risk.ts'
import { filterEvents, filterMandates } from '../../domain/suppression/filter-suppressed.ts'
import type { SuppressionList } from '../../domain/suppression/suppression-list.ts'
import type { EventSummary, LifecycleEvent } from '../../domain/timeline/lifecycle-event.ts'
import type { FiledOfficers } from '../../store/accounts/filed-officers.ts'
import { readPastFiledOfficers } from '../../store/accounts/past-filings.ts'
import type { BatchLoader } from '../../store/db/batch-loader.ts'
import type { Pool } from '../../store/db/pool.ts'
import type { Source } from '../../store/db/source.ts'
import { type CoverageStart, readCoverageStart } from '../../store/gazette/coverage-start.ts'
import type { Timeline } from '../../store/gazette/dossier-timeline.ts'
import type { Officer } from '../../store/gazette/officers.ts'
import {
  readPastEvents,
  readPastOfficers,
  readPastSummary,
  readPastTimeline,
} from '../../store/gazette/past-timeline.ts'
import type { Recorded } from '../../store/gazette/unread-publications.ts'
import { firstExtractOn, readPastCompany } from '../../store/history/past-register.ts'
import { readAbsence } from '../../store/register/companies.ts'
import { readPastRisk } from '../../store/risk/past-scores.ts'
import { requireKnownMoment } from '../register/require-known-moment.ts'
import { showFiledOfficers, showTimeline } from '../suppression/show-officers.ts'
import type { Suppression } from '../suppression/suppression-cache.ts'

type At<T> = (number: EnterpriseNumber, moment: Moment) => Promise<T>

/** Each rejects with `SourceUnavailableError` when its source does not answer. */
export type PastReaders = {
  /** A company as the register had it then; undefined when it had not, or when that is not known. */
  registered: At<CompanyFacts | undefined>
  /**
   * The same, and of days before the first extract one that is in the register today, or left later. Rejects with
   * `UnknownCompanyError`, and with `UnknownMomentError` before the first extract was loaded.
   */
  company: At<CompanyFacts>
  events: At<Recorded<LifecycleEvent[]>>
  summary: At<Recorded<EventSummary>>
  officers: At<Recorded<Officer[]>>
  /** Officers of the newest accounts by then that name any. */
  filedOfficers: At<FiledOfficers | undefined>
  timeline: At<Timeline | undefined>
  risk: At<StoredRisk | undefined>
  /** Since when the gazette is read. */
  coverageStart(moment: Moment): Promise<CoverageStart>
}

/** `companies`: the reader of today, without suppressed companies. */
export function createPastReaders(
  sources: Record<SourceName, Pick<Source, 'run'>>,
  companies: BatchLoader<CompanyFacts>,
  suppression: Suppression,
): PastReaders {
  // As for current reads, the list is read after the value.
  const guard =
    <T, S>(
      source: SourceName,
      read: (pool: Pool, number: number, moment: Moment) => Promise<T>,
      show: (value: T, list: SuppressionList) => S,
    ) =>
    async (number: EnterpriseNumber, moment: Moment): Promise<S | undefined> => {
      const value = await sources[source].run(pool => read(pool, Number(number), moment))
      const list = suppression.list(source)
      return list.hidesNumber(number) ? undefined : show(value, list)
    }
  const registered = guard('register', readPastCompany, (company, list) =>
    company === undefined || list.hidesCompany(company) ? undefined : company,
  )
  const events = guard('gazette', readPastEvents, recorded(filterEvents<LifecycleEvent>))
  const summary = guard('gazette', readPastSummary, identity)
  const officers = guard('gazette', readPastOfficers, recorded(filterMandates<Officer>))
  return {
    registered,
    async company(number, moment) {
      const then = await registered(number, moment)
      if (then?.inRegister) return then
      const start = await sources.register.run(firstExtractOn)
      const isEarlier = start === null || moment.asOf < start
      // A company may have been missing because no extract was loaded yet.
      if (!isEarlier) await requireKnownMoment(sources.register, moment)
      const today = isEarlier ? await companies.read(number) : undefined
      if (today === undefined) throw new UnknownCompanyError()
      if (today.inRegister) return today
      const { leftOn } = await sources.register.run(pool => readAbsence(pool, Number(number)))
      if (leftOn === null || leftOn <= moment.asOf) throw new UnknownCompanyError()
      return today
    },
    events: async (number, moment) => (await events(number, moment)) ?? NOTHING,
    summary: async (number, moment) => (await summary(number, moment)) ?? NOTHING,
    officers: async (number, moment) => (await officers(number, moment)) ?? NOTHING,
    filedOfficers: guard(
      'accounts',
      readPastFiledOfficers,
      (filed, list) => filed && showFiledOfficers(filed, list),
    ),
    timeline: guard(
      'gazette',
      readPastTimeline,
      (timeline, list) => timeline && showTimeline(timeline, list),
    ),
    risk: guard('risk', readPastRisk, identity),
    coverageStart: moment => sources.gazette.run(pool => readCoverageStart(pool, moment)),
  }
}

const NOTHING = { value: undefined, waiting: 0 }

function recorded<T>(show: (value: T, list: SuppressionList) => T) {
  return ({ value, waiting }: Recorded<T>, list: SuppressionList): Recorded<T> => ({
    value: value === undefined ? undefined : show(value, list),
    waiting,
  })
}

function identity<T>(value: T): T {
  return value
}
