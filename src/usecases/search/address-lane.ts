// Search by street and house number, with a town, a name or both beside them.

import { houseKey, streetKey } from '../../domain/company/address.ts'
import type { AddressReading, WordRange } from '../../domain/search/address-readings.ts'
import { editDistance, maxErrorsFor } from '../../domain/search/lookup-keys.ts'
import { findMisspeltPlaces, findPlaces, type PlaceMention } from '../../domain/search/places.ts'
import { type Query, withoutPlaces } from '../../domain/search/query.ts'
import { findTerms } from '../../store/register/dictionary.ts'
import type { AddressRow, SeatRow } from '../../store/register/search-addresses.ts'
import { STREET } from '../../store/register/terms.ts'
import type { CompanyRows } from './company-rows.ts'
import { correctWords } from './corrections.ts'

export type FoundAddress = {
  row: AddressRow
  matchedAddress: string
  /** Words of the query that are neither the address nor its town, and how many of them the company's names have. */
  nameWords: string[]
  namesMatched: number
  /** True when street or town are not as asked. */
  isApproximate: boolean
}

// Companies of one house among which a name is looked for.
const MIN_ROWS = 200
const MAX_CORRECTED_STREETS = 8
// Beside a street and a number short names may be misspelt towns too.
const SHORTEST_TOWN = 3
// Addresses that are read, of streets as asked and of similar ones.
const MAX_ADDRESSES = 500
const MAX_CORRECTED_ADDRESSES = 200
// Keys of one statement.
const MAX_HOUSES = 160
// Codes of neighbours are mostly within a province's.
const MAX_ZIP_DISTANCE = 999

/** Companies at the addresses that the query may mean, those whose names it has first. */
export async function searchAddresses(
  rows: CompanyRows,
  query: Query,
  limit: number,
): Promise<FoundAddress[]> {
  const { addresses, allWords: words } = query
  if (addresses.length === 0) return []
  const exact = findPlaces(words)
  const places = exact.length > 0 ? exact : findMisspeltPlaces(words, SHORTEST_TOWN)
  const zips = readZips(words, places)
  const spelt = toHouses(addresses, readings => readings.map(({ street }) => street))
  let near: Houses | null = null
  for (const towns of zips === null ? [null] : [zips, null]) {
    const asked = { words, places, zips, towns }
    const found = await findHouses(rows, spelt, { ...asked, mostRead: MAX_ADDRESSES }, limit)
    if (found.length > 0) return found
    near ??= await correctStreets(rows, addresses)
    const corrected = await findHouses(rows, near, { ...asked, mostRead: MAX_CORRECTED_ADDRESSES }, limit)
    if (corrected.length > 0) return corrected.map(hit => ({ ...hit, isApproximate: true }))
  }
  return []
}

// Postal codes say more than names, of which many towns have parts.
function readZips(words: readonly string[], places: readonly PlaceMention[]): string[] | null {
  if (places.length === 0) return null
  const codes = places.filter(({ from }) => /^\d{4}$/.test(words[from] ?? ''))
  return [...new Set((codes.length > 0 ? codes : places).flatMap(({ zips }) => zips))]
}

/** Where in the text a house stands, by the key of street and number. */
type Houses = Map<number, { street: WordRange; house: WordRange }>

function toHouses(
  addresses: readonly AddressReading[],
  streetsOf: (streets: AddressReading['streets']) => readonly string[],
): Houses {
  const houses: Houses = new Map()
  for (const { streets, houseNumber, house } of addresses) {
    for (const street of streets) {
      for (const key of streetsOf([street])) {
        const hash = houseKey(key, houseNumber)
        if (!houses.has(hash) && houses.size < MAX_HOUSES) houses.set(hash, { street, house })
      }
    }
  }
  return houses
}

async function correctStreets({ pool }: CompanyRows, addresses: readonly AddressReading[]): Promise<Houses> {
  const streets = new Set(addresses.flatMap(({ streets }) => streets.map(({ street }) => street)))
  const near = await correctWords(pool, STREET, [...streets].slice(0, MAX_CORRECTED_STREETS))
  return toHouses(addresses, ([reading]) => [...(near.get(reading?.street ?? '')?.keys() ?? [])])
}

