// Search by trade or NACE code, with or without a town.

import type { ActivityCodes } from '../../domain/search/activities.ts'
import { zipDistance } from '../../domain/search/places.ts'
import { type Query, withoutPlaces } from '../../domain/search/query.ts'
import { TOWN_PREFIX, VARIANT } from '../../domain/search/rating.ts'
import { findTerms, type TermRow } from '../../store/register/dictionary.ts'
import type { CompanyRow } from '../../store/register/search-columns.ts'
import { WORD } from '../../store/register/terms.ts'
import { CANDIDATES, Candidates, toQueryWord } from './candidates.ts'
import type { CompanyRows } from './company-rows.ts'
import { DictionaryStats } from './dictionary-stats.ts'
import type { HitList } from './hit-list.ts'
import { searchWholeNames } from './name-lane.ts'
import { asPlaceWord } from './name-readings.ts'
import type { RatedCompany } from './rank-companies.ts'
import { allWordsQuery } from './word-query.ts'

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
  const townWords = wordsOfTowns(query).map(asTownWord)
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

function wordsOfTowns({ places, words }: Query): string[] {
  return places.flatMap(({ nameFrom, to }) => words.slice(nameFrom, to))
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

// So many words for one trade are looked for in names. Shorter ones are initials too: `bb`.
const MAX_TRADE_WORDS = 24
const MIN_TRADE_WORD = 4

/** Companies with a word for the trade in any language in their names, in the town if one is named: their code is another one. */
export async function findNamedByTrade(
  rows: CompanyRows,
  query: Query,
  limit: number,
): Promise<RatedCompany[]> {
  if (query.activity === null) return []
  const names = [...query.activity.words].filter(({ length }) => length >= MIN_TRADE_WORD)
  const terms = await findTerms(rows.pool, WORD, names)
  const isAsked = ({ term }: TermRow) => query.words.includes(term)
  // The others are other forms of the word that was asked, the most frequent first.
  const [word, ...others] = terms
    .toSorted((a, b) => Number(isAsked(b)) - Number(isAsked(a)) || b.frequency - a.frequency)
    .slice(0, MAX_TRADE_WORDS)
    .map(({ term }) => term)
  if (word === undefined) return []
  const trade = { ...toQueryWord(word, false), near: new Map(others.map(other => [other, VARIANT])) }
  const zips = commonZips(query.places) ?? []
  const town = zips.length > 0 ? [asPlaceWord(wordsOfTowns(query), zips)] : []
  const found = new Candidates([trade, ...town])
  const asked = allWordsQuery(found.words, 0, new DictionaryStats({ terms, completions: null }))
  found.add(await rows.byWords([asked], CANDIDATES))
  return found.best(limit)
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
