// Companies by words that are spelt right, the last of which may be cut short. What the dictionary says of the words decides how
// they are looked for.

import { type QueryWord, TIER } from '../../domain/search/rating.ts'
import type { NameResult, PrefixCompletions } from '../../store/register/search.ts'
import { CANDIDATES, type Candidates } from './candidates.ts'
import type { CompanyRows } from './company-rows.ts'
import { allWordsQuery } from './tsquery.ts'

// A beginning shorter than this stands for too many words to look all of them up.
const MIN_PREFIX_LENGTH = 3
// So many rows of the other words are looked at for one that goes on.
const MAX_ROWS_SCANNED = 8_000
// To read a row and look for the beginning in it takes as long as to gather so many of the index (2.5 for 0.4 µs).
const ROW_BY_INDEX = 6
// A complete word is looked for first where so many times the rows that are wanted are to be expected of it.
const LIKELY = 2
// Companies of the whole register, in round figures: how likely two words meet in one.
const REGISTER_ROWS = 2_000_000

/** What the dictionary says: in how many rows each word is at most; those that go on from the last one, where it may. */
export type DictionaryStats = {
  rowsOf(word: string): number
  /** What the last word may go on to; null when that is too much to say, or it is not to go on. */
  completions: PrefixCompletions | null
}

/** Reads what the dictionary answered. */
export function toDictionaryStats({ terms, completions }: NameResult): DictionaryStats {
  const frequency = new Map(terms.map(({ term, frequency }) => [term, frequency]))
  return { rowsOf: word => frequency.get(word) ?? 0, completions }
}

/** Whether the words that this one may go on to can be looked up. */
export function hasCompletions({ word, isPrefix: mayGoOn }: QueryWord): boolean {
  return mayGoOn && word.length >= MIN_PREFIX_LENGTH
}

/**
 * Adds to `found` the companies that have all its words. The last one, where it may go on: once `limit` companies have the very
 * word no others are looked for.
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
  const ofOthers = others.map(({ word }) => known.rowsOf(word))
  if (ofOthers.includes(0) || rowsOfLastWord(last, known) === 0) return
  const isCutShort = last.isPrefix && !known.completions?.words
  if (isCutShort && expectedRows([...ofOthers, known.rowsOf(last.word)]) >= LIKELY * limit) {
    found.add(await rows.byWords(allWordsQuery([...others, { ...last, isPrefix: false }], 0), CANDIDATES))
    if (found.count(TIER.words) >= limit) return // a word cut short is no better answer than the word itself
  }
  if (isCutShort && others.length > 0 && shouldScanRows(last, ofOthers, known)) {
    const limits = { limit: CANDIDATES, scanLimit: MAX_ROWS_SCANNED }
    found.add(await rows.byWordsAndBeginning(allWordsQuery(others, 0, true), last.word, limits))
  } else {
    found.add(await rows.byWords(allWordsQuery([...others, withCompletions(last, known)], 0), CANDIDATES))
  }
}

// In how many rows words are found together, given how many each is in. Those of one name are so more often than by chance: each
// leaves out less than its share would.
function expectedRows(ofWords: number[]): number {
  const [fewest = 0, ...more] = ofWords.toSorted((a, b) => a - b)
  return more.reduce((rows, of) => rows * Math.sqrt(Math.min(1, of / REGISTER_ROWS)), fewest)
}

// The last word for a query: the words it may go on to one by one, where they are known.
function withCompletions(last: QueryWord, { completions }: DictionaryStats): QueryWord {
  const words = completions?.words
  if (!words) return { ...last, isPrefix: hasCompletions(last) }
  return { ...last, isPrefix: false, near: new Map(words.map(word => [word, 0])) }
}

// In how many rows the last word is, or may go on, at most; null when that is not known.
function rowsOfLastWord(last: QueryWord, known: DictionaryStats): number | null {
  if (hasCompletions(last)) return known.completions?.rows ?? null
  return last.isPrefix ? null : known.rowsOf(last.word)
}

// Whether a last word that may go on is looked for in the rows of the other words, rather than looked up.
function shouldScanRows(last: QueryWord, ofOthers: number[], { completions }: DictionaryStats): boolean {
  if (!hasCompletions(last)) return true
  const mayBeRead = Math.min(...ofOthers) < MAX_ROWS_SCANNED
  return mayBeRead && expectedRows(ofOthers) * ROW_BY_INDEX < (completions?.rows ?? Number.POSITIVE_INFINITY)
}
