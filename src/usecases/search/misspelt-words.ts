// Search with typing errors: in words and in towns.

import { nameKey } from '../../domain/search/lookup-keys.ts'
import { findMisspeltPlaces } from '../../domain/search/places.ts'
import type { QueryWord } from '../../domain/search/rating.ts'
import { findTerms } from '../../store/register/dictionary.ts'
import { WORD } from '../../store/register/terms.ts'
import { CANDIDATES, Candidates, type NameSearch } from './candidates.ts'
import { correctWords } from './corrections.ts'
import { mergePlaces } from './name-readings.ts'
import { correctedQuery } from './word-query.ts'

const ENOUGH_HITS = 3
// Maximum corrected whole names, nearest first.
const MAX_WHOLE_NAMES = 100
// More frequent words are rarely misspellings, and their neighbours match many rows.
export const COMMON_ROWS = 2_000
// With more words, so many combinations cost more than they find.
const MAX_CORRECTED_WORDS = 8

/** Corrects the words, with at most so many errors in each, and adds companies with a whole name of the corrected ones. */
export async function addMisspeltNames(search: NameSearch, maxErrors: number): Promise<void> {
  const { rows, found, known } = search
  if (found.words.length > MAX_CORRECTED_WORDS) return
  const names = found.words.filter(({ places }) => places.length === 0)
  const rare = names.filter(({ word }) => known.rowsOf(word) <= COMMON_ROWS)
  const doubtful = rare.length > 0 ? rare : names
  if (doubtful.length === 0) return
  const complete = await correct(search, doubtful, maxErrors)
  if (complete.every(({ near }) => near.size === 0)) return
  found.add(await rows.byNameKeys(correctedNames(complete).map(nameKey), CANDIDATES))
}

/** Adds companies with the words as `addMisspeltNames` has corrected them. */
export async function addMisspeltWords({ rows, found, known }: NameSearch): Promise<void> {
  if (found.words.length > MAX_CORRECTED_WORDS) return
  const complete = found.words.map(word => ({
    ...word,
    isPrefix: false,
    beginnings: [],
    near: known.rowsOf(word.word) > COMMON_ROWS ? withoutErrors(word.near) : word.near,
  }))
  if (complete.every(({ near }) => withoutErrors(near).size === near.size)) return
  const asked = correctedQuery(complete, 1, known, rows.costLeft() / 2)
  if (asked) found.add(await rows.byWords([asked], CANDIDATES))
  if (found.size >= ENOUGH_HITS) return
  const more = correctedQuery(complete, 2, known, rows.costLeft())
  if (more && String(more.words) !== String(asked?.words)) found.add(await rows.byWords([more], CANDIDATES))
}

// Adds corrections to the doubtful words of `found`; returns all words as complete words.
async function correct(
  { rows, found, known }: NameSearch,
  doubtful: QueryWord[],
  maxErrors: number,
): Promise<QueryWord[]> {
  const misspelt = doubtful.map(({ word }) => word)
  const corrections = await correctWords(rows.pool, WORD, misspelt, maxErrors)
  for (const terms of corrections.values())
    known.learnTerms([...terms].map(([term, { frequency }]) => [term, frequency]))
  found.words = found.words.map(word => {
    const near = [...(corrections.get(word.word) ?? [])].filter(([term]) => !word.near.has(term))
    return {
      ...word,
      near: new Map([...word.near, ...near.map(([term, { errors }]) => [term, errors] as const)]),
    }
  })
  return found.words.map(word => ({ ...word, isPrefix: false }))
}

/** Corrected words as whole names, fewest errors first. */
export function correctedNames(words: QueryWord[]): string[][] {
  let names: WholeName[] = [{ words: [], errors: 0 }]
  for (const { word, near } of words) {
    const corrections = [...near].map(([term, errors]) => [term, Math.floor(errors)] as const)
    names = combine(names, [[word, 0], ...corrections])
  }
  return names.map(name => name.words)
}

type WholeName = { words: string[]; errors: number }

// In order of errors, since only the first of ten thousand combinations are needed.
function combine(names: WholeName[], choices: (readonly [word: string, errors: number])[]): WholeName[] {
  const longer: WholeName[] = []
  const maxErrors =
    Math.max(...names.map(({ errors }) => errors)) + Math.max(...choices.map(([, errors]) => errors))
  for (let errors = 0; errors <= maxErrors; errors++) {
    for (const name of names) {
      for (const [choice, more] of choices) {
        if (name.errors + more !== errors) continue
        longer.push({ words: [...name.words, choice], errors })
        if (longer.length === MAX_WHOLE_NAMES) return longer
      }
    }
  }
  return longer
}

/** Adds companies in a town whose name is misspelt, or is that of a part of a town. */
export async function addMisspeltPlaces({ rows, query, found, known }: NameSearch): Promise<void> {
  const places = findMisspeltPlaces(query.words).filter(({ from, to }) => to - from < query.words.length)
  const telling = places.filter(place => !query.places.some(({ from }) => from === place.from))
  if (telling.length === 0) return
  const zips = await findTerms(rows.pool, WORD, [...new Set(telling.flatMap(place => place.zips))])
  known.learnTerms(zips.map(({ term, frequency }) => [term, frequency]))
  const asked = mergePlaces(query.words, found.words, telling).map(word => ({
    ...word,
    isPrefix: false,
    beginnings: [],
  }))
  const corrected = new Candidates(asked)
  const corrections = correctedQuery(asked, 1, known, rows.costLeft())
  if (corrections === null) return
  corrected.add(await rows.byWords([corrections], CANDIDATES))
  found.mergeMisspelt(corrected)
}

export function withoutErrors(near: QueryWord['near']): QueryWord['near'] {
  return new Map([...near].filter(([, errors]) => errors < 1))
}
