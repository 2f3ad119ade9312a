// One search over four lanes: number, NACE code, address, name. A text is tried in every lane it makes sense in.

import { slug } from '../../domain/company/company.ts'
import { enterpriseNumberFrom } from '../../domain/company/enterprise-number.ts'
import { parseQuery } from '../../domain/search/query.ts'
import type { MatchKind, SearchHit } from '../../domain/search/search-hit.ts'
import type { Source } from '../../store/db/source.ts'
import type { CompanyRow } from '../../store/register/search.ts'
import type { Suppression } from '../suppression/suppression-cache.ts'
import { searchAddresses } from './address-lane.ts'
import { type CompanyRows, createCompanyRows } from './company-rows.ts'
import { searchNames, searchWholeNames } from './name-lane.ts'
import { createPriorityLimiter } from './priority-limiter.ts'

export type SearchCompanies = (q: string, limit: number) => Promise<SearchHit[]>

/**
 * The search over one source. `limit`: at most so many hits, best first. Rejects with
 * `SourceUnavailableError` when the source does not answer.
 */
export function createSearchCompanies(
  source: Pick<Source, 'run'>,
  suppression: Suppression,
): SearchCompanies {
  const limitPool = createPriorityLimiter(SEARCH_CONNECTIONS)
  return async (q, limit) => {
    const list = suppression.list('register')
    return source.run(async shared => {
      const pool = limitPool(shared)
      // Rows that were held back may have kept others out: a company that is hidden must not leave a gap.
      for (let asked = limit; ; ) {
        const rows = createCompanyRows(pool, list)
        const hits = await searchCompanies(rows, q, asked)
        const more = limit + rows.heldBack()
        if (hits.length >= limit || more <= asked) return hits.slice(0, limit)
        asked = more
      }
    })
  }
}

/** Connections for searches, of each process to each database: fewer wait for this process, more take its processor away. */
export const SEARCH_CONNECTIONS = 8

/** Server settings that the search's connections need: its plans are always index scans in order of rank. */
export const SEARCH_SESSION = {
  plan_cache_mode: 'force_generic_plan',
  enable_seqscan: 'off',
  jit: 'off',
}

async function searchCompanies(rows: CompanyRows, q: string, limit: number): Promise<SearchHit[]> {
  const query = parseQuery(q)
  const hits = new HitList(limit)
  if (query.numbers) {
    const { first, last } = query.numbers
    hits.addRows(await rows.byNumbers(first, last, limit), 'kbo')
    if (!hits.isEmpty) return hits.list()
  }
  if (query.nace && !hits.isFull) hits.addRows(await rows.byNace(query.nace, limit), 'nace')
  if (hits.isFull) return hits.list()
  const addresses = await searchAddresses(rows, query.addresses, limit)
  if (addresses.length > 0) {
    // At an address that exists a name with a number in it is rarely meant, unless it is somebody's whole name.
    for (const { row } of await searchWholeNames(rows, query.words, limit)) hits.add(row, 'name')
    for (const { row, matchedAddress } of addresses) hits.add(row, 'address', matchedAddress)
  } else {
    for (const { row } of await searchNames(rows, query.words, query.lastIsPrefix, limit))
      hits.add(row, 'name')
  }
  return hits.list()
}

class HitList {
  readonly #present = new Map<number, SearchHit>()
  // Companies that have left the register come last, whichever lane found them, and take no other's place.
  readonly #gone = new Map<number, SearchHit>()
  readonly #limit: number

  constructor(limit: number) {
    this.#limit = limit
  }

  get isFull(): boolean {
    return this.#present.size >= this.#limit
  }

  get isEmpty(): boolean {
    return this.#present.size + this.#gone.size === 0
  }

  addRows(rows: CompanyRow[], matchKind: MatchKind): void {
    for (const row of rows) this.add(row, matchKind)
  }

  add(row: CompanyRow, matchKind: MatchKind, matchedAddress: string | null = null): void {
    const hits = row.inRegister ? this.#present : this.#gone
    if (hits.size >= this.#limit || hits.has(row.enterpriseNumber)) return
    const enterpriseNumber = enterpriseNumberFrom(row.enterpriseNumber)
    hits.set(row.enterpriseNumber, {
      enterpriseNumber,
      legalName: row.legalName,
      slug: slug(row.legalName, enterpriseNumber),
      city: row.city,
      primaryNace: row.primaryNace,
      matchKind,
      matchedAddress,
      notInRegister: !row.inRegister,
    })
  }

  list(): SearchHit[] {
    return [...this.#present.values(), ...this.#gone.values()].slice(0, this.#limit)
  }
}
