// The hits of a search, in the order found; companies that left the register come last.

import { slug } from '../../domain/company/company.ts'
import { enterpriseNumberFrom } from '../../domain/company/enterprise-number.ts'
import { versionOfMain } from '../../domain/nace-codes.ts'
import type { MatchKind, SearchHit } from '../../domain/search/query.ts'
import { isApproximate } from '../../domain/search/rating.ts'
import type { CompanyRow } from '../../store/register/search-columns.ts'
import type { RatedCompany } from './rank-companies.ts'

/** Why a company is a hit. */
type Match = {
  kind: MatchKind
  address?: string | null
  /** The folded name that matched. */
  name?: string | null
  isApproximate?: boolean
}

export type FoldedHit = SearchHit & { foldedName: string | null }

/** At most `limit` companies, each once. */
export class HitList {
  readonly #present = new Map<number, FoldedHit>()
  // Removed companies come last in all lanes and do not displace others.
  readonly #removed = new Map<number, FoldedHit>()
  readonly #limit: number
  #isGuess = false

  constructor(limit: number) {
    this.#limit = limit
  }

  get isFull(): boolean {
    return this.#present.size >= this.#limit
  }

  get isEmpty(): boolean {
    return this.#present.size + this.#removed.size === 0
  }

  /** Whatever is added from now on is approximate: a part of the text is left out or guessed. */
  guess(): void {
    this.#isGuess = true
  }

  addRows(rows: readonly CompanyRow[], match: Match): void {
    for (const row of rows) this.add(row, match)
  }

  addNames(found: readonly RatedCompany[], kind: MatchKind = 'name', isGuess = false): void {
    for (const { row, rating } of found)
      this.add(row, { kind, name: rating.name, isApproximate: isGuess || isApproximate(rating) })
  }

  add(row: CompanyRow, { kind, address = null, name = null, isApproximate = false }: Match): void {
    const hits = row.inRegister ? this.#present : this.#removed
    if (hits.size >= this.#limit || hits.has(row.enterpriseNumber)) return
    const enterpriseNumber = enterpriseNumberFrom(row.enterpriseNumber)
    hits.set(row.enterpriseNumber, {
      enterpriseNumber,
      legalName: row.legalName,
      slug: slug(row.legalName, enterpriseNumber),
      city: row.city,
      primaryNace: row.primaryNace,
      naceVersion: versionOfMain(row.primaryNace, row.nace2008),
      matchKind: kind,
      matchedAddress: address,
      situationCode: row.inRegister ? row.situation : null,
      notInRegister: !row.inRegister,
      matchedName: null,
      approximate: this.#isGuess || isApproximate,
      foldedName: name,
    })
  }

  list(): FoldedHit[] {
    return [...this.#present.values(), ...this.#removed.values()].slice(0, this.#limit)
  }
}
