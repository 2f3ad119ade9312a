// From misspelt words to words of the dictionary.

import {
  allowedErrors,
  editDistance,
  errorProbe,
  SHORTEST_CORRECTED,
} from '../../domain/search/error-keys.ts'
import type { Pool } from '../../store/db.ts'
import { findSimilarTerms, type TermRow } from '../../store/register/search.ts'

const MOST_CORRECTIONS = 48

/** For each of `words` the dictionary terms near it with their errors, the nearest and most frequent ones. */
export async function correctWords(
  pool: Pool,
  kind: string,
  words: string[],
): Promise<Map<string, Map<string, number>>> {
  const corrected = words.filter(word => word.length >= SHORTEST_CORRECTED - 1)
  const found = await Promise.all(
    corrected.map(async word => [word, nearest(word, await similar(pool, kind, word))] as const),
  )
  return new Map(found)
}

function similar(pool: Pool, kind: string, word: string): Promise<TermRow[]> {
  return findSimilarTerms(pool, kind, errorProbe(word), word.length - 2, word.length + 2)
}

function nearest(word: string, candidates: TermRow[]): Map<string, number> {
  const near: { term: string; errors: number; frequency: number }[] = []
  for (const { term, frequency } of candidates) {
    if (term === word) continue
    const limit = Math.min(allowedErrors(term.length), word.length < 5 ? 1 : 2)
    const errors = editDistance(word, term, limit)
    if (errors <= limit) near.push({ term, errors, frequency })
  }
  near.sort((a, b) => a.errors - b.errors || b.frequency - a.frequency)
  return new Map(near.slice(0, MOST_CORRECTIONS).map(({ term, errors }) => [term, errors]))
}
