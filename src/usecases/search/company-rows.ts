// Register rows for the search lanes, without suppressed companies. Lanes read companies only through this module.

import type { SuppressionList } from '../../domain/suppression/suppression-list.ts'
import type { SearchPool } from '../../store/register/dictionary.ts'
import {
  type CompanyRow,
  findByHouse,
  findByNace,
  findByName,
  findByNameKeys,
  findByNumbers,
  findByWords,
  findByWordsAndPrefix,
  type NameQuery,
  type NameResult,
} from '../../store/register/search.ts'

export type CompanyRows = ReturnType<typeof createCompanyRows>

/** Search statements on the pool of one search. */
export function createCompanyRows(pool: SearchPool, list: SuppressionList) {
  let hiddenCount = 0

  function withoutHidden<T extends CompanyRow>(found: T[]): T[] {
    const rows = found.filter(row => !list.hidesCompany(row))
    hiddenCount += found.length - rows.length
    return rows
  }

  function filterHidden<A extends unknown[], T extends CompanyRow>(
    find: (pool: SearchPool, ...args: A) => Promise<T[]>,
  ) {
    return async (...args: A): Promise<T[]> => withoutHidden(await find(pool, ...args))
  }

  return {
    pool,
    byNumbers: filterHidden(findByNumbers),
    byNace: filterHidden(findByNace),
    async byName(query: NameQuery, limit: number): Promise<NameResult> {
      const found = await findByName(pool, query, limit)
      return { ...found, rows: withoutHidden(found.rows) }
    },
    byNameKeys: filterHidden(findByNameKeys),
    byWords: filterHidden(findByWords),
    byWordsAndPrefix: filterHidden(findByWordsAndPrefix),
    byHouse: filterHidden(findByHouse),
    /** Number of rows hidden so far, which took places within the limits. */
    hiddenCount: () => hiddenCount,
  }
}
