// Builds tsquery expressions from folded words, and estimates what the index reads for them: the database's cost is
// bounded by estimates, not by time, so that answers do not depend on load.

import { isPlaceWord } from '../../domain/search/places.ts'
import { type QueryWord, TOWN_PREFIX } from '../../domain/search/rating.ts'
import type { WordConditions } from '../../store/register/search-words.ts'
import type { DictionaryStats } from './dictionary-stats.ts'

export type WordQuery = {
  /** Of each word its spellings, in tsquery syntax; the word with the fewest rows first. */
  words: WordConditions
  /** Estimated microseconds of one core. */
  cost: number
}

// Microseconds, as measured (bench/notes.md). GIN looks up every key, and checks those of a word for each row that it
// cannot exclude.
const PER_KEY = 10
const PER_ENTRY = 0.12
const PER_ENTRY_AND_KEY = 0.015
const PER_PREFIX_ENTRY = 0.2
const PER_PAGE = 10
const ENTRIES_OF_PAGE = 4_000

/**
 * All words, with at most `maxErrors` errors in each. A town only counts together with a name: `orTown` also allows
 * it for a single word.
 */
export function allWordsQuery(
  words: readonly QueryWord[],
  maxErrors: number,
  known: DictionaryStats,
  orTown = words.length > 1,
): WordQuery {
  const groups = words
    .map(word => toGroup(word, maxErrors, orTown))
    .map(keys => ({ keys, entries: sum(keys.map(key => entriesOf(key, known))) }))
    .toSorted((a, b) => a.entries - b.entries)
  return {
    words: groups.map(({ keys }) => `(${keys.map(write).join(' | ')})`),
    cost: estimateCost(groups, known),
  }
}

/** All words but one, for each of `leftOut` (indexes in `words`). */
export function allButOneQueries(
  words: readonly QueryWord[],
  leftOut: readonly number[],
  maxErrors: number,
  known: DictionaryStats,
): WordQuery[] {
  if (words.length < 2) return []
  return leftOut.map(left => allWordsQuery(words.toSpliced(left, 1), maxErrors, known, true))
}

// Fewest corrections of a word that are worth a statement.
const FEWEST_CORRECTIONS = 3

/** As `allWordsQuery`, with as many corrections of each word as `mostCost` allows, nearest first; null when too few. */
export function correctedQuery(
  words: readonly QueryWord[],
  maxErrors: number,
  known: DictionaryStats,
  mostCost: number,
): WordQuery | null {
  let kept = Math.max(...words.map(({ near, beginnings }) => Math.max(near.size, beginnings.length)))
  for (; ; kept = Math.floor(kept / 2)) {
    const query = allWordsQuery(
      words.map(word => nearest(word, kept)),
      maxErrors,
      known,
    )
    if (query.cost <= mostCost) return query
    if (kept < 2 * FEWEST_CORRECTIONS) return null
  }
}

function nearest(word: QueryWord, kept: number): QueryWord {
  return { ...word, near: new Map([...word.near].slice(0, kept)), beginnings: word.beginnings.slice(0, kept) }
}

/** A lexeme of an expression. */
type Key = { text: string; isPrefix: boolean }

// One word, perhaps as a prefix, and its other forms and corrections, in a name or as the town. Of corrections only those
// that towns have.
function toGroup(
  { word, isPrefix, near, beginnings, places }: QueryWord,
  maxErrors: number,
  orTown: boolean,
): Key[] {
  const others = [...near]
    .filter(([term, errors]) => Math.floor(errors) <= maxErrors && term !== word)
    .map(([term, errors]) => ({ term, isTown: errors < 1 || isPlaceWord(term), isPrefix: false }))
  const spellings = [{ term: word, isTown: true, isPrefix }, ...others]
  return [
    ...spellings.flatMap(({ term, isTown, isPrefix }) =>
      (orTown && isTown ? [term, `${TOWN_PREFIX}${term}`] : [term]).map(text => ({ text, isPrefix })),
    ),
    ...(maxErrors > 0 ? beginnings.map(text => ({ text, isPrefix: true })) : []),
    ...(orTown ? places.map(text => ({ text, isPrefix: false })) : []),
  ]
}

function write({ text, isPrefix }: Key): string {
  return `'${text.replaceAll(/['\\]/g, '$&$&')}'${isPrefix ? ':*' : ''}`
}

/** The spellings of a word, and how many entries the index has of them. */
type Group = { keys: readonly Key[]; entries: number }

function entriesOf({ text, isPrefix }: Key, known: DictionaryStats): number {
  if (text.startsWith(TOWN_PREFIX)) return isPrefix ? 0 : known.rowsOf(text.slice(TOWN_PREFIX.length))
  return isPrefix ? known.rowsOfPrefix(text) : known.rowsOf(text)
}

// GIN reads the entries of the first group, and of the second the pages with those beside them. Entries of a prefix are
// all collected first.
function estimateCost([first, second, ...others]: readonly Group[], known: DictionaryStats): number {
  if (first === undefined) return 0
  const groups = [first, ...(second ? [second] : []), ...others]
  const keys = groups.flatMap(group => group.keys)
  const ofPrefixes = sum(keys.filter(({ isPrefix }) => isPrefix).map(key => entriesOf(key, known)))
  const besides = second
    ? first.entries * PER_ENTRY_AND_KEY * second.keys.length +
      Math.min(first.entries, second.entries / ENTRIES_OF_PAGE) * PER_PAGE
    : 0
  return (
    keys.length * PER_KEY +
    first.entries * (PER_ENTRY + PER_ENTRY_AND_KEY * first.keys.length) +
    besides +
    ofPrefixes * PER_PREFIX_ENTRY
  )
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
