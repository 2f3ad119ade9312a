// Features of the companies around one: those that its officers led, and its group.

import { cellOf, type SnapshotColumn } from '../../store/risk/snapshot-columns.ts'
import type { Feature } from './feature.ts'
import { SEGMENTS } from './segments.ts'

// Capped, so that outliers do not dominate.
const MOST_FAILURES = 5

function defineFailureFeature(name: SnapshotColumn, absence: Feature['absence'], formula: string): Feature {
  return {
    name,
    group: 'network',
    unit: 'count',
    direction: 'increase',
    formula,
    segments: SEGMENTS,
    absence,
    of: row => Math.min(MOST_FAILURES, cellOf(row, name)),
  }
}

export const NETWORK_FEATURES: readonly Feature[] = [
  // Rarely unknown. The imputed value must not be an extreme one.
  defineFailureFeature(
    'failures_of_officers',
    'says_nothing',
    'bankruptcies that were published before, of other companies that officers in office led, at most 5',
  ),
  // Unknown of most companies: the value of another one would stand in for nearly all.
  defineFailureFeature(
    'failures_of_group',
    'tells',
    'bankruptcies that were published before, of other companies of the group by majority holdings, at most 5',
  ),
]

/** Whether any of these features needs what is read with `withFailures`. */
export function needsFailures(names: Iterable<string>): boolean {
  const network = new Set(NETWORK_FEATURES.map(({ name }) => name))
  return [...names].some(name => network.has(name))
}
