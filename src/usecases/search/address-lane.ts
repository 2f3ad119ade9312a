// Search by street and house number, with a town, a name or both beside them.

import { houseKey, streetKeys } from '../../domain/company/address.ts'
import type { AddressReading, WordRange } from '../../domain/search/address-readings.ts'
import { isNearWord } from '../../domain/search/near-words.ts'
import { findMisspeltPlaces, findPlaces, type PlaceMention, zipDistance } from '../../domain/search/places.ts'
import type { Query } from '../../domain/search/query.ts'
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
const MIN_ROWS = 100
const MAX_CORRECTED_STREETS = 8
// Beside a street and a number short names may be misspelt towns too.
const SHORTEST_TOWN = 3
// Addresses that are read, of streets as asked and of similar ones.
const MAX_ADDRESSES = 300
const MAX_CORRECTED_ADDRESSES = 100
// Keys of one statement.
const MAX_HOUSES = 40
const ZIP = /^\d{4}$/

/** Companies at the addresses that the query may mean, those whose names it has first. */
export async function searchAddresses(
  rows: CompanyRows,
  query: Query,
  limit: number,
): Promise<FoundAddress[]> {
  const { allWords: words } = query
  const exact = findPlaces(words)
  const addresses = query.addresses.filter(({ house }) => !isPostalCode(words, house, exact))
  if (addresses.length === 0) return []
  const spelt = toHouses(addresses, readings => readings.map(({ street }) => street))
  let near: Houses | null = null
  let inTownOfStreet: FoundAddress[] = []
  for (const { isTownMisspelt, ...towns } of readTowns(words, exact)) {
    const asked = { words, ...towns }
    const found = await findHouses(rows, spelt, { ...asked, mostRead: MAX_ADDRESSES }, limit)
    if (found.some(({ isTownNamed }) => isTownNamed)) return found
    if (found.length > 0) inTownOfStreet = found
    if (isTownMisspelt) continue
    near ??= await correctStreets(rows, addresses)
    const corrected = await findHouses(rows, near, { ...asked, mostRead: MAX_CORRECTED_ADDRESSES }, limit)
    if (corrected.length > 0) return corrected.map(hit => ({ ...hit, isApproximate: true }))
  }
  return inTownOfStreet
}

type Towns = Pick<Asked, 'places' | 'towns'> & { isTownMisspelt: boolean }

// The towns that are searched, one after the other: as spelt, with typing errors, all.
function readTowns(words: readonly string[], exact: readonly PlaceMention[]): Towns[] {
  const misspelt = findMisspeltPlaces(words, SHORTEST_TOWN).filter(
    place => !exact.some(other => overlaps(place, other)),
  )
  const all = { places: exact.length > 0 ? exact : misspelt, towns: null, isTownMisspelt: false }
  return [
    { places: exact, towns: readZips(words, exact), isTownMisspelt: false },
    { places: misspelt, towns: readZips(words, misspelt), isTownMisspelt: exact.length > 0 },
  ]
    .filter(({ towns }) => towns !== null)
    .concat(all)
}

// `Dorpsstraat, 2860 Sint-Katelijne-Waver`: the number is the town's.
function isPostalCode(
  words: readonly string[],
  { from }: WordRange,
  places: readonly PlaceMention[],
): boolean {
  const code = words[from] ?? ''
  return ZIP.test(code) && places.some(place => place.from === from + 1 && place.zips.includes(code))
}

// Postal codes say more than names, of which many towns have parts.
function readZips(words: readonly string[], places: readonly PlaceMention[]): string[] | null {
  if (places.length === 0) return null
  const codes = places.filter(({ from }) => ZIP.test(words[from] ?? ''))
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
  /** Postal codes to search in; null for all. */
  towns: readonly string[] | null
  mostRead: number
}

async function findHouses(
  rows: CompanyRows,
  houses: Houses,
  asked: Asked,
  limit: number,
): Promise<RatedAddress[]> {
  if (houses.size === 0) return []
  const { words, towns, mostRead } = asked
  const query = { houses: [...houses.keys()], zips: towns, words, mostRead }
  const found = await rows.byHouse(query, Math.max(limit, MIN_ROWS))
  return found
    .map(row => rateAddress(row, houses, asked))
    .filter(address => address !== null)
    .sort(compareAddresses)
}

type RatedAddress = FoundAddress & {
  /** How far the postal code is from those asked for; 0 where none is asked for. */
  zipDistance: number
  /** Words of the town's name, of those that name a town in the text. */
  townWords: number
  /** False where a town is searched whose name may be the street's. */
  isTownNamed: boolean
}

