// Where invented people live: areas, each a postal code, in districts of the same first two digits.

import type { SeededRandom } from '../../src/sample/random.ts'

const FIRST_ZIP = 1000
const ZIP_STEP = 7
const DISTRICT = 100

/** Postal code of an area. */
export function zipText(area: number): string {
  return String(FIRST_ZIP + area * ZIP_STEP)
}

export function districtOf(area: number): number {
  return Math.floor((FIRST_ZIP + area * ZIP_STEP) / DISTRICT)
}

/** Any area of the same district. */
export function drawNearby(area: number, areas: number, random: SeededRandom): number {
  const first = Math.ceil((districtOf(area) * DISTRICT - FIRST_ZIP) / ZIP_STEP)
  const last = Math.ceil(((districtOf(area) + 1) * DISTRICT - FIRST_ZIP) / ZIP_STEP) - 1
  return random.between(first, Math.min(last, areas - 1))
}

/** One of the neighbouring areas where a family is frequent. */
export function drawFamilyHome(
  family: number,
  { areas, places }: { areas: number; places: number },
  random: SeededRandom,
): number {
  return ((Math.imul(family, 2654435761) + random.below(places)) >>> 0) % areas
}
