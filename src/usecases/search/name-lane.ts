// Companies by name: what is spelt right first, then what is nearly so. Each step runs only when those before
// it have not answered.

import { nameKey } from '../../domain/search/hash.ts'
import { type QueryWord, TIER } from '../../domain/search/rating.ts'
import { findTerms } from '../../store/register/search.ts'
import { WORD } from '../../store/register/term-kinds.ts'
import { CANDIDATES, Candidates, type RatedCompany, toQueryWord } from './candidates.ts'
import type { CompanyRows } from './company-rows.ts'
import { correctWords } from './corrections.ts'
import { addExactMatches, type DictionaryStats, hasCompletions, toDictionaryStats } from './exact-words.ts'
import { allButOneQuery, allWordsQuery } from './tsquery.ts'

// With fewer hits than this, and none that is or begins with what was asked, misspellings are looked for as well.
const ENOUGH_HITS = 3
const DECISIVE_TIERS = [TIER.whole, TIER.beginning, TIER.beginningWithPrefix]
// Corrected names tried as a whole, the nearest ones.
const MAX_WHOLE_NAMES = 200

// A word in so many rows is hardly a misspelling of another one, and its neighbours would bring many rows more.
const COMMON_ROWS = 2_000

/** Companies one of whose names is these words and no others, in whatever order; best first. */
export async function searchWholeNames(
  rows: CompanyRows,
  words: string[],
  limit: number,
): Promise<RatedCompany[]> {
  const found = new Candidates(words.map(word => toQueryWord(word, false)))
  if (words.length > 0) found.add(await rows.byNameKeys([nameKey(words)], limit))
  return found.best(limit)
}

/** Companies whose names fit `words`, best first. `lastMayGoOn`: the last word may be cut short. */
export async function searchNames(
  rows: CompanyRows,
  words: string[],
  lastMayGoOn: boolean,
  limit: number,
): Promise<RatedCompany[]> {
  if (words.length === 0) return []
  const found = new Candidates(
    words.map((word, at) => toQueryWord(word, lastMayGoOn && at === words.length - 1)),
  )
  const last = found.words.at(-1) as QueryWord
  const beginning = hasCompletions(last) ? last.word : null
  const named = await rows.byName({ key: nameKey(words), words, namePrefix: beginning }, limit)
  found.add(named.rows)
  if (named.isComplete && found.count(TIER.whole) >= limit) return found.best(limit) // no other is better
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
  // Most who err do so once in a word, and mean a whole name: the rest of the dictionary is then not looked through.
  for (const maxErrors of [1, 2]) {
    const complete = await correct(rows, found, doubtful, maxErrors)
    if (complete.every(({ near }) => near.size === 0)) continue
    found.add(await rows.byNameKeys(correctedNames(complete).map(nameKey), CANDIDATES))
    if (found.hasAny([TIER.wholeMisspelt])) return
  }
  const complete = found.words.map(word => ({ ...word, mayGoOn: false }))
  if (complete.every(({ near }) => near.size === 0)) return
  found.add(await rows.byWords(allWordsQuery(complete, 1), CANDIDATES))
  if (found.size >= ENOUGH_HITS) return
  found.add(await rows.byWords(allWordsQuery(complete, 2), CANDIDATES))
}

// Gives the doubtful of the words of `found` what they may be misspellings of; the words, none of them cut short.
async function correct(
  rows: CompanyRows,
  found: Candidates,
  doubtful: QueryWord[],
  maxErrors: number,
): Promise<QueryWord[]> {
  const asked = doubtful.map(({ word }) => word)
  const near = await correctWords(rows.pool, WORD, asked, maxErrors)
  found.words = found.words.map(word => ({ ...word, near: near.get(word.word) ?? word.near }))
  return found.words.map(word => ({ ...word, mayGoOn: false }))
}

// What the words may have been, as whole names: those with the fewest errors first.
function correctedNames(words: QueryWord[]): string[][] {
  let names: WholeName[] = [{ words: [], errors: 0 }]
  for (const { word, near } of words) names = combine(names, [[word, 0], ...near])
  return names.map(name => name.words)
}

type WholeName = { words: string[]; errors: number }

// All pairs of a name and a next word would be ten thousand, of which few are wanted.
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

// A blank too many or too few: `bouw centrum` for Bouwcentrum, `jansbouw` for Jans Bouw.
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

// Better an answer to most of the words than none. A word that no company has is the one to leave out; else any
// but the rarest, which says most and keeps the search small.
async function addPartialMatches(
  rows: CompanyRows,
  found: Candidates,
  known: DictionaryStats,
): Promise<void> {
  const rowsOf = ({ word, near }: QueryWord) => known.rowsOf(word) || (near.size > 0 ? 1 : 0)
  const complete = found.words.map(word => ({
    ...word,
    mayGoOn: false,
    near: rowsOf(word) > 1 ? new Map() : word.near,
  }))
  const places = [...complete.keys()].sort(
    (a, b) => rowsOf(complete[a] as QueryWord) - rowsOf(complete[b] as QueryWord),
  )
  const unknown = places.filter(place => rowsOf(complete[place] as QueryWord) === 0)
  if (unknown.length > 1) return
  const leftOut = unknown.length === 1 ? unknown : places.slice(1)
  found.add(await rows.byWords(allButOneQuery(complete, leftOut, 1), CANDIDATES), 1)
}
