// Search by trade or NACE code, with or without a town.

import type { ActivityCodes } from '../../domain/search/activities.ts'
import { zipDistance } from '../../domain/search/places.ts'
import { type Query, withoutPlaces } from '../../domain/search/query.ts'
import { isApproximate, TOWN_PREFIX } from '../../domain/search/rating.ts'
import type { CompanyRow } from '../../store/register/search-columns.ts'
import { CANDIDATES, type RatedCompany } from './candidates.ts'
import type { CompanyRows } from './company-rows.ts'
import type { HitList } from './hit-list.ts'
import { searchNames, searchWholeNames } from './name-lane.ts'

/**
 * Adds companies of a trade or code, in the towns named beside it. A company of exactly that name comes first when it is of that
 * trade, or when a town is named twice: `Snackbar Mol, Mol`. False where no company there is of that trade.
 */
export async function addActivities(
  rows: CompanyRows,
  query: Query,
  hits: HitList,
  limit: number,
): Promise<boolean> {
  const { activity, places, words } = query
  const codes = readCodes(query)
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
  if (places.length > 1) hits.addNames(inTown)
  hits.addNames(inTown.filter(isOfTrade), 'nace')
  hits.addRows(found.slice(0, 1), { kind: 'nace' })
  hits.addNames(inTown)
  hits.addRows(found, { kind: 'nace' })
  hits.addNames(named)
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

function readCodes({ activity, nace }: Query): ActivityCodes | null {
  return activity ?? (nace === null ? null : { nace2025: [nace], nace2008: [nace] })
}

/** True for a trade or code and one town: nothing is left that may be a name. `9000` alone is not both. */
export function isTradeInTown(query: Query): boolean {
  const isOnlyTown = withoutPlaces(query.words, query.places).length === 0
  return readCodes(query) !== null && !isOnlyTown && (commonZips(query.places) ?? []).length > 0
}

/**
 * Companies with all words in their names, and those of the town whose names have a word for the trade in any language: of words
 * left out, those for the trade and the town are not.
 */
export async function searchTradeNames(
  rows: CompanyRows,
  query: Query,
  limit: number,
): Promise<RatedCompany[]> {
  const zips = commonZips(query.places) ?? []
  const isInTown = ({ townWords }: CompanyRow) => zips.some(zip => townWords.includes(`@${zip}`))
  const isNamedSo = ({ names }: CompanyRow) =>
    names.split(/[ \n]/).some(word => query.activity?.words.has(word))
  return (await searchNames(rows, query, limit)).filter(
    ({ row, rating }) => !isApproximate(rating) || (isInTown(row) && isNamedSo(row)),
  )
}

/** The best-ranked companies of the trade or code in towns near those of the query, nearest first. */
export async function findTradeNearby(rows: CompanyRows, query: Query): Promise<CompanyRow[]> {
  const codes = readCodes(query)
  const zips = commonZips(query.places)
  if (codes === null || zips === null || zips.length === 0) return []
  const distanceOf = ({ townWords }: CompanyRow) => {
    const distances = townWords.matchAll(/(?<=@)\d{4}(?=$| )/g).map(([zip]) => zipDistance(zip, zips))
    return Math.min(...distances.filter(distance => distance !== null))
  }
  return (await rows.byNace(codes, CANDIDATES))
    .map(row => ({ row, distance: distanceOf(row) }))
    .filter(({ distance }) => Number.isFinite(distance))
    .sort((a, b) => a.distance - b.distance)
    .map(({ row }) => row)
}
