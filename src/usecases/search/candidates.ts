// Collects the companies of a name search with their ratings.

import type { Query } from '../../domain/search/query.ts'
import { compareRatings, type QueryWord, type Rating, rateCompany, TIER } from '../../domain/search/rating.ts'
import type { CompanyRow } from '../../store/register/search-columns.ts'
import type { CompanyRows } from './company-rows.ts'
import type { DictionaryStats } from './dictionary-stats.ts'
import { type RatedCompany, rankCompanies } from './rank-companies.ts'

/** Rows read per step, best-ranked first (`findByWords`). */
export const CANDIDATES = 200

/** A name search under way: each step adds to what was found and learnt. */
export type NameSearch = {
  rows: CompanyRows
  query: Query
  found: Candidates
  known: DictionaryStats
}

/** The words of a query in one way of reading them. */
export type NameReading = {
  words: QueryWord[]
  /** True for other words than the query's: `notre dame` for `nd`. */
  isVariant: boolean
}

/** A query word without corrections or other forms. */
export function toQueryWord(word: string, isPrefix: boolean): QueryWord {
  return { word, isPrefix, near: new Map(), beginnings: [], places: [] }
}

/** Results of a name search. A company is rated once, with the readings at the time it is added. */
export class Candidates {
  /** The query as it stands. */
  words: QueryWord[]
  /** Other ways of reading it. */
  readonly others: readonly NameReading[]
  readonly #rated = new Map<number, RatedCompany>()

  constructor(words: QueryWord[], others: readonly NameReading[] = []) {
    this.words = words
    this.others = others
  }

  get size(): number {
    return this.#rated.size
  }

  /** Whether a registered company is in one of `tiers`. */
  hasAny(tiers: readonly number[]): boolean {
    return this.#rated.values().some(({ rating, row }) => tiers.includes(rating.tier) && row.inRegister)
  }

  /** Number of registered companies in tier `worst` or better. */
  count(worst: number): number {
    return this.#rated
      .values()
      .reduce((sum, { rating, row }) => sum + Number(rating.tier <= worst && row.inRegister), 0)
  }

  /** Number of different names of registered companies in tier `worst` or better. */
  countNames(worst: number): number {
    const best = this.#rated.values().filter(({ rating, row }) => rating.tier <= worst && row.inRegister)
    return new Set(best.map(({ rating }) => rating.name)).size
  }

  add(rows: readonly CompanyRow[], mayMiss = 0): void {
    for (const row of rows) {
      if (this.#rated.has(row.enterpriseNumber)) continue
      const rating = this.#rate(row, mayMiss)
      if (rating) this.#rated.set(row.enterpriseNumber, { row, rating })
    }
  }

  #rate(row: CompanyRow, mayMiss: number): Rating | null {
    const place = new Set(`${row.townWords} ${row.streetWords}`.split(' '))
    const names = row.names.split('\n')
    let best = rateCompany(this.words, names, place, mayMiss)
    for (const { words, isVariant } of this.others) {
      const rating = rateCompany(words, names, place, mayMiss)
      const counted = rating && isVariant ? { ...rating, variants: rating.variants + 1 } : rating
      if (counted && (!best || compareRatings(counted, best) < 0)) best = counted
    }
    return best
  }

  /** Adds the results of another reading of the query. */
  merge(others: Candidates): void {
    for (const company of others.#rated.values()) {
      if (!this.#rated.has(company.row.enterpriseNumber))
        this.#rated.set(company.row.enterpriseNumber, company)
    }
  }

  /** Adds those of `others` with a whole name, which are not in the town asked for but near it, behind those added before. */
  mergeNearby(others: Candidates, isNear: (row: CompanyRow) => boolean): void {
    const variants = 1 + Math.max(-1, ...this.#rated.values().map(({ rating }) => rating.variants))
    for (const { row, rating } of others.#rated.values()) {
      if (this.#rated.has(row.enterpriseNumber) || rating.tier > TIER.wholeGlued || !isNear(row)) continue
      const nearby = { ...rating, tier: TIER.wholeNearby, variants: rating.variants + variants }
      this.#rated.set(row.enterpriseNumber, { row, rating: nearby })
    }
  }

  /** Adds the results of a respelt query, rated as misspelt. */
  mergeMisspelt(others: Candidates): void {
    for (const { row, rating } of others.#rated.values()) {
      if (this.#rated.has(row.enterpriseNumber)) continue
      const tier = rating.tier <= TIER.wholeGlued ? TIER.wholeMisspelt : TIER.wordsMisspelt
      this.#rated.set(row.enterpriseNumber, { row, rating: { ...rating, tier, errors: rating.errors + 1 } })
    }
  }

  best(limit: number): RatedCompany[] {
    return rankCompanies([...this.#rated.values()]).slice(0, limit)
  }
}
