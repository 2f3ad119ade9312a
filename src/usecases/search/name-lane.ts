// Search by name: exact words first, then other readings and misspellings. Each step runs only when the previous ones
// found too little.

import { gluedKey, nameKey } from '../../domain/search/lookup-keys.ts'
import type { Query } from '../../domain/search/query.ts'
import { type QueryWord, TIER } from '../../domain/search/rating.ts'
import { CANDIDATES, Candidates, type RatedCompany, toQueryWord } from './candidates.ts'
import type { CompanyRows } from './company-rows.ts'
import {
  addExactMatches,
  allWordsQuery,
  type DictionaryStats,
  hasCompletions,
  rowsOfWord,
  termsOf,
  toDictionaryStats,
} from './exact-words.ts'
import { addMisspeltNames, addMisspeltPlaces, addMisspeltPrefix, addMisspeltWords } from './misspelt-words.ts'
import { nameKeys, readStreetNames, readVariants, readWords } from './name-readings.ts'
import { addPartialMatches } from './partial-matches.ts'
import { addRespaced } from './respaced-words.ts'

// With fewer hits, and none in a decisive tier, misspellings are searched too.
const ENOUGH_HITS = 3
const DECISIVE_TIERS = [
  TIER.whole,
  TIER.wholeGlued,
  TIER.beginning,
  TIER.beginningWithPrefix,
  TIER.wholeMisspelt,
]

/** Companies with a name of exactly these words in any order, best first. */
export async function searchWholeNames(
  rows: CompanyRows,
  words: string[],
  limit: number,
): Promise<RatedCompany[]> {
  const found = new Candidates(words.map(word => toQueryWord(word, false)))
  if (words.length > 0) found.add(await rows.byNameKeys([nameKey(words), gluedKey(words)], limit))
  return found.best(limit)
}

/** Companies whose names match the words of `query`, best first. */
export async function searchNames(rows: CompanyRows, query: Query, limit: number): Promise<RatedCompany[]> {
  if (query.words.length === 0) return []
  const asked = readWords(query)
  const found = new Candidates(asked, readVariants(query, asked))
  const last = asked.at(-1) as QueryWord
  const prefix = hasCompletions(last) ? last.word : null
  const words = [...new Set([...asked, ...found.others.flatMap(other => other.words)].flatMap(termsOf))]
  const named = await rows.byName({ keys: nameKeys(query), words, namePrefix: prefix }, limit)
  found.add(named.rows)
  if (named.isComplete && found.count(TIER.wholeGlued) >= limit) return found.best(limit) // no better matches exist
  const known = toDictionaryStats(named)
  await addExactMatches(rows, found, known, limit)
  const steps = [
    () => addOtherReadings(rows, found, known),
    () => addStreetNames(rows, found, known),
    () => addMisspeltNames(rows, found, known),
    () => addRespaced(rows, found, query),
    () => addMisspeltWords(rows, found),
    () => addMisspeltPlaces(rows, found, query),
    () => addMisspeltPrefix(rows, found),
  ]
  for (const step of steps) {
    if (found.hasAny(DECISIVE_TIERS) || found.size >= ENOUGH_HITS) return found.best(limit)
    await step()
  }
  if (found.size === 0 && found.words.length > 1) await addPartialMatches(rows, found, known)
  return found.best(limit)
}

// Towns of several words, and phrases in another form.
async function addOtherReadings(rows: CompanyRows, found: Candidates, known: DictionaryStats): Promise<void> {
  const readings = found.others.filter(({ words }) => words.every(word => rowsOfWord(word, known) > 0))
  if (readings.length === 0) return
  const expression = readings.map(({ words }) => `(${allWordsQuery(words, 0)})`).join(' | ')
  found.add(await rows.byWords(expression, CANDIDATES))
}

// A name and the street of its seat, without a number.
async function addStreetNames(rows: CompanyRows, found: Candidates, known: DictionaryStats): Promise<void> {
  if (found.words.length < 2) return
  const readings = await readStreetNames(rows.pool, found.words)
  const telling = readings.filter(({ words }) =>
    words.every(word => word.places.length > 0 || rowsOfWord(word, known) > 0),
  )
  if (telling.length === 0) return
  const beside = new Candidates(found.words, telling)
  const expression = telling.map(({ words }) => `(${allWordsQuery(words, 0)})`).join(' | ')
  beside.add(await rows.byWords(expression, CANDIDATES))
  found.merge(beside)
}
