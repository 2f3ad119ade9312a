// Search by correctly spelt words, the last of which may be a prefix. Dictionary frequencies determine the query
// plan.

import { type QueryWord, TIER, TOWN_PREFIX } from '../../domain/search/rating.ts'
import type { NameResult, PrefixCompletions } from '../../store/register/search.ts'
import { CANDIDATES, type Candidates } from './candidates.ts'
import type { CompanyRows } from './company-rows.ts'

// Builds tsquery expressions from folded words.

function quote(word: string): string {
  return `'${word.replaceAll(/['\\]/g, '$&$&')}'`
}

/** Expression of one word, its completions and corrections, in a name or as the town. */
function wordExpression(
  { word, isPrefix, near, beginnings, places }: QueryWord,
  maxErrors: number,
  orTown: boolean,
): string {
  const others = [...near]
    .filter(([term, errors]) => Math.floor(errors) <= maxErrors && term !== word)
    .map(([term]) => term)
  const spellings = [word, ...others].flatMap(term => (orTown ? [term, `${TOWN_PREFIX}${term}`] : [term]))
  const suffix = isPrefix ? ':*' : ''
  const alternatives = [
    ...spellings.map(spelling => `${quote(spelling)}${suffix}`),
    ...(maxErrors > 0 ? beginnings.map(beginning => `${quote(beginning)}:*`) : []),
    ...(orTown ? places.map(quote) : []),
  ]
  return `(${alternatives.join(' | ')})`
}

/**
 * All words, with at most `maxErrors` errors in each. A town only counts together with a name: `orTown` also allows
 * it for a single word.
 */
export function allWordsQuery(words: QueryWord[], maxErrors: number, orTown = words.length > 1): string {
  return words.map(word => wordExpression(word, maxErrors, orTown)).join(' & ')
}

/** All words but one, for each of `leftOut` (indexes in `words`). */
export function allButOneQueries(words: QueryWord[], leftOut: number[], maxErrors: number): string[] {
  return leftOut.map(left => allWordsQuery(words.toSpliced(left, 1), maxErrors))
}

// Words that all have more rows are searched among the leading companies first.
const COMMON_ROWS = 15_000
// Shorter prefixes have too many completions.
const MIN_PREFIX_LENGTH = 3
// Rows of the other words that are scanned for a prefix.
const MAX_ROWS_SCANNED = 8_000
// Cost of scanning a row for a prefix relative to collecting an index posting (bench/notes.md).
const ROW_BY_INDEX = 6
// The complete word is tried first when this multiple of the wanted rows is expected.
const LIKELY = 2
// Approximate size of the register, to estimate how often two words occur together.
const REGISTER_ROWS = 2_000_000

/** Dictionary statistics: an upper bound of the rows per word, and completions of the last one. */
export type DictionaryStats = {
  /** Rows of a term of the dictionary. */
  rowsOf(term: string): number
  /** Completions of the last word; null when there are too many or it is not a prefix. */
  completions: PrefixCompletions | null
}

/** Converts the dictionary's answer. */
export function toDictionaryStats({ terms, completions }: NameResult): DictionaryStats {
  const frequency = new Map(terms.map(({ term, frequency }) => [term, frequency]))
  return { rowsOf: word => frequency.get(word) ?? 0, completions }
}

/** An upper bound of the rows with a query word in any of its forms, as a town too. */
export function rowsOfWord(word: QueryWord, { rowsOf }: DictionaryStats): number {
  return termsOf(word).reduce((sum, term) => sum + rowsOf(term), 0)
}

/** The terms that `rowsOfWord` asks for. */
export function termsOf({ word, near, places }: QueryWord): string[] {
  return [...new Set([word, ...near.keys(), ...places.map(place => place.slice(TOWN_PREFIX.length))])]
}

