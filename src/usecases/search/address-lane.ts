// Search by street and house number, with or without town.

import { houseKey } from '../../domain/company/address.ts'
import type { AddressQuery } from '../../domain/search/query.ts'
import type { AddressRow } from '../../store/register/search.ts'
import { STREET } from '../../store/register/term-kinds.ts'
import type { CompanyRows } from './company-rows.ts'
import { correctWords } from './corrections.ts'

type FoundAddress = { row: AddressRow; matchedAddress: string }

/** Companies at the first interpretation of the query with results, best-ranked first. */
export async function searchAddresses(
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
