// Who owns which establishments and branches. Kept as a few integers each, 12 bytes for an establishment, because
// the files list establishments in an order that has nothing to do with that of their companies.

import type { Language } from '../../domain/publications/publication.ts'
import { branchDigits, establishmentDigits, formatEstablishment, scaleSeries } from '../numbers.ts'
import { SeededRandom } from '../random.ts'
import { TOWN_SPREAD, TOWNS, type Town } from './addresses/address-tables.ts'
import { type Company, generateCompany, languageIn, type SampleSeed } from './generate-company.ts'

export type Population = SampleSeed & {
  /** Those of the Full. */
  establishments: number
  /** Company → the slot of its first establishment; the others follow. One longer than there are companies. */
  firstSlot: Uint32Array
  /** Slot → company. */
  ownerOf: Uint32Array
  /** Place in the files → slot, and back. */
  slotAt: Uint32Array
  rankOf: Uint32Array
  /** The companies that own a branch, in the order of the files. */
  branchOwners: number[]
}

export type Establishment = {
  slot: number
  number: string
  owner: Company
  /** 0 for the owner's first. */
  order: number
  /** Opened by an Update, after the Full. */
  isNew: boolean
  town: Town
  language: Language
}

const SALT_COUNT = 3
const SALT_ORDER = 4
const SALT_PLACE = 5
const draw = new SeededRandom()

/** Counts and orders the establishments of all companies. */
export function generatePopulation(seed: number, companies: number): Population {
  const origin: SampleSeed = { seed, companies, series: scaleSeries(companies) }
  const firstSlot = new Uint32Array(companies + 1)
  const branchOwners: number[] = []
  for (let index = 0; index < companies; index++) {
    const company = generateCompany(origin, index)
    firstSlot[index + 1] = (firstSlot[index] as number) + countEstablishments(origin, company)
    if (company.form?.kind === 'foreign') {
      branchOwners.push(index)
      if (index % 499 === 0) branchOwners.push(index) // a few have two
    }
  }
  const establishments = firstSlot[companies] as number
  const ownerOf = new Uint32Array(establishments)
  for (let index = 0; index < companies; index++) ownerOf.fill(index, firstSlot[index], firstSlot[index + 1])
  const slotAt = shuffle(seed, establishments)
  const rankOf = new Uint32Array(establishments)
  for (let rank = 0; rank < establishments; rank++) rankOf[slotAt[rank] as number] = rank
  return { ...origin, establishments, firstSlot, ownerOf, slotAt, rankOf, branchOwners }
}

/** How many establishments a company has when it is first seen: mostly none or one, a few have hundreds. */
export function countEstablishments(origin: SampleSeed, company: Company): number {
  draw.start(origin.seed, company.index, SALT_COUNT)
  const u = draw.fraction()
  if (company.person) return u < 0.15 ? 0 : u < 0.93 ? 1 : u < 0.985 ? 2 : 3
  switch (company.form?.kind) {
    case 'firm': {
      if (u < 0.3) return 0
      if (u < 0.86) return 1
      if (u < 0.935) return 2
      // Pareto with exponent 2: of a million firms a few dozen have more than a hundred.
      return Math.min(900, Math.floor(3 / Math.sqrt((1 - u) / 0.065)))
    }
    case 'association':
      return u < 0.72 ? 0 : u < 0.94 ? 1 : 2 + draw.below(4)
    case 'foreign':
      return u < 0.75 ? 0 : 1
    default:
      return u < 0.94 ? 0 : 1
  }
}

// Source: Fisher-Yates.
function shuffle(seed: number, length: number): Uint32Array {
  const order = new Uint32Array(length)
  for (let at = 0; at < length; at++) order[at] = at
  draw.start(seed, length, SALT_ORDER)
  for (let at = length - 1; at > 0; at--) {
    const other = draw.below(at + 1)
    const held = order[at] as number
    order[at] = order[other] as number
    order[other] = held
  }
  return order
}

/** The establishment in `slot`; slots from `population.establishments` on are opened by Updates. */
export function generateEstablishment(
  population: Population,
  slot: number,
  owner: Company,
  order: number,
): Establishment {
  const { seed, establishments } = population
  const rank = slot < establishments ? (population.rankOf[slot] as number) : slot
  const number = formatEstablishment(establishmentDigits(seed, rank, establishments))
  draw.start(seed, slot, SALT_PLACE)
  const town = draw.chance(order === 0 ? 0.88 : 0.25) ? owner.town : drawTown(owner.language)
  const language = languageIn(town, owner.language === 'nl' ? 'nl' : 'fr')
  return { slot, number, owner, order, isNew: slot >= establishments, town, language }
}

/** The establishments that a company has in the Full. */
export function listEstablishments(population: Population, owner: Company): Establishment[] {
  if (owner.index >= population.companies) return []
  const first = population.firstSlot[owner.index] as number
  const after = population.firstSlot[owner.index + 1] as number
  return Array.from({ length: after - first }, (_, order) =>
    generateEstablishment(population, first + order, owner, order),
  )
}

// Companies mostly stay within their language.
function drawTown(language: Language): Town {
  let town = TOWNS[draw.pick(TOWN_SPREAD)] as Town
  for (let tries = 0; tries < 3 && languageIn(town, language === 'nl' ? 'nl' : 'fr') !== language; tries++) {
    town = TOWNS[draw.pick(TOWN_SPREAD)] as Town
  }
  return town
}

/** The number of the branch at `rank`, as `9.000.006.626`. */
export function branchNumber(population: Population, rank: number): string {
  return formatEstablishment(branchDigits(population.seed, rank, population.branchOwners.length))
}
