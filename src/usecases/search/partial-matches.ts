// Search with words left out: those that no name has, then any one of the others.

import { isStopWord } from '../../domain/search/filler-words.ts'
import { gluedKey, nameKey } from '../../domain/search/lookup-keys.ts'
import { withoutPlaces } from '../../domain/search/query.ts'
import type { QueryWord } from '../../domain/search/rating.ts'
import { CANDIDATES, type NameSearch } from './candidates.ts'
import { allButOneQueries, allWordsQuery, type WordQuery } from './word-query.ts'

const MAX_ERRORS = 1

const MAX_CORRECTIONS = 8
// Ways of leaving one word out that are tried, the most frequent words first.
const MAX_LEFT_OUT = 4
const NO_CORRECTIONS: QueryWord['near'] = new Map()

function nearest({ near }: QueryWord): QueryWord['near'] {
  return new Map([...near].slice(0, MAX_CORRECTIONS))
}

type Step = { queries: WordQuery[]; mayMiss: number }

// The rarest word tells most, so that it is left out last.
function mostFrequent(words: readonly QueryWord[]): number[] {
  return [...words.keys()].slice(1).slice(-MAX_LEFT_OUT)
}

/** Adds companies of that name in another town, else with most of the words, else with the rarest of them: never with a preposition alone. */
export async function addPartialMatches(search: NameSearch): Promise<void> {
  const { rows, found, known } = search
  await addNamesElsewhere(search)
  if (found.size > 0) return
  const spelt = found.words.filter(word => known.rowsOfWord({ ...word, near: NO_CORRECTIONS }) > 0)
  const rowsOf = (word: QueryWord) => known.rowsOfWord(word) || 1
  const isWeak = ({ word }: QueryWord) => isStopWord(word)
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
  const without = (words: readonly QueryWord[], left: readonly number[]) =>
    allButOneQueries(words, left, MAX_ERRORS, known)
  const isNamed = strong.slice(1).some(({ places }) => places.length === 0)
  const steps: Step[] = [
    { queries: without(telling, mostFrequent(telling)), mayMiss: missing + 1 },
    {
      queries: isNamed || strong.length === telling.length ? without(telling, [0]) : [],
      mayMiss: missing + 1,
    },
  ]
  // `van` and `den` are words of names: left out together only when one is not enough.
  if (strong.length < telling.length)
    steps.push(
      { queries: [allWordsQuery(strong, MAX_ERRORS, known)], mayMiss: leftOut },
      { queries: without(strong, [...mostFrequent(strong), 0]), mayMiss: leftOut + 1 },
    )
  for (const { queries, mayMiss } of steps) {
    if (queries.length === 0) continue
    found.add(await rows.byWords(queries, CANDIDATES), mayMiss)
    if (found.size > 0) return
  }
  const rarest = strong.slice(0, 1)
  found.add(
    await rows.byWords([allWordsQuery(rarest, MAX_ERRORS, known, false)], CANDIDATES),
    found.words.length - 1,
  )
}

async function addNamesElsewhere({ rows, found, query: { words, places } }: NameSearch): Promise<void> {
  const name = withoutPlaces(words, places)
  if (name.length === 0 || name.length === words.length) return
  const mayMiss = found.words.filter(({ word }) => !name.includes(word)).length
  found.add(await rows.byNameKeys([nameKey(name), gluedKey(name)], CANDIDATES), mayMiss)
}
