// NACE sections by division, and regions by postal code.

import { naceSection } from '../../domain/nace/nace-section.ts'

// The 2025 edition moved a few divisions between letters; grouping by division is the same for both.
const SECTIONS = Array.from({ length: 100 }, (_, division) => {
  const letter = naceSection(String(division).padStart(2, '0'), '2008')
  return letter === null ? Number.NaN : letter.charCodeAt(0) - 64
})

/** 1 for section A to 21 for U of NACE-BEL 2008, of a division from 1 to 99; NaN for none. */
export function sectionOf(division: number): number {
  return SECTIONS[division] ?? Number.NaN
}

/** `F` for 6; empty for NaN. */
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
