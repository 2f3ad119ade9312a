// The rows that search answers from: what the register's indexes find, without what is suppressed. Lanes read companies
// here and nowhere else.

import type { SuppressionList } from '../../domain/suppression/suppression-list.ts'
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
  type SearchPool,
} from '../../store/register/search.ts'

export type CompanyRows = ReturnType<typeof createCompanyRows>

/** The statements of the store on the pool of one search. */
export function createCompanyRows(pool: SearchPool, list: SuppressionList) {
  let heldBack = 0

  function withoutHidden<T extends CompanyRow>(found: T[]): T[] {
    const rows = found.filter(row => !list.hidesCompany(row))
    heldBack += found.length - rows.length
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
    async byName(asked: NameQuery, limit: number): Promise<NameResult> {
      const found = await findByName(pool, asked, limit)
      return { ...found, rows: withoutHidden(found.rows) }
    },
    byNameKeys: filterHidden(findByNameKeys),
    byWords: filterHidden(findByWords),
    byWordsAndBeginning: filterHidden(findByWordsAndPrefix),
    byHouse: filterHidden(findByHouse),
    /** How many rows were held back so far: those took the place of others where the number of rows was limited. */
    heldBack: () => heldBack,
  }
}
