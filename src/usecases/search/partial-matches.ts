// Search with words left out: those that no name has, then any but the rarest.

import type { QueryWord } from '../../domain/search/rating.ts'
import { CANDIDATES, type Candidates } from './candidates.ts'
import type { CompanyRows } from './company-rows.ts'
import type { DictionaryStats } from './dictionary-stats.ts'
import { allButOneQueries, allWordsQuery } from './word-query.ts'

const MAX_ERRORS = 1

const MAX_CORRECTIONS = 8
// Ways of leaving one word out that are tried, the most frequent words first.
const MAX_LEFT_OUT = 4
const NO_CORRECTIONS: QueryWord['near'] = new Map()

function nearest({ near }: QueryWord): QueryWord['near'] {
  return new Map([...near].slice(0, MAX_CORRECTIONS))
}

/** Adds companies with most of the words, else with the rarest of them. */
export async function addPartialMatches(
  rows: CompanyRows,
  found: Candidates,
  known: DictionaryStats,
): Promise<void> {
  const spelt = found.words.filter(word => known.rowsOfWord(word) > 0)
  const rowsOf = (word: QueryWord) => known.rowsOfWord(word) || 1
  const telling = (spelt.length > 0 ? spelt : found.words.filter(({ near }) => near.size > 0))
    .map(word => ({
      ...word,
      isPrefix: false,
      beginnings: [],
      near: spelt.length > 0 ? NO_CORRECTIONS : nearest(word),
    }))
    .sort((a, b) => rowsOf(a) - rowsOf(b))
  if (telling.length === 0) return
  const missing = found.words.length - telling.length
  if (missing > 0)
    found.add(await rows.byWords([allWordsQuery(telling, MAX_ERRORS, known)], CANDIDATES), missing)
  if (found.size > 0 || telling.length < 2) return
  const butRarest = [...telling.keys()].slice(1).slice(-MAX_LEFT_OUT)
  found.add(
    await rows.byWords(allButOneQueries(telling, butRarest, MAX_ERRORS, known), CANDIDATES),
    missing + 1,
  )
  if (found.size > 0) return
  const rarest = telling.slice(0, 1)
  found.add(
    await rows.byWords([allWordsQuery(rarest, MAX_ERRORS, known, false)], CANDIDATES),
    found.words.length - 1,
  )
}
