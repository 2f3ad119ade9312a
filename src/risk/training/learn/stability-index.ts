// Population drift between training and current companies.

import { log } from '../../../platform/exact-math.ts'
import { quantilesOfSorted, sortedValues } from '../../model/quantile-transform.ts'

// Share assumed for an empty bin, which would make the index infinite.
const EMPTY_SHARE = 1e-4

/**
 * Population stability index, Σ (a − e) · ln(a / e) over quantile bins of `expected`, with a separate bin for
 * missing values. Siddiqi 2006: below 0.10 little, to 0.25 moderate, above it review the model.
 */
export function stabilityIndex(expected: Float64Array, actual: Float64Array, bins = 10): number {
  const cuts = quantilesOfSorted(sortedValues(expected), bins).slice(1, -1)
  const before = sharesOf(expected, cuts)
  const after = sharesOf(actual, cuts)
  return before.reduce((sum, share, bin) => {
    if (share === 0 && after[bin] === 0) return sum
    const e = Math.max(share, EMPTY_SHARE)
    const a = Math.max(after[bin] as number, EMPTY_SHARE)
    return sum + (a - e) * log(a / e)
  }, 0)
}

// The missing first, then from one cut (exclusive) to the next (inclusive).
function sharesOf(values: Float64Array, cuts: readonly number[]): number[] {
  const counts = new Array<number>(cuts.length + 2).fill(0)
  for (const value of values) {
    const above = cuts.findIndex(cut => value <= cut)
    const bin = Number.isNaN(value) ? 0 : 1 + (above < 0 ? cuts.length : above)
    counts[bin] = (counts[bin] as number) + 1
  }
  return counts.map(count => count / Math.max(values.length, 1))
}
