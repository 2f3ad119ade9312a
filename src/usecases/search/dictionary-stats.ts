// What one search knows of the dictionary: rows of terms and prefixes, from which it tells what a query would cost.

import { type QueryWord, TOWN_PREFIX } from '../../domain/search/rating.ts'
import type { TermRow } from '../../store/register/dictionary.ts'
import type { PrefixCompletions } from '../../store/register/search.ts'

// Names of companies have the words of towns too.
const TOWN_SHARE = 0.8

export class DictionaryStats {
  /** Completions of the last word; null when there are too many or it is not a prefix. */
  readonly completions: PrefixCompletions | null
  readonly #rowsByTerm: Map<string, number>
  readonly #rowsByPrefix = new Map<string, number>()

  constructor({
    terms,
    completions,
  }: {
    terms: readonly TermRow[]
    completions: PrefixCompletions | null
  }) {
    this.completions = completions
    this.#rowsByTerm = new Map(terms.map(({ term, frequency }) => [term, frequency]))
  }

  /** Rows of a term; zero when the dictionary lacks it or was not asked. */
  rowsOf(term: string): number {
    return this.#rowsByTerm.get(term) ?? 0
  }

  /** Upper bound of the rows with this prefix; that of the last word for prefixes that were not looked up. */
  rowsOfPrefix(prefix: string): number {
    return this.#rowsByPrefix.get(prefix) ?? this.completions?.rows ?? Number.POSITIVE_INFINITY
  }

  learnTerms(rows: Iterable<[term: string, rows: number]>): void {
    for (const [term, count] of rows) this.#rowsByTerm.set(term, count)
  }

  learnPrefixes(rows: Iterable<[prefix: string, rows: number]>): void {
    for (const [prefix, count] of rows) this.#rowsByPrefix.set(prefix, count)
  }

  /** An upper bound of the rows with a query word in any of its forms, as a town too. */
  rowsOfWord(word: QueryWord): number {
    return termsOf(word).reduce((sum, term) => sum + this.rowsOf(term), 0)
  }
}

/** The terms that `rowsOfWord` counts. */
export function termsOf({ word, near, places }: QueryWord): string[] {
  return [...new Set([word, ...near.keys(), ...places.map(place => place.slice(TOWN_PREFIX.length))])]
}

/** The word without the postal codes of its town where the register itself files that town's name. */
export function withoutKnownTown(word: QueryWord, known: DictionaryStats): QueryWord {
  const ofZips = word.places.reduce((sum, place) => sum + known.rowsOf(place.slice(TOWN_PREFIX.length)), 0)
  return known.rowsOf(word.word) >= ofZips * TOWN_SHARE ? { ...word, places: [] } : word
}
