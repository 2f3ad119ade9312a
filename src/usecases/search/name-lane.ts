// Search by name: exact words first, then misspellings. Each step runs only when the previous ones found too
// little.

import { nameKey } from '../../domain/search/lookup-keys.ts'
import { type QueryWord, TIER } from '../../domain/search/rating.ts'
import { findTerms } from '../../store/register/dictionary.ts'
import { WORD } from '../../store/register/terms.ts'
import { CANDIDATES, Candidates, type RatedCompany, toQueryWord } from './candidates.ts'
import type { CompanyRows } from './company-rows.ts'
import { correctWords } from './corrections.ts'
import {
  addExactMatches,
  allButOneQuery,
  allWordsQuery,
  type DictionaryStats,
  hasCompletions,
  toDictionaryStats,
} from './exact-words.ts'

// With fewer hits, and none in a decisive tier, misspellings are searched too.
const ENOUGH_HITS = 3
const DECISIVE_TIERS = [TIER.whole, TIER.beginning, TIER.beginningWithPrefix]
// Maximum corrected whole names, nearest first.
const MAX_WHOLE_NAMES = 200

// More frequent words are rarely misspellings, and their neighbours match many rows.
const COMMON_ROWS = 2_000

/** Companies with a name of exactly these words in any order, best first. */
export async function searchWholeNames(
  rows: CompanyRows,
  words: string[],
  limit: number,
): Promise<RatedCompany[]> {
  const found = new Candidates(words.map(word => toQueryWord(word, false)))
  if (words.length > 0) found.add(await rows.byNameKeys([nameKey(words)], limit))
  return found.best(limit)
}

/** Companies whose names match `words`, best first. `lastIsPrefix`: the last word may be incomplete. */
export async function searchNames(
  rows: CompanyRows,
  words: string[],
  lastIsPrefix: boolean,
  limit: number,
): Promise<RatedCompany[]> {
  if (words.length === 0) return []
  const found = new Candidates(
    words.map((word, at) => toQueryWord(word, lastIsPrefix && at === words.length - 1)),
  )
  const last = found.words.at(-1) as QueryWord
  const prefix = hasCompletions(last) ? last.word : null
  const named = await rows.byName({ key: nameKey(words), words, namePrefix: prefix }, limit)
  found.add(named.rows)
  if (named.isComplete && found.count(TIER.whole) >= limit) return found.best(limit) // no better matches exist
  const known = toDictionaryStats(named)
  await addExactMatches(rows, found, known, limit)
  if (found.hasAny(DECISIVE_TIERS) || found.size >= ENOUGH_HITS) return found.best(limit)
  await addMisspelt(rows, found, known)
  if (found.size === 0) await addRespaced(rows, found, words)
  if (found.size === 0 && words.length > 1) await addPartialMatches(rows, found, known)
  return found.best(limit)
}

async function addMisspelt(rows: CompanyRows, found: Candidates, known: DictionaryStats): Promise<void> {
  const isCommon = ({ word }: QueryWord) => known.rowsOf(word) > COMMON_ROWS
  const doubtful = found.words.every(isCommon) ? found.words : found.words.filter(word => !isCommon(word))
  // Usually a whole name with one error per word is meant, which avoids the full correction.
  for (const maxErrors of [1, 2]) {
    const complete = await correct(rows, found, doubtful, maxErrors)
    if (complete.every(({ near }) => near.size === 0)) continue
    found.add(await rows.byNameKeys(correctedNames(complete).map(nameKey), CANDIDATES))
    if (found.hasAny([TIER.wholeMisspelt])) return
  }
  const complete = found.words.map(word => ({ ...word, isPrefix: false }))
  if (complete.every(({ near }) => near.size === 0)) return
  found.add(await rows.byWords(allWordsQuery(complete, 1), CANDIDATES))
  if (found.size >= ENOUGH_HITS) return
  found.add(await rows.byWords(allWordsQuery(complete, 2), CANDIDATES))
}

// Sets corrections for the doubtful words of `found`; returns all words as complete words.
async function correct(
  rows: CompanyRows,
  found: Candidates,
  doubtful: QueryWord[],
  maxErrors: number,
): Promise<QueryWord[]> {
  const misspelt = doubtful.map(({ word }) => word)
  const near = await correctWords(rows.pool, WORD, misspelt, maxErrors)
  found.words = found.words.map(word => ({ ...word, near: near.get(word.word) ?? word.near }))
  return found.words.map(word => ({ ...word, isPrefix: false }))
}

// Corrected words as whole names, fewest errors first.
function correctedNames(words: QueryWord[]): string[][] {
  let names: WholeName[] = [{ words: [], errors: 0 }]
  for (const { word, near } of words) names = combine(names, [[word, 0], ...near])
  return names.map(name => name.words)
}

type WholeName = { words: string[]; errors: number }

// In order of errors, since only the first of ten thousand combinations are needed.
function combine(names: WholeName[], choices: [word: string, errors: number][]): WholeName[] {
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

// A superfluous or missing blank: `bouw centrum` for Bouwcentrum, `jansbouw` for Jans Bouw.
async function addRespaced(rows: CompanyRows, found: Candidates, words: string[]): Promise<void> {
  const respaced = [...joinedVariants(words), ...splitVariants(words)]
  const known = await findTerms(rows.pool, WORD, [...new Set(respaced.flat())])
  const terms = new Set(known.map(({ term }) => term))
  for (const variant of respaced.filter(parts => parts.every(part => terms.has(part))).slice(0, 4)) {
    const exact = new Candidates(variant.map(word => toQueryWord(word, false)))
    exact.add(await rows.byWords(allWordsQuery(exact.words, 0), CANDIDATES))
    found.mergeMisspelt(exact)
  }
}

function joinedVariants(words: string[]): string[][] {
  return words.slice(1).map((word, at) => words.toSpliced(at, 2, `${words[at]}${word}`))
}

const SHORTEST_PART = 2

function splitVariants(words: string[]): string[][] {
  return words.flatMap((word, at) =>
    Array.from({ length: Math.max(0, word.length - 2 * SHORTEST_PART + 1) }, (_, cut) => {
      const end = cut + SHORTEST_PART
      return words.toSpliced(at, 1, word.slice(0, end), word.slice(end))
    }),
  )
}

// Drops one word: an unknown one, otherwise any but the rarest, which is the most selective.
async function addPartialMatches(
  rows: CompanyRows,
  found: Candidates,
  known: DictionaryStats,
): Promise<void> {
  const rowsOf = ({ word, near }: QueryWord) => known.rowsOf(word) || (near.size > 0 ? 1 : 0)
  const complete = found.words.map(word => ({
    ...word,
    isPrefix: false,
    near: rowsOf(word) > 1 ? new Map() : word.near,
  }))
  const positions = [...complete.keys()].sort(
    (a, b) => rowsOf(complete[a] as QueryWord) - rowsOf(complete[b] as QueryWord),
  )
  const unknown = positions.filter(position => rowsOf(complete[position] as QueryWord) === 0)
  if (unknown.length > 1) return
  const leftOut = unknown.length === 1 ? unknown : positions.slice(1)
  found.add(await rows.byWords(allButOneQuery(complete, leftOut, 1), CANDIDATES), 1)
}
