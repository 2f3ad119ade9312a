// Register features that do not change with the outcome. Past situations, addresses and ceased activities are
// unknown, and today's would leak the outcome.

import { cellOf } from '../../store/risk/snapshot-columns.ts'
import type { Feature } from './feature.ts'
import { monthsBetween } from './figures.ts'
import { legalFormClassOf } from './legal-form-classes.ts'
import { regionOf, sectionOf } from './regions-and-sections.ts'
import { SEGMENTS } from './segments.ts'

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
    formula: 'class of the legal form, 1 to 8: src/risk/features/legal-form-classes.ts',
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
