// Corrects misspelt words with the dictionary.

import {
  editDistance,
  MIN_CORRECTED_LENGTH,
  maxErrorsFor,
  queryErrorKeys,
} from '../../domain/search/lookup-keys.ts'
import { bucketOf, collectTerms } from '../../domain/search/postings.ts'
import type { SearchPool } from '../../store/register/dictionary.ts'
import { readTermBuckets, readTerms, type TermRow } from '../../store/register/dictionary.ts'
import type { TermKind } from '../../store/register/terms.ts'

const MAX_CORRECTIONS = 48
const MAX_ERRORS = 2
// Rows of all corrections of a word: more are read at a cost.
const MAX_ROWS = 40_000
const MIN_CORRECTIONS = 6
// Dictionary terms that are compared with the words of a query. The first ones of a key are mostly the most frequent.
const MAX_CANDIDATES = 1_200

type Correction = {
  errors: number
  /** Rows with the term. */
  frequency: number
}

/**
 * For each word the nearest and most frequent dictionary terms, nearest first. One error needs a third of the
 * keys and a quarter of the candidates that two need.
 */
export async function correctWords(
  pool: SearchPool,
  kind: TermKind,
  words: string[],
  maxErrors = MAX_ERRORS,
): Promise<Map<string, Map<string, Correction>>> {
  const probes = words
    .filter(word => word.length >= MIN_CORRECTED_LENGTH - 1 && !/^\d+$/.test(word))
    .map(word => ({ word, keys: queryErrorKeys(word, maxErrors), found: new Set<number>() }))
  const buckets = new Set(probes.flatMap(({ keys }) => [...keys].map(bucketOf)))
  const postings = Map.groupBy(await readTermBuckets(pool, [...buckets]), ({ bucket }) => bucket)
  for (const { word, keys, found } of probes) {
    for (const key of keys) {
      for (const posting of postings.get(bucketOf(key)) ?? [])
        collectTerms(found, posting.postings, key, word.length, maxErrors)
    }
  }
  const candidates = await readTerms(pool, kind, chooseCandidates(probes.map(({ found }) => found)))
  return new Map(probes.map(({ word }) => [word, nearest(word, candidates, maxErrors)]))
}

// An equal share of the candidates for each word, more where others have fewer.
function chooseCandidates(found: ReadonlySet<number>[]): number[] {
  let left = MAX_CANDIDATES
  const chosen = new Set<number>()
  for (const [at, terms] of found.toSorted((a, b) => a.size - b.size).entries()) {
    const share = Math.min(terms.size, Math.floor(left / (found.length - at)))
    for (const term of terms.values().take(share)) chosen.add(term)
    left -= share
  }
  return [...chosen]
}

function nearest(word: string, candidates: TermRow[], maxErrors: number): Map<string, Correction> {
  const near: (Correction & { term: string })[] = []
  for (const { term, frequency } of candidates) {
    if (term === word) continue
    const limit = Math.min(maxErrors, maxErrorsFor(term.length), word.length < 5 ? 1 : 2)
    const errors = editDistance(word, term, limit)
    if (errors <= limit) near.push({ term, errors, frequency })
  }
  near.sort((a, b) => a.errors - b.errors || b.frequency - a.frequency)
  const chosen = new Map<string, Correction>()
  let rows = 0
  for (const { term, ...correction } of near.slice(0, MAX_CORRECTIONS)) {
    rows += correction.frequency
    if (rows > MAX_ROWS && chosen.size >= MIN_CORRECTIONS) break
    chosen.set(term, correction)
  }
  return chosen
}