type Asked = {
  words: readonly string[]
  places: readonly PlaceMention[]
  /** Postal codes that the text names; null when it names none. */
  zips: readonly string[] | null
  /** Postal codes to search in. */
  towns: readonly string[] | null
  mostRead: number
}

async function findHouses(
  rows: CompanyRows,
  houses: Houses,
  asked: Asked,
  limit: number,
): Promise<FoundAddress[]> {
  if (houses.size === 0) return []
  const { words, zips, towns, mostRead } = asked
  const isElsewhere = zips !== null && towns === null
  const query = { houses: [...houses.keys()], zips: towns, words, mostRead }
  const found = await rows.byHouse(query, Math.max(limit, MIN_ROWS))
  const near = isElsewhere ? found.filter(row => zipDistance(row, zips) <= MAX_ZIP_DISTANCE) : found
  const hits = near.map(row => {
    const nameWords = remainingWords(asked, houses, row)
    const namesMatched = countMatched(nameWords, row.names)
    const isApproximate = isElsewhere || namesMatched < nameWords.length
    return { row, matchedAddress: describe(row), nameWords, namesMatched, isApproximate }
  })
  return hits.sort(
    (a, b) =>
      Number(b.row.inRegister) - Number(a.row.inRegister) ||
      (isElsewhere ? zipDistance(a.row, zips) - zipDistance(b.row, zips) : 0) ||
      b.namesMatched - a.namesMatched ||
      a.nameWords.length - b.nameWords.length ||
      surplusOf(a.row, a.namesMatched) - surplusOf(b.row, b.namesMatched) ||
      a.row.rank - b.row.rank,
  )
}

// Neighbours have near codes.
function zipDistance({ zip }: AddressRow, zips: readonly string[]): number {
  return Math.min(...zips.map(asked => Math.abs(Number(asked) - Number(zip ?? 0))))
}

// Words of the nearest name that were not asked for.
function surplusOf({ names }: AddressRow, matched: number): number {
  return matched === 0
    ? 0
    : Math.min(...names.split('\n').map(name => Math.abs(name.split(' ').length - matched)))
}

function remainingWords({ words, places }: Asked, houses: Houses, row: AddressRow): string[] {
  const at = row.houses
    .flatMap(key => houses.get(key) ?? [])
    .sort((a, b) => lengthOf(b.street) - lengthOf(a.street))[0]
  const town = row.addressTown.split(' ')
  const covered = [...(at ? [at.street, at.house] : []), ...places]
  return words.filter(
    (word, position) =>
      !covered.some(({ from, to }) => position >= from && position < to) &&
      !town.some(other => other === word || isNear(word, other)),
  )
}

function lengthOf({ from, to }: WordRange): number {
  return to - from
}

function countMatched(asked: readonly string[], names: string): number {
  const free = new Set(names.split(/[ \n]/))
  return asked.filter(word => {
    const match = free.has(word) ? word : free.values().find(other => isNear(word, other))
    return match !== undefined && free.delete(match)
  }).length
}

function isNear(word: string, other: string): boolean {
  const limit = Math.min(maxErrorsFor(word.length), maxErrorsFor(other.length))
  return limit > 0 && editDistance(word, other, limit) <= limit
}

/** Companies with their seat in the street and town that the whole query names, without a number. */
export async function searchStreets(
  rows: CompanyRows,
  { allWords, addresses }: Query,
  limit: number,
): Promise<{ row: SeatRow; address: string }[]> {
  const places = findPlaces(allWords)
  const street = streetKey(withoutPlaces(allWords, places))
  if (places.length === 0 || addresses.some(({ house }) => !isIn(house, places)) || !STREET_KEY.test(street))
    return []
  const [term] = await findTerms(rows.pool, STREET, [street])
  if (!term) return []
  const zips = readZips(allWords, places) ?? []
  const found = await rows.byStreet({ street, zips }, limit)
  return found.map(row => ({ row, address: describe(row) }))
}

// Letters of a street, not of an article alone.
const STREET_KEY = /[a-z]{4}/

function isIn({ from }: WordRange, places: readonly PlaceMention[]): boolean {
  return places.some(place => from >= place.from && from < place.to)
}

function describe({ street, zip, addressCity }: Pick<AddressRow, 'street' | 'zip' | 'addressCity'>): string {
  const town = [zip, addressCity].filter(part => part !== null).join(' ')
  return [street, town].filter(part => part !== '').join(', ')
}
