// Features of the companies around one: those that its officers led, and its group.

import { cellOf, type SnapshotColumn } from '../../store/risk/snapshot-columns.ts'
import type { Feature } from './feature.ts'
import { SEGMENTS } from './segments.ts'

// Capped: who led six failed companies is no other case than who led five.
const MOST_FAILURES = 5

function defineFailureFeature(name: SnapshotColumn, formula: string): Feature {
  return {
    name,
    group: 'network',
    unit: 'count',
    direction: 'increase',
    formula,
    segments: SEGMENTS,
    absence: 'says_nothing',
    of: row => Math.min(MOST_FAILURES, cellOf(row, name)),
  }
}

export const NETWORK_FEATURES: readonly Feature[] = [
  defineFailureFeature(
    'failures_of_officers',
    'bankruptcies that were published before, of other companies that officers in office led, at most 5',
  ),
  defineFailureFeature(
    'failures_of_group',
    'bankruptcies that were published before, of other companies of the group by majority holdings, at most 5',
  ),
]

/** Whether any of these features needs what is read with `withFailures`. */
export function needsFailures(names: Iterable<string>): boolean {
  const network = new Set(NETWORK_FEATURES.map(({ name }) => name))
  return [...names].some(name => network.has(name))
}
