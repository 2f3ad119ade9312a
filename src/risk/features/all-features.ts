// Registry of all features, and computation of feature rows.

import type { SnapshotRow } from '../../store/risk/snapshot-columns.ts'
import { BALANCE_FEATURES } from './balance-features.ts'
import type { Feature } from './feature.ts'
import { FILING_FEATURES } from './filing-features.ts'
import { GAZETTE_FEATURES } from './gazette-features.ts'
import { inferZeros } from './infer-zeros.ts'
import { NETWORK_FEATURES } from './network-features.ts'
import { REGISTER_FEATURES } from './register-features.ts'
import { RESULT_FEATURES } from './result-features.ts'
import type { Segment } from './segments.ts'

export const FEATURES: readonly Feature[] = [
  ...BALANCE_FEATURES,
  ...RESULT_FEATURES,
  ...FILING_FEATURES,
  ...REGISTER_FEATURES,
  ...GAZETTE_FEATURES,
  ...NETWORK_FEATURES,
]

const BY_NAME = new Map(FEATURES.map(feature => [feature.name, feature]))

/** The feature of that name. Throws RangeError for an unknown name. */
export function featureNamed(name: string): Feature {
  const feature = BY_NAME.get(name)
  if (!feature) throw new RangeError(`no feature is named ${name}`)
  return feature
}

/** Features of a segment, in a fixed order. */
export function featuresOf(segment: Segment): readonly Feature[] {
  return FEATURES.filter(({ segments }) => segments.includes(segment))
}

/** The values of `features` for one company; NaN where unknown. */
export function computeFeatures(features: readonly Feature[], row: SnapshotRow): Float64Array {
  const settled = inferZeros(row)
  return Float64Array.from(features, feature => feature.of(settled))
}