/** The word without the postal codes of its town where the register itself files that town's name. */
export function withoutKnownTown(word: QueryWord, { rowsOf }: DictionaryStats): QueryWord {
  const ofZips = word.places.reduce((sum, place) => sum + rowsOf(place.slice(TOWN_PREFIX.length)), 0)
  return rowsOf(word.word) >= ofZips * TOWN_SHARE ? { ...word, places: [] } : word
}

// Names of companies have the words of towns too.
const TOWN_SHARE = 0.8

/** Whether completions of the word can be looked up. */
export function hasCompletions({ word, isPrefix }: QueryWord): boolean {
  return isPrefix && word.length >= MIN_PREFIX_LENGTH
}

/**
 * Adds companies that have all words. If the last word is a prefix: once `limit` companies have it as a complete
 * word, no others are searched.
 */
export async function addExactMatches(
  rows: CompanyRows,
  found: Candidates,
  known: DictionaryStats,
  limit: number,
): Promise<void> {
  const { words } = found
  const last = words.at(-1) as QueryWord
  const others = words.slice(0, -1)
  const ofOthers = others.map(word => rowsOfWord(word, known))
  const ofLast = rowsOfLastWord(last, known)
  if (ofOthers.includes(0) || ofLast === 0) return
  const isCommon = Math.min(...ofOthers, ofLast ?? Number.POSITIVE_INFINITY) > COMMON_ROWS
  if (isCommon) {
    const whole = allWordsQuery([...others, { ...last, isPrefix: false }], 0)
    found.add(await rows.byLeadingWords(whole, CANDIDATES))
    if (found.count(TIER.words) >= limit) return
  }
  const isOpenPrefix = last.isPrefix && !known.completions?.words
  if (isOpenPrefix && expectedRows([...ofOthers, rowsOfWord(last, known)]) >= LIKELY * limit) {
    found.add(await rows.byWords([allWordsQuery([...others, { ...last, isPrefix: false }], 0)], CANDIDATES))
    if (found.count(TIER.words) >= limit) return // prefix matches rank below complete words
  }
  if (isOpenPrefix && others.length > 0 && shouldScanRows(last, ofOthers, known)) {
    const expression = allWordsQuery(others, 0, true)
    const asked = { expression, prefix: last.word, scanLimit: MAX_ROWS_SCANNED }
    found.add(await rows.byWordsAndPrefix(asked, CANDIDATES))
  } else {
    found.add(await rows.byWords([allWordsQuery([...others, withCompletions(last, known)], 0)], CANDIDATES))
  }
}

// Estimated rows with all words, from the rows of each. Words of one name co-occur more often than by chance, hence
// the square root.
function expectedRows(ofWords: number[]): number {
  const [fewest = 0, ...more] = ofWords.toSorted((a, b) => a - b)
  return more.reduce((rows, of) => rows * Math.sqrt(Math.min(1, of / REGISTER_ROWS)), fewest)
}

// The last word as a query: with its completions, if listed.
function withCompletions(last: QueryWord, { completions }: DictionaryStats): QueryWord {
  const words = completions?.words
  if (!words) return { ...last, isPrefix: hasCompletions(last) }
  return { ...last, isPrefix: false, near: new Map([...last.near, ...words.map(word => [word, 0] as const)]) }
}

// Upper bound of the rows with the last word or a completion; null when unknown.
function rowsOfLastWord(last: QueryWord, known: DictionaryStats): number | null {
  if (hasCompletions(last)) return known.completions ? known.completions.rows + rowsOfWord(last, known) : null
  return last.isPrefix ? null : rowsOfWord(last, known)
}

// Whether to scan the rows of the other words for the prefix instead of using a prefix query.
function shouldScanRows(last: QueryWord, ofOthers: number[], { completions }: DictionaryStats): boolean {
  if (!hasCompletions(last)) return true
  const isScannable = Math.min(...ofOthers) < MAX_ROWS_SCANNED
  return (
    isScannable && expectedRows(ofOthers) * ROW_BY_INDEX < (completions?.rows ?? Number.POSITIVE_INFINITY)
  )
}
