// Search over five lanes: number, activity, NACE code, address, name. A query is tried in every lane it fits.

import type { SearchFilter } from '../../domain/search/filter.ts'
import { isNameMismatch } from '../../domain/search/name-mismatch.ts'
import { parseQuery, type Query, type SearchHit, withoutPlaces } from '../../domain/search/query.ts'
import type { Source } from '../../store/db/source.ts'
import type { Suppression } from '../suppression/suppression-cache.ts'
import { addActivities, findNamedByTrade, findTradeNearby, isTradeInTown } from './activity-lane.ts'
import { type FoundAddress, searchAddresses, searchStreets } from './address-lane.ts'
import { type CompanyRows, createCompanyRows } from './company-rows.ts'
import { HitList } from './hit-list.ts'
import { nameHits } from './matched-names.ts'
import { searchNames, searchSpeltNames, searchWholeNames } from './name-lane.ts'
import { createPriorityLimiter } from './priority-limiter.ts'

export type SearchCompanies = (q: string, limit: number, filter?: SearchFilter) => Promise<SearchHit[]>

/** At most `limit` hits, best first. Rejects with `SourceUnavailableError` when the source does not answer. */
export function createSearchCompanies(
  source: Pick<Source, 'run'>,
  suppression: Suppression,
): SearchCompanies {
  const limitPool = createPriorityLimiter(SEARCH_CONNECTIONS)
  return async (q, limit, filter) => {
    const list = suppression.list('register')
    return source.run(async shared => {
      const pool = limitPool(shared)
      // Hidden rows may have displaced others: the search is repeated with a higher limit, so that they leave no
      // gap.
      for (let requested = limit; ; ) {
        const rows = createCompanyRows(pool, list, filter)
        const hits = await searchCompanies(rows, q, requested)
        const more = limit + rows.hiddenCount()
        if (hits.length >= limit || more <= requested) return hits.slice(0, limit)
        requested = more
      }
    })
  }
}

/** Search connections per process and database: fewer delay searches, more compete for CPU with this process. */
export const SEARCH_CONNECTIONS = 8

/** Session settings for search: its plans are always index scans in rank order. */
export const SEARCH_SESSION = {
  plan_cache_mode: 'force_generic_plan',
  enable_seqscan: 'off',
  jit: 'off',
}

async function searchCompanies(rows: CompanyRows, q: string, limit: number): Promise<SearchHit[]> {
  const hits = new HitList(limit)
  await collectHits(rows, parseQuery(q), hits, limit)
  return nameHits(rows.pool, hits.list())
}

async function collectHits(rows: CompanyRows, query: Query, hits: HitList, limit: number): Promise<void> {
  if (await addNumbers(rows, query, hits, limit)) return
  // A number of nobody, or of a company that is hidden, is left out of account.
  if (query.mentioned.length > 0) hits.guess()
  const { inner } = query
  if (inner !== null) {
    const spelt = await searchSpeltNames(rows, query, limit)
    if (spelt.length > 0) return hits.addNames(spelt)
    if (inner.isGuess) hits.guess()
    await addTexts(rows, inner.query, hits, limit)
    // The ending of an address is no word of a name.
    if (inner.isGuess || !hits.isEmpty) return
  }
  await addTexts(rows, query, hits, limit)
}

async function addTexts(rows: CompanyRows, query: Query, hits: HitList, limit: number): Promise<void> {
  const isTrade = await addActivities(rows, query, hits, limit)
  if (hits.isFull) return
  // What is a trade is no misspelt name or address.
  if (isTrade) return hits.addNames(await searchSpeltNames(rows, query, limit))
  const addresses = await searchAddresses(rows, query, limit)
  if (addresses.length > 0) return addAddresses(rows, query, addresses, hits, limit)
  const streets = await searchStreets(rows, query, limit)
  if (streets.length > 0) {
    hits.addNames(await searchWholeNames(rows, query, limit))
    for (const { row, address } of streets) hits.add(row, { kind: 'address', address })
  } else if (isTradeInTown(query)) {
    hits.addNames(await searchSpeltNames(rows, query, limit))
    hits.addNames(await findNamedByTrade(rows, query, limit), 'name', true)
    if (hits.isEmpty) hits.addRows(await findTradeNearby(rows, query), { kind: 'nace', isApproximate: true })
  } else {
    hits.addNames(await searchNames(rows, query, limit))
    if (hits.isEmpty) hits.addNames(await findNamedByTrade(rows, query, limit), 'name', true)
  }
}

// True when the text is a number, or one of the numbers in it is a company's. A number beside the name of another company, or
// beside one that is nobody's, is approximate.
async function addNumbers(rows: CompanyRows, query: Query, hits: HitList, limit: number): Promise<boolean> {
  const { mentioned, numbers, words, places } = query
  if (mentioned.length > 0) {
    const found = await rows.byWholeNumbers(mentioned)
    const isLeftOut = mentioned.some(number => !found.some(({ asked }) => asked === number))
    for (const row of found)
      hits.add(row, { kind: 'kbo', isApproximate: isLeftOut || isNameMismatch(query, row) })
  }
  if (numbers && hits.isEmpty) hits.addRows(await rows.byNumbers(numbers, limit), { kind: 'kbo' })
  const isNumberOnly = mentioned.length > 0 && withoutPlaces(words, places).length === 0
  return isNumberOnly || !hits.isEmpty
}

// If the address exists, a name with a number is rarely meant, unless it is a company's whole name.
async function addAddresses(
  rows: CompanyRows,
  query: Query,
  addresses: readonly FoundAddress[],
  hits: HitList,
  limit: number,
): Promise<void> {
  hits.addNames(await searchWholeNames(rows, query, limit))
  const [best] = addresses
  // A number that is left, such as the postal code of no town, is no name.
  const words = best?.nameWords ?? []
  const isNameElsewhere = best?.namesMatched === 0 && words.some(word => !/^\d+$/.test(word))
  if (isNameElsewhere) {
    const named = await searchNames(rows, { ...query, words, places: [], lastIsPrefix: false }, limit)
    hits.addNames(named, 'name', true)
  }
  for (const { row, matchedAddress, namesMatched, isApproximate } of addresses) {
    const kind = namesMatched > 0 ? 'name' : 'address'
    hits.add(row, { kind, address: matchedAddress, isApproximate })
  }
}
