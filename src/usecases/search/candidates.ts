// The companies found so far, rated by how well their names answer the words asked for.

import { compareRatings, type QueryWord, type Rating, rateCompany, TIER } from '../../domain/search/rating.ts'
import type { CompanyRow } from '../../store/register/search.ts'

/** Rows read for one step; the best-ranked of those that fit, see `findByWords`. */
export const CANDIDATES = 200

export type RatedCompany = { row: CompanyRow; rating: Rating }

/** A word as it was asked, before anything is known of it. */
export function toQueryWord(word: string, mayGoOn: boolean): QueryWord {
  return { word, isPrefix: mayGoOn, near: new Map() }
}

/** What one search by name has found; a company is rated once, by the words as they stand when it is added. */
export class Candidates {
  words: QueryWord[]
  readonly #rated = new Map<number, RatedCompany>()

  constructor(words: QueryWord[]) {
    this.words = words
  }

  get size(): number {
    return this.#rated.size
  }

  /** True when a company of the register was found in one of `tiers`. */
  hasAny(tiers: number[]): boolean {
    return this.#rated.values().some(({ rating, row }) => tiers.includes(rating.tier) && row.inRegister)
  }

  /** Companies of the register in `worst` or a better tier. */
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

  /** Takes what was found for another writing of the same words, as misspelt. */
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
