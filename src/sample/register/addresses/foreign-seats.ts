// Seats abroad. Countries as the register writes them, towns that exist, streets that any town could have.

import { SeededRandom } from '../../random.ts'
import { readTable } from '../../read-table.ts'

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
