// The addresses of companies (REGO), establishments (BAET) and branches (ABBR), as rows of address.csv. Each has
// exactly one; natural persons have none of their own.

import { hash, SeededRandom } from '../../random.ts'
import { readWords, readWordsByLanguage } from '../../read-table.ts'
import {
  COMMON_STREETS,
  combinedStreet,
  foreignSeatOf,
  streetName,
  type Town,
} from '../addresses/address-tables.ts'
import type { Company, SampleSeed } from '../generate-company.ts'
import { seatKey } from '../planned-companies.ts'
import type { Establishment } from '../population.ts'
import { hasTrait } from '../stratify.ts'
import { formatDate, quote, type Rows } from './csv-rows.ts'

const SALT_SEAT = 41
const SALT_PLACE = 42
const SALT_BRANCH = 43
const SALT_VILLAGE = 44
const SALT_SHARED_SEAT = 46

const draw = new SeededRandom()

/** The seat of a company, nothing for a natural person. */
export function addSeat(rows: Rows, origin: SampleSeed, company: Company, revision = 0): void {
  const { number, slot, town, index, planned } = company
  if (company.person) return
  if (company.form?.kind === 'foreign') {
    addForeignSeat(rows, origin, company)
    return
  }
  if (revision === 0 && planned?.seat != null) {
    draw.start(origin.seed, seatKey(planned.seat, index), SALT_SHARED_SEAT)
    rows.add(belgianRow(number, 'REGO', town, { star: false, struckOff: '', house: drawPlainHouse() }))
    return
  }
  draw.start(origin.seed, index, SALT_SEAT + revision * 100)
  if (revision === 0 && hasTrait(slot, 'unknownAddress')) {
    rows.add(`"${number}","REGO",,,"0999","","","","","","","",\n`)
    return
  }
  const star = revision === 0 && hasTrait(slot, 'starredStreet')
  const struckOff = hasTrait(slot, 'struckOff')
    ? formatDate(2014 + draw.below(11), 1 + draw.below(12), 1 + draw.below(28))
    : ''
  rows.add(belgianRow(number, 'REGO', town, { star, struckOff }))
}

/** The address of an establishment. */
export function addEstablishmentAddress(
  rows: Rows,
  origin: SampleSeed,
  place: Establishment,
  revision = 0,
): void {
  draw.start(origin.seed, place.slot, SALT_PLACE + revision * 100)
  rows.add(belgianRow(place.number, 'BAET', place.town, { star: false, struckOff: '' }))
}

/** The Belgian address of a foreign entity's branch. */
export function addBranchAddress(rows: Rows, origin: SampleSeed, number: string, owner: Company): void {
  draw.start(origin.seed, owner.index, SALT_BRANCH)
  rows.add(belgianRow(number, 'ABBR', owner.town, { star: false, struckOff: '' }))
}

function addForeignSeat(rows: Rows, origin: SampleSeed, { number, index }: Company): void {
  const seat = foreignSeatOf(origin.seed, index)
  draw.start(origin.seed, index, SALT_SEAT)
  const town = quote(seat.town)
  const street = quote(seat.street)
  const house = draw.chance(0.15) ? '' : String(1 + draw.skewedBelow(300))
  const head = `"${number}","REGO","${seat.countryNl}","${seat.countryFr}","${seat.zip}"`
  rows.add(`${head},${town},${town},${street},${street},"${house}","","",\n`)
}

function belgianRow(
  number: string,
  type: string,
  town: Town,
  { star, struckOff, house }: { star: boolean; struckOff: string; house?: string },
): string {
  const street = drawStreet(town)
  const suffix = villageSuffix(town, street)
  const mark = star ? '*' : ''
  const local = town.language === 'unknown' || town.language === 'bilingual' ? 'nl' : town.language
  const nl = mark + streetName(street, town.twoNames ? 'nl' : local) + suffix
  const fr = town.twoNames ? mark + streetName(street, 'fr') + suffix : nl
  const head = `"${number}","${type}",,,"${town.zip}","${town.nl}","${town.fr}"`
  return `${head},"${nl}","${fr}","${house ?? drawHouse()}","${drawBox(town)}","${drawExtra(local)}",${struckOff}\n`
}

// A third of all addresses are in the streets that every town has; a town has its own choice of the others.
function drawStreet(town: Town): number {
  if (draw.chance(0.35)) return draw.skewedBelow(COMMON_STREETS)
  const own = draw.skewedBelow(160)
  return combinedStreet(hash(Number(town.zip), own, SALT_VILLAGE))
}

// Eight streets of fifty have a namesake in a merged village, the same ones for everyone who lives there.
function villageSuffix(town: Town, street: number): string {
  if (town.language === 'bilingual') return ''
  const which = hash(Number(town.zip), street, SALT_VILLAGE + 1)
  if (which % 50 >= 8) return ''
  return `(${town.villages[(which >>> 8) % town.villages.length]})`
}

function drawPlainHouse(): string {
  return String(1 + draw.below(180))
}

function drawHouse(): string {
  const way = draw.below(1000)
  const house = 1 + draw.skewedBelow(draw.chance(0.6) ? 90 : 360)
  if (way < 850) return String(house)
  if (way < 915) return `${house}${draw.pickSkewed(['A', 'B', 'C', 'D', 'a', 'b', 'bis', 'F'])}`
  if (way < 940) return `${house}-${house + 2}`
  if (way < 960) return 'SN'
  if (way < 968) return 'ZN'
  if (way < 975) return '-'
  if (way < 982) return `${house} A`
  if (way < 985) return 'z/n'
  if (way < 989) return `${house}/${1 + draw.below(5)}`
  if (way < 990) return '+5'
  return way < 994 ? '' : String(house * 10)
}

const BOXES = readWords('boxes')

function drawBox(town: Town): string {
  const inFlats = town.language === 'bilingual' ? 0.24 : 0.08
  return draw.chance(inFlats) ? draw.pickSkewed(BOXES) : ''
}

const EXTRAS = readWordsByLanguage('address_extras')

function drawExtra(language: 'nl' | 'fr' | 'de'): string {
  return draw.chance(0.015) ? draw.pick(EXTRAS[language]) : ''
}
