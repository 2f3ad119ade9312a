// Whether today's companies still look like those a model was learnt on.

import { log } from '../../../platform/exact-math.ts'
import { quantilesOfSorted, sortedValues } from '../../model/quantile-transform.ts'

// A bin that is empty on one side would make the index infinite: it counts as this share.
const EMPTY_SHARE = 1e-4

/**
 * Population stability index, Σ (a − e) · ln(a / e) over bins of equal number of `expected` rows, missing values being a bin
 * of their own. Siddiqi 2006: under 0.10 little, to 0.25 moderate, above it the model should be looked at.
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
