// Register rows for the search lanes, without suppressed companies. Lanes read companies only through this module.

import { isUnfiltered, isWithin, NO_FILTER, type SearchFilter } from '../../domain/search/filter.ts'
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
  type PrefixQuery,
} from '../../store/register/search.ts'
import { findByNace, findByNaceInTowns } from '../../store/register/search-activities.ts'
import { findByHouse, findByStreet } from '../../store/register/search-addresses.ts'
import type { CompanyRow } from '../../store/register/search-columns.ts'

export type CompanyRows = ReturnType<typeof createCompanyRows>

// Among so many of the best-ranked rows those within a filter are looked for.
const MAX_FILTERED_ROWS = 2_000

/** Search statements on the pool of one search; what the list hides and what is outside `filter` is left out. */
export function createCompanyRows(pool: SearchPool, list: SuppressionList, filter: SearchFilter = NO_FILTER) {
  const isFiltered = !isUnfiltered(filter)
  const town = filter.zips?.map(zip => `'@${zip}'`).join(' | ')
  let hiddenCount = 0

  function withoutHidden<T extends CompanyRow>(found: T[]): T[] {
    const rows = found.filter(row => !list.hidesCompany(row))
    hiddenCount += found.length - rows.length
    return isFiltered ? rows.filter(row => isWithin(filter, row)) : rows
  }

  const rowsToRead = (limit: number) => (isFiltered ? Math.max(limit, MAX_FILTERED_ROWS) : limit)

  function filterHidden<A, T extends CompanyRow>(
    find: (pool: SearchPool, asked: A, limit: number) => Promise<T[]>,
  ) {
    return async (asked: A, limit: number): Promise<T[]> =>
      withoutHidden(await find(pool, asked, rowsToRead(limit)))
  }

  // The town is asked of the index, so that the best-ranked rows read are of that town.
  const byWords = filterHidden(findByWords)
  const inTown = (expression: string) => (town ? `(${expression}) & (${town})` : expression)

  return {
    pool,
    byNumbers: filterHidden(findByNumbers),
    byWholeNumbers: async (numbers: readonly number[]) =>
      withoutHidden(await findByWholeNumbers(pool, numbers)),
    byNace: filterHidden(findByNace),
    byNaceInTowns: filterHidden(findByNaceInTowns),
    async byName(query: NameQuery, limit: number): Promise<NameResult> {
      const found = await findByName(pool, query, rowsToRead(limit))
      return { ...found, rows: withoutHidden(found.rows) }
    },
    byNameKeys: filterHidden(findByNameKeys),
    byWords: (expressions: readonly string[], limit: number) => byWords(expressions.map(inTown), limit),
    byLeadingWords: filterHidden((pool, expression: string, limit) =>
      findLeadingByWords(pool, inTown(expression), limit),
    ),
    byWordsAndPrefix: filterHidden((pool, asked: PrefixQuery, limit) =>
      findByWordsAndPrefix(pool, { ...asked, expression: inTown(asked.expression) }, limit),
    ),
    byHouse: filterHidden(findByHouse),
    byStreet: filterHidden(findByStreet),
    /** Number of rows hidden so far, which took places within the limits. */
    hiddenCount: () => hiddenCount,
  }
}
