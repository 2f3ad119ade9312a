// Places for the sample's addresses: municipalities, streets, and seats abroad.

import { type MunicipalityLanguage, municipalityLanguage } from '../../../domain/municipality.ts'
import { capitalize } from '../../people.ts'
import { SeededRandom, weightedPositions } from '../../random.ts'
import { readTable, readWords, readWordsByLanguage } from '../../read-table.ts'

// Seats abroad. Countries as the register writes them, towns that exist, streets that any town could have.

const seats = readTable<'country_nl' | 'country_fr' | 'zips' | 'towns' | 'streets' | 'form'>(
  'foreign-seats',
).map(row => ({
  ...row,
  zips: row.zips.split(';'),
  towns: row.towns.split(';'),
  streets: row.streets.split(';'),
}))

type ForeignSeat = {
  countryNl: string
  countryFr: string
  zip: string
  town: string
  street: string
  /** The legal form of that country, as written in names. */
  form: string
}

const SALT = 26
const draw = new SeededRandom()

/** The seat of the foreign entity at `index`. */
export function foreignSeatOf(seed: number, index: number): ForeignSeat {
  draw.start(seed, index, SALT)
  const seat = draw.pickSkewed(seats)
  const at = draw.below(seat.towns.length)
  return {
    countryNl: seat.country_nl,
    countryFr: seat.country_fr,
    zip: seat.zips[at] ?? '',
    town: seat.towns[at] ?? '',
    street: draw.pick(seat.streets),
    form: seat.form,
  }
}

// Belgian municipalities by postal code, with the weight their inhabitants give them. As in the register the
// merged municipality is named, in its own language in both columns; only Brussels has two names.

export type Town = {
  zip: string
  nl: string
  fr: string
  language: MunicipalityLanguage
  /** Streets have a name in each language: Brussels and the municipalities with language facilities. */
  twoNames: boolean
  /** How the register tells streets of merged villages apart: `Kor` in `Budastraat(Kor)`. */
  villages: string[]
}

type Column = 'zip' | 'nl' | 'fr' | 'weight' | 'street_names' | 'villages'
const rows = readTable<Column>('municipalities')

export const TOWNS: Town[] = rows.map(({ zip, nl, fr, street_names: names, villages }) => ({
  zip,
  nl,
  fr,
  language: municipalityLanguage(zip),
  twoNames: names === '2',
  villages: villages.split(','),
}))

/** Positions in `TOWNS`, as often as their inhabitants say. */
export const TOWN_SPREAD = weightedPositions(rows.map(({ weight }) => Number(weight)))

const everywhere = readTable<'nl' | 'fr' | 'de'>('streets')
const roots = readTable<'nl' | 'fr'>('street-roots')
const kinds = readWordsByLanguage('street_kinds')
const kindSpread = weightedPositions(readWords('street_kind_weights').map(Number))
const germanRoots = readWords('street_roots_de')

/** Streets are numbered from 0; the first `COMMON_STREETS` are in every town. */
export const COMMON_STREETS = everywhere.length

/** One of the other streets, picked by a hash. */
export function combinedStreet(hash: number): number {
  const kind = kindSpread[hash % kindSpread.length] as number
  return COMMON_STREETS + kind * roots.length + (Math.floor(hash / kindSpread.length) % roots.length)
}

/** The name of street `number` in a language: `Beukenlaan`, `Avenue des Hêtres`. */
export function streetName(number: number, language: 'nl' | 'fr' | 'de'): string {
  const common = everywhere[number]
  if (common) return common[language]
  const root = roots[(number - COMMON_STREETS) % roots.length] as (typeof roots)[number]
  const kind = Math.floor((number - COMMON_STREETS) / roots.length)
  if (language === 'nl') return root.nl + kinds.nl[kind]
  if (language === 'fr') return `${kinds.fr[kind]} ${root.fr}`
  const stem = germanRoots[number % germanRoots.length] as string
  const german = kinds.de[number % kinds.de.length] as string
  return stem.endsWith(' ') ? stem + capitalize(german) : stem + german
}

/** What a French street or residence is called after: `des Hêtres`. */
export function drawComplement(draw: SeededRandom): string {
  return draw.pick(roots).fr
}
