// Features from gazette publications up to the reference day.

import { exp } from '../../platform/exact-math.ts'
import { cellOf, type SnapshotColumn } from '../../store/risk/snapshot-columns.ts'
import type { Feature } from './feature.ts'
import { monthsBetween } from './figures.ts'
import { SEGMENTS } from './segments.ts'

function defineCountFeature(
  name: SnapshotColumn,
  direction: Feature['direction'],
  formula: string,
  unit: Feature['unit'] = 'count',
): Feature {
  return {
    name,
    group: 'gazette',
    unit,
    direction,
    formula,
    segments: SEGMENTS,
    absence: 'says_nothing',
    // Capped: beyond five, changes of director add no information.
    of: row => Math.min(5, cellOf(row, name)),
  }
}

export const GAZETTE_FEATURES: readonly Feature[] = [
  defineCountFeature(
    'reorganisations_36m',
    'increase',
    'notices of judicial reorganisation in the last 36 months, at most 5',
  ),
  {
    ...defineCountFeature('last_reorganisation', 'free', ''),
    name: 'nearness_of_reorganisation',
    unit: 'fraction',
    direction: 'increase',
    formula:
      '1 on the day of the last notice of judicial reorganisation, halved every 12 months; 0 without one',
    of: row => {
      const months = monthsBetween(cellOf(row, 'last_reorganisation'), cellOf(row, 'as_of'))
      return Number.isNaN(months) ? 0 : exp((-months / 12) * Math.LN2)
    },
  },
  defineCountFeature(
    'interim_measures_36m',
    'increase',
    'interim measures of a court in the last 36 months, at most 5',
  ),
  defineCountFeature(
    'strike_offs_36m',
    'increase',
    'strike-offs by the register in the last 36 months, at most 5',
  ),
  defineCountFeature('earlier_bankruptcies', 'increase', 'bankruptcies that were opened before, at most 5'),
  defineCountFeature(
    'officers_left_24m',
    'increase',
    'persons and companies that resigned or were dismissed in the last 24 months',
  ),
  defineCountFeature('officers_joined_24m', 'free', 'persons and companies appointed in the last 24 months'),
  defineCountFeature('seat_moves_36m', 'increase', 'acts that moved the seat in the last 36 months'),
  defineCountFeature(
    'dissolution_decided',
    'free',
    '1 if an act of voluntary dissolution was published',
    'yes_no',
  ),
]
