// Search by correctly spelt words, the last of which may be a prefix. Dictionary frequencies determine the query
// plan.

import { type QueryWord, TIER } from '../../domain/search/rating.ts'
import { findCompletions } from '../../store/register/dictionary.ts'
import { WORD } from '../../store/register/terms.ts'
import { CANDIDATES, type Candidates, type NameSearch } from './candidates.ts'
import { CHEAP, type CompanyRows } from './company-rows.ts'
import { addCompletedNames, MAX_COUNTED_NAMES } from './completed-names.ts'
import type { DictionaryStats } from './dictionary-stats.ts'
import { allWordsQuery } from './word-query.ts'

// Shorter prefixes have too many completions.
const MIN_PREFIX_LENGTH = 3
// Shorter ones have too many to count their names.
const MIN_COMPLETED_LENGTH = 4
// Rows of the other words that are scanned for a prefix.
const MAX_ROWS_SCANNED = 8_000
// Cost of scanning a row for a prefix relative to collecting an index posting (bench/notes.md).
const ROW_BY_INDEX = 6
// The complete word is tried first when this multiple of the wanted rows is expected.
const LIKELY = 2
// Approximate size of the register, to estimate how often two words occur together.
const REGISTER_ROWS = 2_000_000

/** Whether completions of the word can be looked up. */
export function hasCompletions({ word, isPrefix }: QueryWord): boolean {
  return isPrefix && word.length >= MIN_PREFIX_LENGTH
}

/**
 * Adds companies that have all words. If the last word is a prefix: once `limit` companies have it as a complete
 * word, no others are searched.
 */
export async function addExactMatches(
  { rows, found, known }: Omit<NameSearch, 'query'>,
  limit: number,
): Promise<void> {
  const { words } = found
  const last = words.at(-1) as QueryWord
  const others = words.slice(0, -1)
  const ofOthers = others.map(word => known.rowsOfWord(word))
  const ofLast = rowsOfLastWord(last, known)
  if (ofOthers.includes(0) || ofLast === 0) return
  const isOpenPrefix = last.isPrefix && !known.completions?.words
  if (isOpenPrefix && expectedRows([...ofOthers, known.rowsOfWord(last)]) >= LIKELY * limit) {
    const whole = [...others, { ...last, isPrefix: false }]
    found.add(await rows.byWords([allWordsQuery(whole, 0, known)], CANDIDATES))
    if (found.count(TIER.words) >= limit) return // prefix matches rank below complete words
  }
  const isScan = isOpenPrefix && others.length > 0 && shouldScanRows(last, ofOthers, known)
  const query = isScan
    ? allWordsQuery(others, 0, known, true)
    : allWordsQuery([...others, withCompletions(last, known)], 0, known)
  const scanLimit = Math.min(MAX_ROWS_SCANNED, ...ofOthers)
  const read = isScan
    ? await rows.byWordsAndPrefix({ query, prefix: last.word, scanLimit }, CANDIDATES)
    : await rows.byWords([query], CANDIDATES)
  found.add(read)
  const isCutOff = read.length >= CANDIDATES || query.cost > CHEAP
  if (isCutOff && last.word.length >= MIN_COMPLETED_LENGTH && hasCompletions(last))
    await addAllCompletions(rows, found, last.word)
}

// The best-ranked companies are not those whose names begin so.
async function addAllCompletions(rows: CompanyRows, found: Candidates, prefix: string): Promise<void> {
  const terms = await findCompletions(rows.pool, WORD, prefix, MAX_COUNTED_NAMES)
  await addCompletedNames(
    rows,
    found,
    terms.map(term => ({ ...term, errorRank: 0 })),
  )
}

// Estimated rows with all words, from the rows of each. Words of one name co-occur more often than by chance, hence
// the square root.
function expectedRows(ofWords: number[]): number {
  const [fewest = 0, ...more] = ofWords.toSorted((a, b) => a - b)
  return more.reduce((rows, of) => rows * Math.sqrt(Math.min(1, of / REGISTER_ROWS)), fewest)
}

/** The last word as a query: with its completions, if listed. */
export function withCompletions(last: QueryWord, { completions }: DictionaryStats): QueryWord {
  const words = completions?.words
  if (!words) return { ...last, isPrefix: hasCompletions(last) }
  return { ...last, isPrefix: false, near: new Map([...last.near, ...words.map(word => [word, 0] as const)]) }
}

// Upper bound of the rows with the last word or a completion; null when unknown.
function rowsOfLastWord(last: QueryWord, known: DictionaryStats): number | null {
  if (hasCompletions(last)) return known.completions ? known.completions.rows + known.rowsOfWord(last) : null
  return last.isPrefix ? null : known.rowsOfWord(last)
}

// Whether to scan the rows of the other words for the prefix instead of using a prefix query.
function shouldScanRows(last: QueryWord, ofOthers: number[], { completions }: DictionaryStats): boolean {
  if (!hasCompletions(last)) return true
  const isScannable = Math.min(...ofOthers) < MAX_ROWS_SCANNED
  return (
    isScannable && expectedRows(ofOthers) * ROW_BY_INDEX < (completions?.rows ?? Number.POSITIVE_INFINITY)
  )
}
