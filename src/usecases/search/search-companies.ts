// Search over five lanes: number, activity, NACE code, address, name. A query is tried in every lane it fits.

import type { SearchFilter } from '../../domain/search/filter.ts'
import {
  type MatchKind,
  parseQuery,
  type Query,
  type SearchHit,
  withoutPlaces,
} from '../../domain/search/query.ts'
import { isApproximate, TOWN_PREFIX } from '../../domain/search/rating.ts'
import type { Source } from '../../store/db/source.ts'
import type { Suppression } from '../suppression/suppression-cache.ts'
import { type FoundAddress, searchAddresses, searchStreets } from './address-lane.ts'
import type { RatedCompany } from './candidates.ts'
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
  const isTrade = await addActivities(rows, query, hits, limit)
  if (hits.isFull) return
  // What is a trade is no misspelt name or address.
  if (isTrade) return addNames(await searchSpeltNames(rows, query, limit), hits)
  const addresses = await searchAddresses(rows, query, limit)
  if (addresses.length > 0) return addAddresses(rows, query, addresses, hits, limit)
  const streets = await searchStreets(rows, query, limit)
  if (streets.length > 0) {
    addNames(await searchWholeNames(rows, query, limit), hits)
    for (const { row, address } of streets) hits.add(row, { kind: 'address', address })
  } else addNames(await searchNames(rows, query, limit), hits)
}

// True when the text is a number, or one of the numbers in it is a company's.
async function addNumbers(
  rows: CompanyRows,
  { mentioned, numbers, words, places }: Query,
  hits: HitList,
  limit: number,
): Promise<boolean> {
  if (mentioned.length > 0) hits.addRows(await rows.byWholeNumbers(mentioned), { kind: 'kbo' })
  if (numbers && hits.isEmpty) hits.addRows(await rows.byNumbers(numbers, limit), { kind: 'kbo' })
  const isNumberOnly = mentioned.length > 0 && withoutPlaces(words, places).length === 0
  return isNumberOnly || !hits.isEmpty
}

// Companies of a trade or code, in the towns named beside it. A company of exactly that name comes first when it is of that trade,
// or when a town is named twice: `Snackbar Mol, Mol`. False where no company is of that trade.
async function addActivities(
  rows: CompanyRows,
  query: Query,
  hits: HitList,
  limit: number,
): Promise<boolean> {
  const { activity, nace, places, words } = query
  const codes = activity ?? (nace === null ? null : { nace2025: [nace], nace2008: [nace] })
  if (codes === null) return false
  const zips = commonZips(places)
  if (zips === null) return false
  const named = activity !== null && words.length > 1 ? await searchWholeNames(rows, query, limit) : []
  const isOfTrade = ({ row }: RatedCompany) =>
    [...codes.nace2025, ...codes.nace2008].some(code => row.primaryNace?.startsWith(code))
  const inTown = named.filter(
    ({ row }) => zips.length === 0 || zips.some(zip => row.townWords.includes(`@${zip}`)),
  )
  const townWords = places.flatMap(({ nameFrom, to }) => words.slice(nameFrom, to)).map(asTownWord)
  const found =
    zips.length > 0
      ? await rows.byNaceInTowns({ codes, zips, townWords }, limit)
      : await rows.byNace(codes, limit)
  if (places.length > 1) addNames(inTown, hits)
  addNames(inTown.filter(isOfTrade), hits, 'nace')
  hits.addRows(found.slice(0, 1), { kind: 'nace' })
  addNames(inTown, hits)
  hits.addRows(found, { kind: 'nace' })
  addNames(named, hits)
  return found.length > 0
}

function asTownWord(word: string): string {
  return `${TOWN_PREFIX}${word}`
}

// Of a town named twice, or by code and name, what both mean; null for two towns, of which one is part of a name.
function commonZips(places: Query['places']): string[] | null {
  const [first, ...others] = places.map(({ zips }) => zips)
  if (first === undefined) return []
  const common = first.filter(zip => others.every(zips => zips.includes(zip)))
  return common.length > 0 ? common : null
}

// If the address exists, a name with a number is rarely meant, unless it is a company's whole name.
async function addAddresses(
  rows: CompanyRows,
  query: Query,
  addresses: readonly FoundAddress[],
  hits: HitList,
  limit: number,
): Promise<void> {
  addNames(await searchWholeNames(rows, query, limit), hits)
  const [best] = addresses
  // A number that is left, such as the postal code of no town, is no name.
  const words = best?.nameWords ?? []
  const isNameElsewhere = best?.namesMatched === 0 && words.some(word => !/^\d+$/.test(word))
  if (isNameElsewhere) {
    addNames(
      await searchNames(rows, { ...query, words, places: [], lastIsPrefix: false }, limit),
      hits,
      'name',
      true,
    )
  }
  for (const { row, matchedAddress, namesMatched, isApproximate } of addresses) {
    const kind = namesMatched > 0 ? 'name' : 'address'
    hits.add(row, { kind, address: matchedAddress, isApproximate })
  }
}

function addNames(
  found: readonly RatedCompany[],
  hits: HitList,
  kind: MatchKind = 'name',
  isGuess = false,
): void {
  for (const { row, rating } of found)
    hits.add(row, { kind, name: rating.name, isApproximate: isGuess || isApproximate(rating) })
}
