// Register features that do not change with the outcome. Past situations, addresses and ceased activities are
// unknown, and today's would leak the outcome.

import { naceSection } from '../../domain/nace-codes.ts'
import { cellOf } from '../../store/risk/snapshot-columns.ts'
import type { Feature } from './feature.ts'
import { monthsBetween } from './figures.ts'
import { SEGMENTS } from './segments.ts'

// Legal forms in classes that are stable over legal reforms. The code itself would leak the outcome: a
// company that failed in 2018 kept its old code, a surviving one had to take that of 2019.

const CODES: readonly string[] = [
  '',
  // Private limited companies.
  '010 015 210 215 510 515 610 615',
  // Public limited companies.
  '013 014 027 213 214 513 514 614',
  // Cooperatives.
  '001 006 007 008 009 016 206 208 506 508 606 608 706',
  // Partnerships and groupings.
  '011 012 025 060 065 211 212 225 511 512 560 612 701 702 703 704 721',
  // Associations and foundations.
  '017 018 019 020 021 022 026 028 029 070 123 125 128 217 218',
  // Foreign entities.
  '023 030 040 230 235 260 265 453 454',
]

const CLASSES = new Map(
  CODES.flatMap((codes, at) =>
    codes === '' ? [] : codes.split(' ').map(code => [Number(code), at] as const),
  ),
)

// 1xx and 3xx are forms and bodies of public law, 4xx local authorities; 616, 617, 651 and 716 public
// companies.
const PUBLIC_FORMS = new Set([616, 617, 651, 716])

/** Class of a register code: index in `CODES`, 7 for a public body, 8 for any other; NaN for none. */
export function legalFormClassOf(code: number): number {
  if (Number.isNaN(code)) return Number.NaN
  const known = CLASSES.get(code)
  if (known !== undefined) return known
  return (code >= 100 && code < 200) || (code >= 300 && code < 500) || PUBLIC_FORMS.has(code) ? 7 : 8
}

// NACE sections by division, and regions by postal code.

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

function defineRegisterFeature(feature: Omit<Feature, 'group' | 'absence' | 'segments'>): Feature {
  return { group: 'register', absence: 'says_nothing', segments: SEGMENTS, ...feature }
}

export const REGISTER_FEATURES: readonly Feature[] = [
  defineRegisterFeature({
    name: 'age_years',
    unit: 'years',
    direction: 'free',
    formula: 'from the start date in the register to the day, at most 60',
    of: row => Math.min(60, monthsBetween(cellOf(row, 'start_date'), cellOf(row, 'as_of')) / 12),
  }),
  defineRegisterFeature({
    name: 'legal_form',
    unit: 'category',
    direction: 'free',
    formula: 'class of the legal form, 1 to 8: src/risk/features/register-features.ts',
    of: row => legalFormClassOf(cellOf(row, 'legal_form')),
  }),
  defineRegisterFeature({
    name: 'nace_section',
    unit: 'category',
    direction: 'free',
    formula: 'section of the main activity: 1 for A to 21 for U',
    of: row => sectionOf(cellOf(row, 'nace_division')),
  }),
  defineRegisterFeature({
    name: 'region',
    unit: 'category',
    direction: 'free',
    formula: 'of the seat by postal code: 1 Brussels, 2 Flanders, 3 Wallonia',
    of: row => regionOf(cellOf(row, 'zip')),
  }),
]
