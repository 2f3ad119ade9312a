// The newest insolvency publications, for the public feed. Insolvencies of natural persons are personal data, so
// the feed has legal persons only.

import type { CompanyFacts } from '../../domain/company/company.ts'
import { enterpriseNumberFrom } from '../../domain/company/enterprise-number.ts'
import type { BatchLoader } from '../../store/db/batch-loader.ts'
import type { Source } from '../../store/db/source.ts'
import {
  listInsolvencyEventsOf,
  listNewestInsolvencyEvents,
  type NewestEvent,
} from '../../store/gazette/events.ts'
import type { Suppression } from '../suppression/suppression-cache.ts'

export type InsolvencyPublication = { company: CompanyFacts; event: NewestEvent }

/**
 * At most `limit`, newest first, without duplicates. Rejects with `SourceUnavailableError` when the gazette or the
 * register does not answer.
 */
export type ListNewestInsolvencies = (limit: number) => Promise<InsolvencyPublication[]>

export type InsolvenciesOfDay = {
  publications: InsolvencyPublication[]
  /** The last day before it with publications, `YYYY-MM-DD`; null when none is on record. */
  dayBefore: string | null
}

/**
 * Those of one day of publication, the highest numac first; null when none of that day is on record. Rejects as
 * `ListNewestInsolvencies` does.
 */
export type ListInsolvenciesOfDay = (day: string) => Promise<InsolvenciesOfDay | null>

type ListNewestInsolvenciesDeps = {
  gazette: Pick<Source, 'run'>
  /** Reader without suppressed companies. */
  companies: BatchLoader<CompanyFacts>
  suppression: Suppression
}

// A quarter of debtors are natural persons, and some companies left the register: twice as many events usually
// suffice. Otherwise longer lists are read, up to the last step.
const EVENTS_PER_ITEM = [2, 16, 64]

export function createListNewestInsolvencies(deps: ListNewestInsolvenciesDeps): ListNewestInsolvencies {
  const keepShown = createKeepShown(deps)
  return async limit => {
    let shown: InsolvencyPublication[] = []
    for (const perItem of EVENTS_PER_ITEM) {
      const events = await deps.gazette.run(pool => listNewestInsolvencyEvents(pool, perItem * limit))
      shown = await keepShown(events)
      if (shown.length >= limit || events.length < perItem * limit) break
    }
    return shown.slice(0, limit)
  }
}

export function createListInsolvenciesOfDay(deps: ListNewestInsolvenciesDeps): ListInsolvenciesOfDay {
  const keepShown = createKeepShown(deps)
  return async day => {
    const { events, dayBefore } = await deps.gazette.run(pool => listInsolvencyEventsOf(pool, day))
    return events.length === 0 ? null : { publications: await keepShown(events), dayBefore }
  }
}

function createKeepShown({ companies, suppression }: ListNewestInsolvenciesDeps) {
  return async (repeated: readonly NewestEvent[]): Promise<InsolvencyPublication[]> => {
    const events = withoutRepetitions(repeated)
    const read = await Promise.all(
      events.map(event => companies.read(enterpriseNumberFrom(event.enterpriseNumber))),
    )
    const hidden = suppression.list('gazette')
    return events.flatMap((event, at) => {
      const company = read[at]
      if (!company?.inRegister || company.naturalPerson) return []
      return [{ company, event: hidden.hidesText(event.court) ? { ...event, court: null } : event }]
    })
  }
}

/** Permanent identifier of a publication. */
export function identifyPublication({ numac, enterpriseNumber, eventKind }: NewestEvent): string {
  return `${numac}:${enterpriseNumberFrom(enterpriseNumber)}:${eventKind ?? 'event'}`
}

function withoutRepetitions(events: readonly NewestEvent[]): NewestEvent[] {
  return [...new Map(events.map(event => [identifyPublication(event), event])).values()]
}
