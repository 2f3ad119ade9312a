// Register rows for the search lanes, without suppressed companies. Lanes read companies only through this module.

import { isUnfiltered, isWithin, NO_FILTER, type SearchFilter } from '../../domain/search/filter.ts'
import type { SuppressionList } from '../../domain/suppression/suppression-list.ts'
import type { SearchPool } from '../../store/register/dictionary.ts'
import {
  findByEachNameKey,
  findByName,
  findByNameKeys,
  findByNumbers,
  findByWholeNumbers,
  type NameQuery,
  type NameResult,
} from '../../store/register/search.ts'
import { findByNace, findByNaceInTowns } from '../../store/register/search-activities.ts'
import { findByHouse, findByStreet } from '../../store/register/search-addresses.ts'
import type { CompanyRow } from '../../store/register/search-columns.ts'
import {
  findByWords,
  findByWordsAndPrefix,
  findLeadingByWords,
  type WordConditions,
} from '../../store/register/search-words.ts'
import { createCostLimit, meterPool } from './cost-limit.ts'
import type { WordQuery } from './word-query.ts'

export type CompanyRows = ReturnType<typeof createCompanyRows>

// Among so many of the best-ranked rows those within a filter are looked for.
const MAX_FILTERED_ROWS = 2_000

// Microseconds of one core that a search may take, by estimates.
const MAX_COST = 18_000
// For the words as they stand, when no correction helps.
const RESERVED_COST = 5_000
/** More expensive statements are tried on the leading companies first. */
export const CHEAP = 3_000
// Of all rows, those of leading companies.
const LEADING_SHARE = 0.06
const MAX_LEADING_COST = 5_000
// Of a row that is checked for a prefix (bench/notes.md).
const ROW_COST = 1.5

/** Companies with all words of a query and a word that begins with `prefix`. */
type PrefixSearch = {
  query: WordQuery
  prefix: string
  /** Matches of `query` that are checked for the prefix, best-ranked first. */
  scanLimit: number
}

/**
 * Search statements on the pool of one search; what the list hides and what is outside `filter` is left out. Statements
 * share a cost limit: what exceeds it is searched among the leading companies, or not at all.
 */
export function createCompanyRows(
  shared: SearchPool,
  list: SuppressionList,
  filter: SearchFilter = NO_FILTER,
) {
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

  const limit = createCostLimit(MAX_COST)
  const { afford } = limit
  const pool = meterPool(shared, limit)

  const findWords = filterHidden(findByWords)
  const findLeading = filterHidden(findLeadingByWords)
  const findPrefix = filterHidden(findByWordsAndPrefix)
  // The town is asked of the index, so that the best-ranked rows read are of that town.
  const inTown = ({ words }: WordQuery): WordConditions => (town ? [...words, `(${town})`] : words)

  async function byCostlyWords(query: WordQuery, limit: number): Promise<CompanyRow[]> {
    if (!afford(Math.min(query.cost * LEADING_SHARE, MAX_LEADING_COST))) return []
    const leading = await findLeading(inTown(query), limit)
    if (leading.length >= limit || !afford(query.cost)) return leading
    return [...leading, ...(await findWords([inTown(query)], limit))]
  }

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
    byEachNameKey: filterHidden(findByEachNameKey),
    /** Companies with the words of any of `queries`, the best-ranked of each. */
    async byWords(queries: readonly WordQuery[], limit: number): Promise<CompanyRow[]> {
      const cheap = queries.filter(({ cost }) => cost <= CHEAP && afford(cost))
      const found = cheap.length > 0 ? await findWords(cheap.map(inTown), limit) : []
      for (const query of queries) if (query.cost > CHEAP) found.push(...(await byCostlyWords(query, limit)))
      return found
    },
    async byWordsAndPrefix({ query, prefix, scanLimit }: PrefixSearch, limit: number): Promise<CompanyRow[]> {
      if (!afford(query.cost + scanLimit * ROW_COST)) return []
      return findPrefix({ query: inTown(query), prefix, scanLimit }, limit)
    },
    /** What is left of the cost limit for corrections. */
    costLeft: () => Math.max(0, limit.left() - RESERVED_COST),
    byHouse: filterHidden(findByHouse),
    byStreet: filterHidden(findByStreet),
    /** Number of rows hidden so far, which took places within the limits. */
    hiddenCount: () => hiddenCount,
  }
}
