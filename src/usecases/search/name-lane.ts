// Search by name: exact words first, then other readings and misspellings. Each step runs only when the previous ones
// found too little.

import { zipDistance } from '../../domain/search/places.ts'
import { type Query, withoutPlaces } from '../../domain/search/query.ts'
import { type QueryWord, TIER } from '../../domain/search/rating.ts'
import type { CompanyRow } from '../../store/register/search-columns.ts'
import { CANDIDATES, Candidates, type NameSearch } from './candidates.ts'
import type { CompanyRows } from './company-rows.ts'
import { DictionaryStats, termsOf, withoutKnownTown } from './dictionary-stats.ts'
import { addExactMatches, hasCompletions } from './exact-words.ts'
import { addMisspeltCompletions, addMisspeltPrefix } from './misspelt-beginning.ts'
import { addMisspeltNames, addMisspeltPlaces, addMisspeltWords } from './misspelt-words.ts'
import { completeAbbreviations, nameKeys, readStreetNames, readVariants, readWords } from './name-readings.ts'
import { addPartialMatches } from './partial-matches.ts'
import type { RatedCompany } from './rank-companies.ts'
import { addRespaced } from './respaced-words.ts'
import { allWordsQuery } from './word-query.ts'

// With fewer hits, and none in a decisive tier, misspellings are searched too.
const ENOUGH_HITS = 3
const FIRST_PAGE = 10
// Of a text that names more towns than that no name is told.
const MAX_NAMES_NEARBY = 3
const DECISIVE_TIERS = [
  TIER.whole,
  TIER.wholeGlued,
  TIER.beginning,
  TIER.beginningWithPrefix,
  TIER.wholeMisspelt,
]

/** Companies with a name of exactly the words of `query` in any order, perhaps with their town, best first. */
export async function searchWholeNames(
  rows: CompanyRows,
  query: Query,
  limit: number,
): Promise<RatedCompany[]> {
  if (query.words.length === 0) return []
  const found = new Candidates(readWords({ ...query, lastIsPrefix: false }))
  found.add(await rows.byNameKeys(nameKeys(query), limit))
  return found.best(limit).filter(({ rating }) => rating.tier <= TIER.wholeGlued)
}

/** Companies whose names match the words of `query` as they are spelt, best first. */
export async function searchSpeltNames(
  rows: CompanyRows,
  query: Query,
  limit: number,
): Promise<RatedCompany[]> {
  if (query.words.length === 0) return []
  return (await findSpelt(rows, query, limit)).found.best(limit)
}

/** Companies whose names match the words of `query`, misspelt ones where few do, best first. */
export async function searchNames(rows: CompanyRows, query: Query, limit: number): Promise<RatedCompany[]> {
  if (query.words.length === 0) return []
  const { found, known } = await findSpelt(rows, query, limit)
  if (known === null) return found.best(limit)
  const search = { rows, query, found, known }
  if (isOneOfFew(found)) {
    await addMisspeltCompletions(search)
    return found.best(limit)
  }
  const isDecided = () => found.hasAny(DECISIVE_TIERS) || found.size >= ENOUGH_HITS
  const steps = [
    addOtherReadings,
    addStreetNames,
    addNamesNearby,
    addMisspeltBeginnings,
    addRespaced,
    addMisspeltWords,
    addMisspeltPlaces,
  ]
  for (const step of steps) {
    if (isDecided()) return found.best(limit)
    if (rows.costLeft() === 0) break
    await step(search)
  }
  if (found.size === 0 && found.words.length > 1) await addPartialMatches(search)
  return found.best(limit)
}

// A beginning that hardly any name has may itself be misspelt.
function isOneOfFew(found: Candidates): boolean {
  return (
    found.size < ENOUGH_HITS && found.hasAny([TIER.beginningWithPrefix]) && found.count(TIER.beginning) === 0
  )
}

/** `known` is null when no better matches can exist. */
async function findSpelt(
  rows: CompanyRows,
  query: Query,
  limit: number,
): Promise<{ found: Candidates; known: DictionaryStats | null }> {
  const asked = readWords(query)
  const found = new Candidates(asked, readVariants(query, asked))
  const last = asked.at(-1) as QueryWord
  const prefix = hasCompletions(last) ? last.word : null
  const words = [...new Set([...asked, ...found.others.flatMap(other => other.words)].flatMap(termsOf))]
  const named = await rows.byName({ keys: nameKeys(query), words, namePrefix: prefix }, limit)
  found.add(named.rows)
  if (named.isComplete && found.count(TIER.wholeGlued) >= limit) return { found, known: null }
  const known = new DictionaryStats(named)
  const told = found.words.map(word => withoutKnownTown(word, known))
  found.words = await completeAbbreviations(rows.pool, told, query.abbreviations, known)
  await addExactMatches({ rows, found, known }, limit)
  return { found, known }
}

// Whole names in towns near the one beside them: mistaken more often than a name that exists. Of two towns the last one is
// rather where the company is, the other one a word of its name.
async function addNamesNearby({ rows, found, query }: NameSearch): Promise<void> {
  const readings = query.places
    .toReversed()
    .map(place => ({ zips: place.zips, words: withoutPlaces(query.words, [place]) }))
    .filter(({ words }) => words.length > 0)
    .map(({ zips, words }) => ({ zips, name: { ...query, words, places: [], lastIsPrefix: false } }))
    .slice(0, MAX_NAMES_NEARBY)
  if (readings.length === 0) return
  const named = await rows.byNameKeys(
    [...new Set(readings.flatMap(({ name }) => nameKeys(name)))],
    CANDIDATES,
  )
  for (const { name, zips } of readings) {
    const elsewhere = new Candidates(readWords(name))
    elsewhere.add(named)
    found.mergeNearby(elsewhere, row => zipsOf(row).some(zip => zipDistance(zip, zips) !== null))
  }
}

// Marked among the words of the town.
function zipsOf({ townWords }: CompanyRow): string[] {
  return townWords.match(/(?<=@)\d{4}(?=$| )/g) ?? []
}

// Whole names with one error in a word, which avoids the full correction, and names of which the text is the beginning:
// which is meant cannot be told.
async function addMisspeltBeginnings(search: NameSearch): Promise<void> {
  const { found } = search
  await addMisspeltNames(search, 1)
  if (found.countNames(TIER.wholeMisspelt) < FIRST_PAGE) await addMisspeltPrefix(search)
  if (found.size === 0) await addMisspeltNames(search, 2)
}

// Towns of several words, and phrases in another form.
async function addOtherReadings({ rows, found, known }: NameSearch): Promise<void> {
  const readings = found.others.filter(({ words }) => words.every(word => known.rowsOfWord(word) > 0))
  if (readings.length === 0) return
  const expressions = readings.map(({ words }) => allWordsQuery(words, 0, known))
  found.add(await rows.byWords(expressions, CANDIDATES))
}

// A name and the street of its seat, without a number.
async function addStreetNames({ rows, found, known }: NameSearch): Promise<void> {
  if (found.words.length < 2) return
  const readings = await readStreetNames(rows.pool, found.words, known)
  const telling = readings
    .filter(({ words }) => words.every(word => word.places.length > 0 || known.rowsOfWord(word) > 0))
    .map(reading => ({ ...reading, words: reading.words.map(word => ({ ...word, isPrefix: false })) }))
  if (telling.length === 0) return
  const beside = new Candidates(found.words, telling)
  const expressions = telling.map(({ words }) => allWordsQuery(words, 0, known))
  beside.add(await rows.byWords(expressions, CANDIDATES))
  found.merge(beside)
}
