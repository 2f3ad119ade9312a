// The watch list of a key, page by page.

import type { EnterpriseNumber } from '../../domain/company/enterprise-number.ts'
import { listWatched, type WatchedCompany } from '../../store/access/watch.ts'
import type { Source } from '../../store/db/source.ts'

export type WatchList = {
  total: number
  companies: WatchedCompany[]
  /** Ten digits: the next page begins after it. Null on the last one. */
  next: EnterpriseNumber | null
}

/** By ascending number. Throws `SourceUnavailableError` when the database does not answer. */
export type ListWatched = (keyId: string, page: { after: string | null; limit: number }) => Promise<WatchList>

export function createListWatched(source: Pick<Source, 'run'>): ListWatched {
  return async (keyId, { after, limit }) => {
    const { total, companies } = await source.run(pool =>
      listWatched(pool, keyId, Number(after ?? 0), limit + 1),
    )
    const shown = companies.slice(0, limit)
    const next = companies.length > limit ? (shown.at(-1)?.enterpriseNumber ?? null) : null
    return { total, companies: shown, next }
  }
}
