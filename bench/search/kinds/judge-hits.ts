// Whether a list of hits has what a query must find, and where.

import { foldWords } from '../../../src/domain/search/fold.ts'
import type { Pool } from '../../../src/store/db/pool.ts'
import { foldStreet } from './expect.ts'
import type { Expected } from './types.ts'

/** A seat or an establishment; the streets folded, in the languages that the register has. */
export type HitAddress = {
  zip: string | null
  cities: string[]
  streets: string[]
  houseNumber: string | null
}

/** What is judged of a hit. */
export type Hit = {
  enterpriseNumber: number
  foldedNames: string[]
  naceCodes: string[]
  addresses: HitAddress[]
}

/** Position of the first hit that fits, from 0; -1 if none does. */
export function findPosition(hits: Hit[], expected: Expected): number {
  return hits.findIndex(hit => fits(hit, expected))
}

function fits(hit: Hit, expected: Expected): boolean {
  if ('foldedName' in expected) return hit.foldedNames.includes(expected.foldedName)
  if ('enterpriseNumber' in expected) {
    const { enterpriseNumber, sameName } = expected
    return hit.enterpriseNumber === enterpriseNumber || (!!sameName && hit.foldedNames.includes(sameName))
  }
  if ('street' in expected) return hit.addresses.some(address => isAtAddress(address, expected))
  const { naceCodes, zip, city } = expected
  if (!hit.naceCodes.some(own => naceCodes.some(code => own.startsWith(code)))) return false
  return (!zip && !city) || hit.addresses.some(address => isInTown(address, zip, city))
}

type ExpectedAddress = Extract<Expected, { street: string }>

function isAtAddress(address: HitAddress, { street, zip, city, houseNumber }: ExpectedAddress): boolean {
  if (!isInTown(address, zip, city)) return false
  if (houseNumber && leadingNumber(address.houseNumber) !== leadingNumber(houseNumber)) return false
  return address.streets.includes(street)
}

// The number without letters and boxes: `12A`, `12-14` → `12`.
function leadingNumber(houseNumber: string | null): string {
  return /\d+/.exec(houseNumber ?? '')?.[0] ?? ''
}

// A town has several postal codes: with `city` all of them count. True where no town is given.
function isInTown(address: HitAddress, zip?: string, city?: string): boolean {
  if (!zip && !city) return true
  if (zip && address.zip === zip) return true
  return !!city && address.cities.includes(foldWords(city).join(' '))
}

type HitRow = {
  enterprise_number: number
  names: string | null
  nace: (string | null)[]
  addresses: {
    zip: string | null
    cities: (string | null)[]
    streets: (string | null)[]
    houseNumber: string | null
  }[]
}

/** What is judged of some companies, in their order; one that is not in the register fits nothing. */
export async function readHits(pool: Pool, enterpriseNumbers: number[]): Promise<Hit[]> {
  const { rows } = await pool.query<HitRow>({
    name: 'judged-hits',
    text: `SELECT hit.enterprise_number, c.names, ARRAY[c.primary_nace, c.nace_2008] AS nace,
             coalesce(a.addresses, '[]') AS addresses
           FROM unnest($1::int[]) WITH ORDINALITY AS hit(enterprise_number, at)
           LEFT JOIN register.company c USING (enterprise_number)
           LEFT JOIN LATERAL (
             SELECT json_agg(json_build_object(
               'zip', zipcode,
               'cities', json_build_array(municipality_nl, municipality_fr),
               'streets', json_build_array(street_nl, street_fr),
               'houseNumber', house_number)) AS addresses
             FROM register.address
             WHERE enterprise_number = hit.enterprise_number AND date_striking_off IS NULL
           ) a ON true
           ORDER BY hit.at`,
    values: [enterpriseNumbers],
  })
  return rows.map(toHit)
}

function toHit({ enterprise_number, names, nace, addresses }: HitRow): Hit {
  return {
    enterpriseNumber: enterprise_number,
    foldedNames: (names ?? '').split('\n').filter(isPresent),
    naceCodes: nace.filter(isPresent),
    addresses: addresses.map(({ zip, cities, streets, houseNumber }) => ({
      zip,
      cities: cities.filter(isPresent).map(city => foldWords(city).join(' ')),
      streets: streets.filter(isPresent).map(foldStreet),
      houseNumber,
    })),
  }
}

function isPresent(value: string | null): value is string {
  return value !== null && value !== ''
}