// Null where it is far from the towns asked for.
function rateAddress(row: AddressRow, houses: Houses, asked: Asked): RatedAddress | null {
  const { words, places, towns } = asked
  const at = row.houses
    .flatMap(key => houses.get(key) ?? [])
    .sort((a, b) => lengthOf(b.street) - lengthOf(a.street))[0]
  // `Rue de la Tour 1` does not ask for the town of La Tour.
  const named = places.filter(place => !at || !overlaps(place, at.street))
  const zips = towns === null ? readZips(words, named) : null
  const town = new Set(row.addressTown.split(' '))
  const nameWords = remainingWords(words, [...(at ? [at.street, at.house] : []), ...places], town)
  const distance = zips === null ? distanceToUnknown(row.zip, nameWords) : zipDistance(row.zip, zips)
  if (distance === null) return null
  const namesMatched = countMatched(nameWords, row.names)
  return {
    row,
    matchedAddress: describe(row),
    nameWords,
    namesMatched,
    isApproximate: distance > 0 || namesMatched < nameWords.length,
    zipDistance: distance,
    townWords: named.flatMap(({ from, to }) => words.slice(from, to)).filter(word => isWordOf(town, word))
      .length,
    isTownNamed: towns === null || named.length > 0,
  }
}

// Further than any two towns.
const FAR = 9_999

// Postal codes of no town, such as 1001 or those of one large receiver, are near the town's.
function distanceToUnknown(zip: string | null, nameWords: readonly string[]): number {
  const codes = nameWords.filter(word => ZIP.test(word))
  return codes.length === 0 ? 0 : (zipDistance(zip, codes) ?? FAR)
}

function compareAddresses(a: RatedAddress, b: RatedAddress): number {
  return (
    Number(b.row.inRegister) - Number(a.row.inRegister) ||
    a.zipDistance - b.zipDistance ||
    b.namesMatched - a.namesMatched ||
    a.nameWords.length - b.nameWords.length ||
    surplusOf(a.row, a.namesMatched) - surplusOf(b.row, b.namesMatched) ||
    b.townWords - a.townWords ||
    a.row.rank - b.row.rank
  )
}

// Words of the nearest name that were not asked for.
function surplusOf({ names }: AddressRow, matched: number): number {
  return matched === 0
    ? 0
    : Math.min(...names.split('\n').map(name => Math.abs(name.split(' ').length - matched)))
}

// Words that are neither covered nor the town's. The last one behind a postal code is the town, however it is spelt.
function remainingWords(
  words: readonly string[],
  covered: readonly WordRange[],
  town: ReadonlySet<string>,
): string[] {
  const isTown = (word: string, at: number) =>
    isWordOf(town, word) ||
    (at === words.length - 1 && town.has(words[at - 1] ?? '') && ZIP.test(words[at - 1] ?? ''))
  return words.filter(
    (word, at) => !covered.some(({ from, to }) => at >= from && at < to) && !isTown(word, at),
  )
}

function isWordOf(town: ReadonlySet<string>, word: string): boolean {
  return town.has(word) || town.values().some(other => isNearWord(word, other))
}

function overlaps(a: WordRange, b: WordRange): boolean {
  return a.from < b.to && b.from < a.to
}

function lengthOf({ from, to }: WordRange): number {
  return to - from
}

function countMatched(asked: readonly string[], names: string): number {
  const free = new Set(names.split(/[ \n]/))
  return asked.filter(word => {
    const match = free.has(word) ? word : free.values().find(other => isNearWord(word, other))
    return match !== undefined && free.delete(match)
  }).length
}

/** Companies with their seat in the street and town that the whole query names, without a number. */
export async function searchStreets(
  rows: CompanyRows,
  { allWords, addresses }: Query,
  limit: number,
): Promise<{ row: SeatRow; address: string }[]> {
  const places = findPlaces(allWords)
  if (addresses.some(({ house }) => !isIn(house, places))) return []
  const readings = readStreetsBeside(allWords, places)
  if (readings.length === 0) return []
  const terms = await findTerms(rows.pool, STREET, [...new Set(readings.map(({ street }) => street))])
  const best = readings.find(({ street }) => terms.some(({ term }) => term === street))
  if (best === undefined) return []
  const zips = readZips(allWords, best.towns) ?? []
  if (zips.length > MAX_ZIPS_BESIDE) return []
  const found = await rows.byStreet({ street: best.street, zips }, limit)
  return found.map(row => ({ row, address: describe(row) }))
}

// A text that names more is no address. Brussels has 44 codes.
const MAX_TOWNS_BESIDE = 3
const MAX_ZIPS_BESIDE = 50

type StreetBesideTowns = { street: string; towns: PlaceMention[] }

// What stands between towns, the longest first: `de la Tour` has a town in it, `Chemin de la Tour, Namur` one beside it.
function readStreetsBeside(words: readonly string[], places: readonly PlaceMention[]): StreetBesideTowns[] {
  const before = places.filter(({ from }, at) => from === (places[at - 1]?.to ?? 0))
  const readings: StreetBesideTowns[] = []
  for (const [skipped, start] of [0, ...before.map(({ to }) => to)].entries()) {
    for (let kept = places.length; kept >= skipped; kept--) {
      const end = places[kept]?.from ?? words.length
      const isBeside = end === words.length || places[kept]?.to === (places[kept + 1]?.from ?? words.length)
      if (!isBeside) break
      const towns = [...places.slice(0, skipped), ...places.slice(kept)]
      if (towns.length === 0 || towns.length > MAX_TOWNS_BESIDE || end <= start) continue
      for (const street of streetKeys(words.slice(start, end)))
        if (STREET_KEY.test(street)) readings.push({ street, towns })
    }
  }
  return readings.sort((a, b) => a.towns.length - b.towns.length)
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
