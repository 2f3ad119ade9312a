// Register rows for the search lanes, without suppressed companies. Lanes read companies only through this module.

import type { SuppressionList } from '../../domain/suppression/suppression-list.ts'
import type { SearchPool } from '../../store/register/dictionary.ts'
import {
  findByName,
  findByNameKeys,
  findByNumbers,
  findByWholeNumbers,
  findByWords,
  findByWordsAndPrefix,
  findLeadingByWords,
  type NameQuery,
  type NameResult,
} from '../../store/register/search.ts'
import { findByNace, findByNaceInTowns } from '../../store/register/search-activities.ts'
import { findByHouse, findByStreet } from '../../store/register/search-addresses.ts'
import type { CompanyRow } from '../../store/register/search-columns.ts'

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
    byWholeNumbers: filterHidden(findByWholeNumbers),
    byNace: filterHidden(findByNace),
    byNaceInTowns: filterHidden(findByNaceInTowns),
    async byName(query: NameQuery, limit: number): Promise<NameResult> {
      const found = await findByName(pool, query, limit)
      return { ...found, rows: withoutHidden(found.rows) }
    },
    byNameKeys: filterHidden(findByNameKeys),
    byWords: filterHidden(findByWords),
    byLeadingWords: filterHidden(findLeadingByWords),
    byWordsAndPrefix: filterHidden(findByWordsAndPrefix),
    byHouse: filterHidden(findByHouse),
    byStreet: filterHidden(findByStreet),
    /** Number of rows hidden so far, which took places within the limits. */
    hiddenCount: () => hiddenCount,
  }
}
