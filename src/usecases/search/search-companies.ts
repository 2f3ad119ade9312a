// Search over four lanes: number, NACE code, address, name. A query is tried in every lane it fits.

import { houseKey } from '../../domain/company/address.ts'
import { slug } from '../../domain/company/company.ts'
import { enterpriseNumberFrom } from '../../domain/company/enterprise-number.ts'
import { type AddressQuery, type MatchKind, parseQuery, type SearchHit } from '../../domain/search/query.ts'
import type { Source } from '../../store/db/source.ts'
import type { AddressRow, CompanyRow } from '../../store/register/search.ts'
import { STREET } from '../../store/register/terms.ts'
import type { Suppression } from '../suppression/suppression-cache.ts'
import { type CompanyRows, createCompanyRows } from './company-rows.ts'
import { correctWords } from './corrections.ts'
import { searchNames, searchWholeNames } from './name-lane.ts'
import { createPriorityLimiter } from './priority-limiter.ts'

// Search by street and house number, with or without town.

type FoundAddress = { row: AddressRow; matchedAddress: string }

/** Companies at the first interpretation of the query with results, best-ranked first. */
async function searchAddresses(
  companies: CompanyRows,
  addresses: AddressQuery[],
  limit: number,
): Promise<FoundAddress[]> {
  for (const address of addresses) {
    const rows = await findAddress(companies, address, limit)
    if (rows.length > 0) return rows.map(row => ({ row, matchedAddress: describe(row) }))
  }
  return []
}

async function findAddress(
  companies: CompanyRows,
  { street, houseNumber, town }: AddressQuery,
  limit: number,
): Promise<AddressRow[]> {
  const rows = await companies.byHouse([houseKey(street, houseNumber)], town, limit)
  if (rows.length > 0) return rows
  const near = (await correctWords(companies.pool, STREET, [street])).get(street)
  if (!near || near.size === 0) return []
  const houses = [...near.keys()].map(key => houseKey(key, houseNumber))
  return companies.byHouse(houses, town, limit)
}

function describe({ street, zip, addressCity }: AddressRow): string {
  const town = [zip, addressCity].filter(part => part !== null).join(' ')
  return [street, town].filter(part => part !== '').join(', ')
}

export type SearchCompanies = (q: string, limit: number) => Promise<SearchHit[]>

/** At most `limit` hits, best first. Rejects with `SourceUnavailableError` when the source does not answer. */
export function createSearchCompanies(
  source: Pick<Source, 'run'>,
  suppression: Suppression,
): SearchCompanies {
  const limitPool = createPriorityLimiter(SEARCH_CONNECTIONS)
  return async (q, limit) => {
    const list = suppression.list('register')
    return source.run(async shared => {
      const pool = limitPool(shared)
      // Hidden rows may have displaced others: the search is repeated with a higher limit, so that they leave no
      // gap.
      for (let requested = limit; ; ) {
        const rows = createCompanyRows(pool, list)
        const hits = await searchCompanies(rows, q, requested)
        const more = limit + rows.hiddenCount()
        if (hits.length >= limit || more <= requested) return hits.slice(0, limit)
        requested = more
      }
    })
  }
}

/** Search connections per process and database: fewer delay searches, more compete for CPU with this process. */
export const SEARCH_CONNECTIONS = 8

/** Session settings for search: its plans are always index scans in rank order. */
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
    // If the address exists, a name with a number is rarely meant, unless it is a company's whole name.
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
  // Removed companies come last in all lanes and do not displace others.
  readonly #removed = new Map<number, SearchHit>()
  readonly #limit: number

  constructor(limit: number) {
    this.#limit = limit
  }

  get isFull(): boolean {
    return this.#present.size >= this.#limit
  }

  get isEmpty(): boolean {
    return this.#present.size + this.#removed.size === 0
  }

  addRows(rows: CompanyRow[], matchKind: MatchKind): void {
    for (const row of rows) this.add(row, matchKind)
  }

  add(row: CompanyRow, matchKind: MatchKind, matchedAddress: string | null = null): void {
    const hits = row.inRegister ? this.#present : this.#removed
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
    return [...this.#present.values(), ...this.#removed.values()].slice(0, this.#limit)
  }
}
