// Two small tables: sections of NACE by their divisions, regions by their postal codes.

// First division of each section A to U in NACE-BEL 2008. The edition of 2025 moved a few divisions within J to N; the
// grouping by division stays one and the same for both.
const SECTION_STARTS = [1, 5, 10, 35, 36, 41, 45, 49, 55, 58, 64, 68, 69, 77, 84, 85, 86, 90, 94, 97, 99]

/** 1 for section A to 21 for U, of a division from 1 to 99; NaN for none. */
export function sectionOf(division: number): number {
  if (!(division >= 1 && division <= 99)) return Number.NaN
  return SECTION_STARTS.filter(start => start <= division).length
}

/** `F` for 6; an empty text for NaN. */
export function sectionLetter(section: number): string {
  return Number.isNaN(section) ? '' : String.fromCharCode(64 + section)
}

export const REGIONS = ['', 'Brussels', 'Flanders', 'Wallonia']

/** 1 Brussels, 2 Flanders, 3 Wallonia, of a Belgian postal code; NaN for none. */
export function regionOf(zip: number): number {
  if (!(zip >= 1000 && zip <= 9999)) return Number.NaN
  if (zip < 1300) return 1
  return zip < 1500 || (zip >= 4000 && zip < 8000) ? 3 : 2
}
