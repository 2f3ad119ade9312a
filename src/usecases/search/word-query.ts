// Builds tsquery expressions from folded words, and estimates what the index reads for them: the database's cost is
// bounded by estimates, not by time, so that answers do not depend on load.

import { isPlaceWord } from '../../domain/search/places.ts'
import { type QueryWord, TOWN_PREFIX } from '../../domain/search/rating.ts'
import type { DictionaryStats } from './dictionary-stats.ts'

export type WordQuery = {
  /** In tsquery syntax. */
  expression: string
  /** Estimated microseconds of one core. */
  cost: number
}

// Microseconds, as measured (bench/notes.md). GIN looks up every key, and checks every key of an expression for each row
// that it cannot exclude.
const PER_KEY = 30
const PER_ENTRY = 0.15
const PER_ENTRY_AND_KEY = 0.025
const PER_PREFIX_ENTRY = 0.4

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
  const groups = words.map(word => toGroup(word, maxErrors, orTown))
  return {
    expression: groups.map(keys => `(${keys.map(write).join(' | ')})`).join(' & '),
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

// One word, its completions and corrections, in a name or as the town. Of corrections only those that towns have.
function toGroup(
  { word, isPrefix, near, beginnings, places }: QueryWord,
  maxErrors: number,
  orTown: boolean,
): Key[] {
  const others = [...near]
    .filter(([term, errors]) => Math.floor(errors) <= maxErrors && term !== word)
    .map(([term, errors]) => ({ term, isTown: errors < 1 || isPlaceWord(term) }))
  const spellings = [{ term: word, isTown: true }, ...others]
  const terms = spellings.flatMap(({ term, isTown }) =>
    orTown && isTown ? [term, `${TOWN_PREFIX}${term}`] : [term],
  )
  return [
    ...terms.map(text => ({ text, isPrefix })),
    ...(maxErrors > 0 ? beginnings.map(text => ({ text, isPrefix: true })) : []),
    ...(orTown ? places.map(text => ({ text, isPrefix: false })) : []),
  ]
}

function write({ text, isPrefix }: Key): string {
  return `'${text.replaceAll(/['\\]/g, '$&$&')}'${isPrefix ? ':*' : ''}`
}

// GIN reads the entries of the rarest keys until a row without them cannot match, and the others only where those have
// one (ginget.c, startScanKey). Entries of a prefix are all collected first.
function estimateCost(groups: readonly Key[][], known: DictionaryStats): number {
  const entriesOf = ({ text, isPrefix }: Key): number => {
    if (text.startsWith(TOWN_PREFIX)) return isPrefix ? 0 : known.rowsOf(text.slice(TOWN_PREFIX.length))
    return isPrefix ? known.rowsOfPrefix(text) : known.rowsOf(text)
  }
  const entries = groups.map(keys => keys.map(entriesOf))
  const most = Math.min(...entries.map(ofGroup => Math.max(...ofGroup)))
  const required = entries.flat().filter(count => count <= most)
  const keys = groups.flat()
  const ofPrefixes = sum(keys.filter(({ isPrefix }) => isPrefix).map(entriesOf))
  return (
    keys.length * PER_KEY +
    sum(required) * (PER_ENTRY + PER_ENTRY_AND_KEY * keys.length) +
    ofPrefixes * PER_PREFIX_ENTRY
  )
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
