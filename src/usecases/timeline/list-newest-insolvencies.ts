// The newest insolvency publications, for the public feed. Insolvencies of natural persons are personal data, so
// the feed has legal persons only.

import type { CompanyFacts } from '../../domain/company/company.ts'
import { enterpriseNumberFrom } from '../../domain/company/enterprise-number.ts'
import type { BatchLoader } from '../../store/db/batch-loader.ts'
import type { Source } from '../../store/db/source.ts'
import { listNewestInsolvencyEvents, type NewestEvent } from '../../store/gazette/events.ts'
import type { Suppression } from '../suppression/suppression-cache.ts'

export type InsolvencyPublication = { company: CompanyFacts; event: NewestEvent }

/**
 * At most `limit`, newest first, without duplicates. Rejects with `SourceUnavailableError` when the gazette or the
 * register does not answer.
 */
export type ListNewestInsolvencies = (limit: number) => Promise<InsolvencyPublication[]>

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
  const { gazette, companies, suppression } = deps

  async function keepShown(events: readonly NewestEvent[]): Promise<InsolvencyPublication[]> {
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

  return async limit => {
    let shown: InsolvencyPublication[] = []
    for (const perItem of EVENTS_PER_ITEM) {
      const events = await gazette.run(pool => listNewestInsolvencyEvents(pool, perItem * limit))
      shown = await keepShown(withoutRepetitions(events))
      if (shown.length >= limit || events.length < perItem * limit) break
    }
    return shown.slice(0, limit)
  }
}

/** Permanent identifier of a publication. */
export function identifyPublication({ numac, enterpriseNumber, eventKind }: NewestEvent): string {
  return `${numac}:${enterpriseNumberFrom(enterpriseNumber)}:${eventKind ?? 'event'}`
}

function withoutRepetitions(events: readonly NewestEvent[]): NewestEvent[] {
  return [...new Map(events.map(event => [identifyPublication(event), event])).values()]
}
