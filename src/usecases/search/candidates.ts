// Collects the companies of a name search with their ratings.

import { compareRatings, type QueryWord, type Rating, rateCompany, TIER } from '../../domain/search/rating.ts'
import type { CompanyRow } from '../../store/register/search.ts'

/** Rows read per step, best-ranked first (`findByWords`). */
export const CANDIDATES = 200

export type RatedCompany = { row: CompanyRow; rating: Rating }

/** A query word without corrections. */
export function toQueryWord(word: string, isPrefix: boolean): QueryWord {
  return { word, isPrefix, near: new Map() }
}

/** Results of a name search. A company is rated once, with the words at the time it is added. */
export class Candidates {
  words: QueryWord[]
  readonly #rated = new Map<number, RatedCompany>()

  constructor(words: QueryWord[]) {
    this.words = words
  }

  get size(): number {
    return this.#rated.size
  }

  /** Whether a registered company is in one of `tiers`. */
  hasAny(tiers: number[]): boolean {
    return this.#rated.values().some(({ rating, row }) => tiers.includes(rating.tier) && row.inRegister)
  }

  /** Number of registered companies in tier `worst` or better. */
  count(worst: number): number {
    return this.#rated
      .values()
      .reduce((sum, { rating, row }) => sum + Number(rating.tier <= worst && row.inRegister), 0)
  }

  add(rows: CompanyRow[], mayMiss = 0): void {
    for (const row of rows) {
      if (this.#rated.has(row.enterpriseNumber)) continue
      const town = new Set(row.townWords.split(' '))
      const rating = rateCompany(this.words, row.names.split('\n'), town, mayMiss)
      if (rating) this.#rated.set(row.enterpriseNumber, { row, rating })
    }
  }

  /** Adds the results of a respelt query, rated as misspelt. */
  mergeMisspelt(others: Candidates): void {
    for (const { row, rating } of others.#rated.values()) {
      if (this.#rated.has(row.enterpriseNumber)) continue
      const tier = rating.tier === TIER.whole ? TIER.wholeMisspelt : TIER.wordsMisspelt
      this.#rated.set(row.enterpriseNumber, { row, rating: { ...rating, tier, errors: rating.errors + 1 } })
    }
  }

  best(limit: number): RatedCompany[] {
    return [...this.#rated.values()]
      .sort(
        (a, b) =>
          Number(b.row.inRegister) - Number(a.row.inRegister) ||
          compareRatings(a.rating, b.rating) ||
          a.row.rank - b.row.rank ||
          a.row.enterpriseNumber - b.row.enterpriseNumber,
      )
      .slice(0, limit)
  }
}
