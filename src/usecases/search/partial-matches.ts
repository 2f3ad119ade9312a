// Search with words left out: those that no name has, then any one of the others.

import { isWeakWord } from '../../domain/search/filler-words.ts'
import { gluedKey, nameKey } from '../../domain/search/lookup-keys.ts'
import { type Query, withoutPlaces } from '../../domain/search/query.ts'
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

/** Adds companies of that name in another town, else with most of the words, else with the rarest of them: never with a preposition alone. */
export async function addPartialMatches(
  rows: CompanyRows,
  found: Candidates,
  known: DictionaryStats,
  query: Query,
): Promise<void> {
  await addNamesElsewhere(rows, found, query)
  if (found.size > 0) return
  const spelt = found.words.filter(word => known.rowsOfWord({ ...word, near: NO_CORRECTIONS }) > 0)
  const rowsOf = (word: QueryWord) => known.rowsOfWord(word) || 1
  const isWeak = ({ word }: QueryWord) => isWeakWord(word)
  const telling = (spelt.length > 0 ? spelt : found.words.filter(({ near }) => near.size > 0))
    .map(word => ({
      ...word,
      isPrefix: false,
      beginnings: [],
      near: spelt.length > 0 ? NO_CORRECTIONS : nearest(word),
    }))
    .sort((a, b) => Number(isWeak(a)) - Number(isWeak(b)) || rowsOf(a) - rowsOf(b))
  if (telling.every(isWeak)) return
  const missing = found.words.length - telling.length
  if (missing > 0)
    found.add(await rows.byWords([allWordsQuery(telling, MAX_ERRORS, known)], CANDIDATES), missing)
  if (found.size > 0 || telling.length < 2) return
  const strong = telling.filter(word => !isWeak(word))
  const leftOut = found.words.length - strong.length
  if (strong.length < telling.length)
    found.add(await rows.byWords([allWordsQuery(strong, MAX_ERRORS, known)], CANDIDATES), leftOut)
  if (found.size > 0 || strong.length < 2) return
  // The rarest word tells most, so that it is left out last.
  const butRarest = [...strong.keys()].slice(1).slice(-MAX_LEFT_OUT)
  for (const one of [butRarest, [0]]) {
    const queries = allButOneQueries(strong, one, MAX_ERRORS, known)
    found.add(await rows.byWords(queries, CANDIDATES), leftOut + 1)
    if (found.size > 0) return
  }
  const rarest = strong.slice(0, 1)
  found.add(
    await rows.byWords([allWordsQuery(rarest, MAX_ERRORS, known, false)], CANDIDATES),
    found.words.length - 1,
  )
}

async function addNamesElsewhere(
  rows: CompanyRows,
  found: Candidates,
  { words, places }: Query,
): Promise<void> {
  const name = withoutPlaces(words, places)
  if (name.length === 0 || name.length === words.length) return
  const mayMiss = found.words.filter(({ word }) => !name.includes(word)).length
  found.add(await rows.byNameKeys([nameKey(name), gluedKey(name)], CANDIDATES), mayMiss)
}
