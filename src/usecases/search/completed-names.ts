// Whole names of which the last word was not typed to its end, found by their keys: the best-ranked companies with such
// a word (`word-query.ts`) are often others.

import { nameKey } from '../../domain/search/lookup-keys.ts'
import type { TypingErrorRank } from '../../domain/search/typing-errors.ts'
import type { TermRow } from '../../store/register/dictionary.ts'
import { countNames } from '../../store/register/search.ts'
import { CANDIDATES, type Candidates } from './candidates.ts'
import type { CompanyRows } from './company-rows.ts'

/** A dictionary word that the last word of a text may be the beginning of. */
export type Completion = TermRow & {
  /** Of the error in the beginning; 0 for none. */
  errorRank: TypingErrorRank
}

/** Names that are counted. */
export const MAX_COUNTED_NAMES = 300
// Names of which companies are read.
const MAX_NAMES = 20

/**
 * Adds companies with a name of the words of `found` with the last one completed: the likeliest and commonest names.
 * `others`: spellings of the words before it.
 */
export async function addCompletedNames(
  rows: CompanyRows,
  found: Candidates,
  completions: readonly Completion[],
  others: readonly (readonly string[])[] = [found.words.slice(0, -1).map(({ word }) => word)],
): Promise<void> {
  if (rows.costLeft() === 0) return
  const names = completions
    .toSorted((a, b) => a.errorRank - b.errorRank || b.frequency - a.frequency)
    .slice(0, Math.floor(MAX_COUNTED_NAMES / others.length))
    .flatMap(({ term, errorRank }) =>
      others.map(before => ({ key: nameKey([...before, term]), errorRank, letters: term.length })),
    )
  if (names.length === 0) return
  const counts = await countNames(
    rows.pool,
    names.map(({ key }) => key),
  )
  const countOf = ({ key }: { key: number }) => counts.get(key) ?? 0
  const likely = names
    .filter(({ key }) => counts.has(key))
    .sort((a, b) => a.errorRank - b.errorRank || countOf(b) - countOf(a) || a.letters - b.letters)
    .slice(0, MAX_NAMES)
  if (likely.length === 0) return
  found.add(
    await rows.byEachNameKey(
      likely.map(({ key }) => key),
      CANDIDATES,
    ),
  )
}
