// Search by address.

import type { SearchPool } from './dictionary.ts'
import { COMPANY, type CompanyRow, HOUSE_KEYS, WORDS } from './search-columns.ts'

export type AddressRow = CompanyRow & {
  street: string
  zip: string | null
  addressCity: string | null
  /** Keys of street and number (`domain/company/address.ts`). */
  houses: number[]
  /** Folded words of the address's own town. */
  addressTown: string
}

export type SeatRow = CompanyRow & Pick<AddressRow, 'street' | 'zip' | 'addressCity'>

// The postings of more postal codes take longer to unite than the streets of a name to read.
const MAX_UNITED_ZIPS = 12
// Companies in streets of one name that are read for large towns, best-ranked first.
const MAX_STREET_ROWS = 1_500

/** Companies in the register with their seat in a street (its key) of the towns of some postal codes. */
export async function findByStreet(
  pool: SearchPool,
  { street, zips }: { street: string; zips: readonly string[] },
  limit: number,
): Promise<SeatRow[]> {
  if (zips.length > MAX_UNITED_ZIPS) return findByStreetOfLargeTown(pool, street, zips, limit)
  const towns = zips.map(zip => `'@${zip}'`).join(' | ')
  const { rows } = await pool.query<SeatRow>({
    name: 'search-street',
    text: `SELECT ${COMPANY}, c.street, c.zip, c.city AS "addressCity" FROM register.company c
           WHERE ${WORDS} @@ $1::tsquery AND ${WORDS} @@ $2::tsquery AND in_register LIMIT $3`,
    values: [`'#${street}'`, towns, limit],
  })
  return rows
}

async function findByStreetOfLargeTown(
  pool: SearchPool,
  street: string,
  zips: readonly string[],
  limit: number,
): Promise<SeatRow[]> {
  const { rows } = await pool.query<SeatRow>({
    name: 'search-street-large-town',
    text: `SELECT ${COMPANY}, c.street, c.zip, c.city AS "addressCity"
           FROM (SELECT * FROM register.company c WHERE ${WORDS} @@ $1::tsquery AND in_register LIMIT $4) c
           WHERE c.zip = ANY ($3) LIMIT $2`,
    values: [`'#${street}'`, limit, zips, MAX_STREET_ROWS],
  })
  return rows
}

type HouseQuery = {
  houses: readonly number[]
  /** Postal codes of the towns asked for; null for every town. */
  zips: readonly string[] | null
  /** Words of a name: companies that have most of them come first. */
  words: readonly string[]
  /** Addresses that are read: every town has some street names. */
  mostRead: number
}

/** Companies with an address in one of the houses. */
export async function findByHouse(
  pool: SearchPool,
  { houses, zips, words, mostRead }: HouseQuery,
  limit: number,
): Promise<AddressRow[]> {
  const { rows } = await pool.query<AddressRow>({
    name: zips === null ? 'search-house' : 'search-house-in-towns',
    text: `SELECT ${COMPANY}, a.display_street AS street, nullif(a.zipcode, '0999') AS zip,
                  a.display_city AS "addressCity", a.street_keys::float8[] AS houses, a.town_words AS "addressTown"
           FROM (SELECT * FROM register.address
                 WHERE ${HOUSE_KEYS} && $1::bigint[] AND date_striking_off IS NULL
                   ${zips === null ? '' : `AND ${HOUSE_KEYS} && $5::bigint[] AND zipcode = ANY ($6)`} LIMIT $3) a
           JOIN register.company c USING (enterprise_number),
           LATERAL (SELECT string_to_array(translate(c.names, E'\n', ' '), ' ') AS words OFFSET 0) own
           ORDER BY c.in_register DESC,
                    (SELECT count(*) FROM unnest($4::text[]) AS word WHERE word = ANY (own.words)) DESC, c.rank LIMIT $2`,
    values: [houses, limit, mostRead, words, ...(zips === null ? [] : [zipRegions(zips), zips])],
  })
  return rows
}

function zipRegions(zips: readonly string[]): number[] {
  return [...new Set(zips.map(zip => Number(zip.slice(0, 2))))]
}
