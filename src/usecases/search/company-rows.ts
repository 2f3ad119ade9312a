// The rows that search answers from: what the register's indexes find, without what is suppressed. Lanes read companies
// here and nowhere else.

import type { SuppressionList } from '../../domain/suppression/suppression-list.ts'
import {
  type CompanyRow,
  findByHouse,
  findByNace,
  findByNameKeys,
  findByNumbers,
  findByWords,
  findByWordsAndBeginning,
  type SearchPool,
} from '../../store/register/search.ts'

export type CompanyRows = ReturnType<typeof readRows>

/** The statements of the store on the pool of one search. */
export function readRows(pool: SearchPool, list: SuppressionList) {
  let heldBack = 0

  function shown<A extends unknown[], T extends CompanyRow>(
    find: (pool: SearchPool, ...args: A) => Promise<T[]>,
  ) {
    return async (...args: A): Promise<T[]> => {
      const found = await find(pool, ...args)
      const rows = found.filter(row => !list.hidesCompany(row))
      heldBack += found.length - rows.length
      return rows
    }
  }

  return {
    pool,
    byNumbers: shown(findByNumbers),
    byNace: shown(findByNace),
    byNameKeys: shown(findByNameKeys),
    byWords: shown(findByWords),
    byWordsAndBeginning: shown(findByWordsAndBeginning),
    byHouse: shown(findByHouse),
    /** How many rows were held back so far: those took the place of others where the number of rows was limited. */
    heldBack: () => heldBack,
  }
}
